import { useCallback, useRef, type RefObject } from 'react';

/**
 * Scrolls the element with the ref to the top of the window: where it has been scrolled past (what is found would be out of sight), or
 * always (a keyboard is about to take half of the window).
 */
export function useBringUp(): readonly [RefObject<HTMLElement | null>, (when: 'passed' | 'always') => void] {
  const ref = useRef<HTMLElement>(null);
  const bringUp = useCallback((when: 'passed' | 'always') => {
    const element = ref.current;
    if (element && (when === 'always' || element.getBoundingClientRect().top < 0))
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return [ref, bringUp];
}
