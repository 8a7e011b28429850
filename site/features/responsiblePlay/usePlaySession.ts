import { useSyncExternalStore } from 'react';

import { playSession } from '#site/api/contract/play.ts';
import { useCall } from '#site/api/useCall.ts';
import { useSession } from '#site/session/session.ts';
import { useGatewayClock } from '#site/lib/useGatewayClock.ts';

/** Stale time of the session's result, unless a round invalidates it. */
const FRESH_MS = 15_000;

/** The current play session: start, result and reality check. No request for visitors and guests. */
export function usePlaySession() {
  const { kind } = useSession();
  return useCall(playSession, {}, { enabled: kind === 'member' || kind === 'agent', staleMs: FRESH_MS });
}

const SECOND_MS = 1000;

function eachSecond(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND_MS);
  return () => clearInterval(timer);
}

/** Milliseconds since a time on the gateway's clock, updated each second. */
export function useElapsed(since: number): number {
  const now = useGatewayClock();
  const seconds = useSyncExternalStore(eachSecond, () => Math.floor((now() - since) / SECOND_MS));
  return Math.max(0, seconds * SECOND_MS);
}
