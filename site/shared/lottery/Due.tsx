import { useEffect, useEffectEvent } from 'react';

import { useGatewayClock } from '#site/shared/useGatewayClock.ts';
import { useSecondsLeft } from '#ui';

/** Waits between attempts, milliseconds; after the last one nothing is asked until the page is looked at again. */
const AGAIN_AFTER_MS = [1500, 3000, 6000, 12_000, 30_000, 60_000];

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
  const isDue = useSecondsLeft(at, now) === 0 && at !== undefined && at <= now();
  const act = useEffectEvent(run);
  useEffect(() => {
    if (!isDue) return undefined;
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (): void => {
      clearTimeout(timer);
      if (document.hidden) return;
      act();
      const wait = AGAIN_AFTER_MS[attempts];
      attempts += 1;
      if (wait !== undefined) timer = setTimeout(attempt, wait);
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
  }, [isDue]);
  return null;
}
