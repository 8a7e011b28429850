import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefCallback } from 'react';

import { INFINITE_DISTANCE_PX, INFINITE_INTERVAL_MS } from '../kit/defaults.ts';

export interface InfiniteScrollOptions {
  /** Fetches the next page. */
  onLoadMore: () => void;
  /** False while a page is on its way and when there are no more. */
  active: boolean;
}

/**
 * For an element after the last row: asks for the next page when it comes into sight, at once if it is in sight from
 * the start, and again after each page until the rows fill the window. It watches whatever scrolls around it.
 */
export function useInfiniteScroll({ onLoadMore, active }: InfiniteScrollOptions): RefCallback<Element> {
  const [inSight, setInSight] = useState(false);
  const lastLoad = useRef(-Infinity);
  const load = useEffectEvent(() => {
    lastLoad.current = performance.now();
    onLoadMore();
  });
  useEffect(() => {
    if (!inSight || !active) return undefined;
    const wait = Math.max(0, lastLoad.current + INFINITE_INTERVAL_MS - performance.now());
    const timer = setTimeout(() => load(), wait);
    return () => clearTimeout(timer);
  }, [inSight, active]);

  return useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `0px 0px ${INFINITE_DISTANCE_PX}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
