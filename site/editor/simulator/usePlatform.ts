import { useCallback, useEffect, useState } from 'react';

import { callPlatform, fetchKinds, fetchPlatform, type Kinds, type PlatformState } from './platform.ts';

/** How often it is looked what the platform has, in milliseconds. */
const LOOK_MS = 2000;

/** Sends a change to the platform. */
export type Act = (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<void>;

/**
 * What the simulated platform can do; `undefined` where the platform is a real one.
 * @param isHere whether this is the server's own machine, where alone it answers
 */
export function usePlatformKinds(isHere: boolean): Kinds | undefined {
  const [kinds, setKinds] = useState<Kinds>();
  useEffect(() => {
    if (isHere) void fetchKinds().then(setKinds, () => undefined);
  }, [isHere]);
  return kinds;
}

/** Follows a merchant on the simulated platform, and changes it. */
export function usePlatform(merchant: string) {
  const [state, setState] = useState<PlatformState>();
  const [refusal, setRefusal] = useState<string>();
  const look = useCallback(async () => setState(await fetchPlatform(merchant)), [merchant]);
  useEffect(() => {
    // A server that is away is asked again.
    const lookAgain = (): void => void look().catch(() => undefined);
    lookAgain();
    const timer = setInterval(lookAgain, LOOK_MS);
    return () => clearInterval(timer);
  }, [look]);
  const act: Act = useCallback(
    async (method, path, body) => {
      try {
        await callPlatform(merchant, method, path, body);
        setRefusal(undefined);
        await look();
      } catch (error) {
        setRefusal(String(error instanceof Error ? error.message : error));
      }
    },
    [merchant, look],
  );
  return { state, refusal, act };
}
