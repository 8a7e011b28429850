import { useEffect, useState, type RefObject } from 'react';

/** Whether a layer is to be in the page: while it is open, and afterwards until its closing animation has ended. */
export function usePresence(open: boolean, layer: RefObject<HTMLElement | null>): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    if (open || !present) return undefined;
    let reopened = false;
    // Its own animations only: what moves for ever inside would keep it for ever.
    const closing = layer.current?.getAnimations().map(({ finished }) => finished) ?? [];
    const leave = async (): Promise<void> => {
      await Promise.allSettled(closing);
      if (!reopened) setPresent(false);
    };
    void leave();
    return () => {
      reopened = true;
    };
  }, [open, present, layer]);

  return present;
}
