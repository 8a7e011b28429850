import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves focus to `next` when the focused element unmounts; otherwise it would fall back to the document's start.
 * @param going container of the focused element
 * @param next receives the focus if it is rendered after the unmount
 */
export function useFocusHandoff(going: RefObject<HTMLElement | null>, next: RefObject<HTMLElement | null> | undefined): void {
  // A layout effect, since its cleanup runs while the element is still in the document.
  useLayoutEffect(() => {
    const element = going.current;
    return () => {
      if (element?.contains(document.activeElement)) requestAnimationFrame(() => moveFocus(next));
    };
  }, [going, next]);
}

function moveFocus(target: RefObject<HTMLElement | null> | undefined): void {
  const next = target?.current;
  // Skipped if the new content has taken the focus; a dialog around both only focuses itself.
  if (!next || !document.activeElement?.contains(next)) return;
  next.focus();
  if (document.activeElement !== next) focusOnce(next);
}

/** Focuses an element that is not focusable; it must not stay focusable for later clicks. */
function focusOnce(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
}
