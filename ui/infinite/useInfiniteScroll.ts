'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefCallback } from 'react';

import { useKitSettings } from '../kit/KitProvider.tsx';

export interface InfiniteScrollOptions {
  /** Fetches the next page. */
  onLoadMore: () => void;
  /** False while a page is being fetched, and at the end. */
  active: boolean;
}

/**
 * For an element after the last row: requests the next page when it enters the viewport, at once if it is visible from
 * the start, and again after each page until the rows fill the viewport. Works in any scroll container.
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
