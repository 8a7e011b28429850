import { useEffect, useState, type RefObject } from 'react';

/** A block waits for this long in sight before its code is asked for: while a page fills, what is below passes through. */
const SETTLE_MS = 400;
/** How far below the window a block begins to load, as a share of the window's height. */
const AHEAD = '10%';

/** Whether the element is, or has been, in sight or just below it. `true` at once where nothing is to wait for. */
export function useNear(place: RefObject<Element | null>, waits: boolean): boolean {
  const [near, setNear] = useState(!waits);
  useEffect(() => {
    if (near || !place.current) return undefined;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(settled);
        if (entries.at(-1)?.isIntersecting) settled = setTimeout(() => setNear(true), SETTLE_MS);
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(settled);
      observer.disconnect();
    };
  }, [near, place]);
  return near;
}
