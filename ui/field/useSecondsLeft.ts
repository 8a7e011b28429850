'use client';

import { useEffect, useState } from 'react';

import { useIsHydrated } from '../private/useBrowserValue.ts';

const SECOND_MS = 1000;

/**
 * Whole seconds until a time, rounded up; 0 if it has passed or is undefined. Read from the clock each time, so it is
 * right after the tab slept; setting the clock back does not extend the wait. 0 on a server, which has another clock.
 */
export function useSecondsLeft(deadline: number | undefined, now: () => number = Date.now): number {
  const isHydrated = useIsHydrated();
  const [seconds, setSeconds] = useState(() => (isHydrated ? secondsUntil(deadline, now()) : 0));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [last, setBack] = [now(), 0];
    const tick = (): void => {
      const shown = now();
      setBack += Math.max(0, last - shown);
      last = shown;
      const time = shown + setBack;
      const left = secondsUntil(deadline, time);
      setSeconds(left);
      if (left > 0 && deadline !== undefined) timer = setTimeout(tick, (deadline - time) % SECOND_MS || SECOND_MS);
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline, now]);
  return seconds;
}

function secondsUntil(deadline: number | undefined, time: number): number {
  return deadline === undefined ? 0 : Math.max(0, Math.ceil((deadline - time) / SECOND_MS));
}
