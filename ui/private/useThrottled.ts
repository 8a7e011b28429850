'use client';

import { useRef } from 'react';

/** Throttle with a leading call; a clock that was set back does not extend the interval. */
export function useThrottled(call: () => void, intervalMs: number, now: () => number = Date.now): () => void {
  const last = useRef(-Infinity);
  return () => {
    const time = now();
    if (time >= last.current && time - last.current < intervalMs) return;
    last.current = time;
    call();
  };
}
