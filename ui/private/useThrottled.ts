import { useRef } from 'react';

/** Calls through at once, then ignores calls until `intervalMs` have passed. */
export function useThrottled(call: () => void, intervalMs: number, now: () => number = Date.now): () => void {
  const last = useRef(-Infinity);
  return () => {
    if (now() - last.current < intervalMs) return;
    last.current = now();
    call();
  };
}
