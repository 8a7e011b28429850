import { useLayoutEffect, type RefObject } from 'react';

/**
 * Hands the focus on when what has it goes from the page, whatever took it away: it would fall to the page's start.
 * @param going what may have it
 * @param heir what takes it then, if that is there once what comes instead is drawn
 */
export function useFocusHandoff(going: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null> | undefined): void {
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
  if (!next || !document.activeElement?.contains(next)) return;
  next.focus();
  if (document.activeElement !== next) focusOnce(next);
}

/** Of what takes no focus by itself, as a block: a press into it later is not to give it any. */
function focusOnce(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
}
