import { useEffect, useState, type RefObject } from 'react';

/** How long after the page has loaded what only moves may arrive: before that, it would hold up what is looked at. */
const SETTLE_MS = 2500;

/** Whether the page has come to rest, or the player has reached for this element before it did. */
export function useSettled(place: RefObject<Element | null>): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled) return undefined;
    const settle = (): void => setSettled(true);
    const timer = setTimeout(settle, SETTLE_MS);
    const element = place.current;
    const reaching = ['pointerenter', 'touchstart', 'focusin'] as const;
    for (const type of reaching) element?.addEventListener(type, settle, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of reaching) element?.removeEventListener(type, settle);
    };
  }, [settled, place]);
  return settled;
}
