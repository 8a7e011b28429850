import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefCallback } from 'react';

import { useKitSettings } from '../kit/KitProvider.tsx';

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
  const { infiniteDistancePx, infiniteIntervalMs } = useKitSettings();
  const [inSight, setInSight] = useState(false);
  const lastLoad = useRef(-Infinity);
  const load = useEffectEvent(() => {
    lastLoad.current = performance.now();
    onLoadMore();
  });
  useEffect(() => {
    if (!inSight || !active) return undefined;
    const wait = Math.max(0, lastLoad.current + infiniteIntervalMs - performance.now());
    const timer = setTimeout(() => load(), wait);
    return () => clearTimeout(timer);
  }, [inSight, active, infiniteIntervalMs]);

  return useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false), {
        rootMargin: `0px 0px ${infiniteDistancePx}px`,
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [infiniteDistancePx],
  );
}
