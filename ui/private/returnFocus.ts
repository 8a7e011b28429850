import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives focus back, as soon as `open` ends, to whatever had it before. At once rather than after the closing animation:
 * meanwhile Enter would press again the button that has just closed the overlay.
 */
export function useReturnFocus(open: boolean, layer: RefObject<HTMLElement | null>, page: Document): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = page.activeElement;
  }, [open, page]);
  // A passive effect, since it must follow the release of the focus trap.
  useEffect(() => {
    if (!open) return undefined;
    // What this overlay takes the place of has given the focus back only now.
    if (!layer.current?.contains(page.activeElement)) opener.current = page.activeElement;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [open, layer, page]);
}
