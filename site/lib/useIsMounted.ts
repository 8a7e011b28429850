import { useEffect, useRef } from 'react';

/** Whether what calls this is on screen still: an answer may come when the player has long gone elsewhere. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
