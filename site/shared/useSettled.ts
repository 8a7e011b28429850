import { useEffect, useState, type RefObject } from 'react';

/** How long after the page has loaded what only moves may arrive: before that, it would hold up what is looked at. */
const SETTLE_MS = 2500;

const REACHING = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * Whether the page has come to rest. What moves then takes the place of what stood still there.
 * @param place of what stands still; while it has the focus, it stays
 * @param sooner as soon as the player reaches for it
 */
export function useSettled(place: RefObject<Element | null>, { sooner = false }: { readonly sooner?: boolean } = {}): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled) return undefined;
    const element = place.current;
    const settle = (): void => setSettled(true);
    const timer = setTimeout(() => {
      if (element?.contains(document.activeElement)) element.addEventListener('focusout', settle);
      else settle();
    }, SETTLE_MS);
    if (sooner) for (const type of REACHING) element?.addEventListener(type, settle, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of [...REACHING, 'focusout']) element?.removeEventListener(type, settle);
    };
  }, [settled, place, sooner]);
  return settled;
}
