import { useLayoutEffect, type RefObject } from 'react';

/**
 * Hands the focus on when what has it goes from the page, whatever took it away: it would fall to the page's start.
 * @param going what may have it
 * @param heir what takes it then, if that is there once what comes instead is drawn
 */
export function useFocusHeir(going: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null> | undefined): void {
  // Of the layout, since that is undone while the element still stands.
  useLayoutEffect(() => {
    const element = going.current;
    return () => {
      if (element?.contains(document.activeElement)) requestAnimationFrame(() => handOn(heir));
    };
  }, [going, heir]);
}

function handOn(heir: RefObject<HTMLElement | null> | undefined): void {
  const next = heir?.current;
  // Unless what came has taken it already; a dialog around both takes it back to itself only.
  if (next && document.activeElement?.contains(next)) next.focus();
}
