import { useRef } from 'react';

/** Calls through at once, then ignores calls until `intervalMs` have passed; a clock that was set back makes nobody wait. */
export function useThrottled(call: () => void, intervalMs: number, now: () => number = Date.now): () => void {
  const last = useRef(-Infinity);
  return () => {
    const time = now();
    if (time >= last.current && time - last.current < intervalMs) return;
    last.current = time;
    call();
  };
}
