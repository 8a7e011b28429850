import { useEffect, useEffectEvent, useRef } from 'react';

import { useGatewayClock } from '#site/lib/useGatewayClock.ts';

/** Back-off delays, milliseconds; the last one repeats. */
const AGAIN_AFTER_MS = [1500, 3000, 6000, 12_000, 30_000, 60_000] as const;

/** Check interval, milliseconds: timers are late after a device has slept. */
const LOOK_MS = 1000;

interface ScheduledRefetchProps {
  /** Epoch milliseconds on the gateway's clock; never if `undefined`. */
  readonly at: number | undefined;
  readonly run: () => void;
}

/**
 * Calls `run` at a given time, and again with back-off while `at` stays in the past, which means that the new data is not available yet.
 * Pauses while the page is hidden; runs when it becomes visible again if due. Renders nothing.
 */
export function ScheduledRefetch({ at, run }: ScheduledRefetchProps): null {
  const now = useGatewayClock();
  const act = useEffectEvent(run);
  const ranAt = useRef(-Infinity);
  useEffect(() => {
    if (at === undefined) return undefined;
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (): void => {
      clearTimeout(timer);
      // A response may again name a time in the past: limits the rate of requests.
      const left = Math.max(at - now(), ranAt.current + AGAIN_AFTER_MS[0] - performance.now());
      if (left > 0) {
        timer = setTimeout(attempt, Math.min(left, LOOK_MS));
        return;
      }
      if (document.hidden) return;
      ranAt.current = performance.now();
      act();
      timer = setTimeout(attempt, AGAIN_AFTER_MS[Math.min(attempts, AGAIN_AFTER_MS.length - 1)]);
      attempts += 1;
    };
    const look = (): void => {
      attempts = 0;
      attempt();
    };
    attempt();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [at, now]);
  return null;
}
