import { startTransition, useEffect, useState, type RefObject } from 'react';

/** Delay after mount, in milliseconds: loading sooner would compete with the visible content. */
const SETTLE_MS = 2500;

/** Interval to check whether the element is still in use, in milliseconds. */
const AGAIN_MS = 250;

/**
 * Whether replacing the element would lose something: focus, an active press, or the element to return focus to after an overlay closes.
 */
const isHeld = (element: Element): boolean =>
  element.contains(document.activeElement) || element.matches(':active') || element.closest('[aria-hidden=true]') !== null;

/**
 * Whether the page is idle, so that the animated component can replace the static one.
 * @param place the static element; it is not replaced while in use
 * @param sooner also on pointer intent
 */
export function usePageIdle(place: RefObject<Element | null>, { sooner = false }: { readonly sooner?: boolean } = {}): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled) return undefined;
    const element = place.current;
    const look = (): void => {
      if (element && isHeld(element)) wait();
      // In a transition, the static element stays until the code has loaded, and the replacement renders concurrently.
      else startTransition(() => setSettled(true));
    };
    let timer = setTimeout(look, SETTLE_MS);
    // Delayed: on touch, the press follows a moment after `pointerenter`.
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
