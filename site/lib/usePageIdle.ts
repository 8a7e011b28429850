import { startTransition, useEffect, useState, type RefObject } from 'react';

/** How long after the page has loaded what only moves may arrive: before that, it would hold up what is looked at. */
const SETTLE_MS = 2500;

/** How soon it is looked again whether what is held has been let go, in milliseconds. */
const AGAIN_MS = 250;

/**
 * Whether something would be lost with what stands still: the focus, a press that is not over, or where the focus is to return to from
 * what lies over the page.
 */
const isHeld = (element: Element): boolean =>
  element.contains(document.activeElement) || element.matches(':active') || element.closest('[aria-hidden=true]') !== null;

/**
 * Whether the page has come to rest. What moves then takes the place of what stood still there.
 * @param place of what stands still; while it is in use, it stays
 * @param sooner as soon as the player reaches for it
 */
export function usePageIdle(place: RefObject<Element | null>, { sooner = false }: { readonly sooner?: boolean } = {}): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled) return undefined;
    const element = place.current;
    const look = (): void => {
      if (element && isHeld(element)) wait();
      // What stands still stays until the code of what moves is here, which is then drawn in small pieces.
      else startTransition(() => setSettled(true));
    };
    let timer = setTimeout(look, SETTLE_MS);
    // Reached for by touch, it is pressed a moment later only.
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, AGAIN_MS);
    };
    if (sooner) element?.addEventListener('pointerenter', wait);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('pointerenter', wait);
    };
  }, [settled, place, sooner]);
  return settled;
}
