import { useEffect, useEffectEvent, useRef } from 'react';

import { useGatewayClock } from '#site/lib/useGatewayClock.ts';

/** Waits between attempts, milliseconds; the last one repeats. */
const AGAIN_AFTER_MS = [1500, 3000, 6000, 12_000, 30_000, 60_000] as const;

/** How often the clock is looked at, milliseconds: a device may sleep without a page being told. */
const LOOK_MS = 1000;

interface DueProps {
  /** Epoch milliseconds on the gateway's clock; never, when undefined. */
  readonly at: number | undefined;
  readonly run: () => void;
}

/**
 * Runs something when a moment has come, and again at growing distances while `at` stays in the past: whoever asked has not
 * got the news yet. Nothing runs while the page is hidden; coming back to it runs what is due. Draws nothing.
 */
export function Due({ at, run }: DueProps): null {
  const now = useGatewayClock();
  const act = useEffectEvent(run);
  const ranAt = useRef(-Infinity);
  useEffect(() => {
    if (at === undefined) return undefined;
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (): void => {
      clearTimeout(timer);
      // An answer may name a moment that has passed, too: that is no reason to ask as fast as answers come.
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
