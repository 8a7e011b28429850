import { useEffect, useSyncExternalStore } from 'react';

import { playSession } from '#site/api/contract/play.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { useCall } from '#site/api/useCall.ts';
import { useSession } from '#site/session/session.ts';
import { useGatewayClock } from '#site/lib/useGatewayClock.ts';

/** Stale time of the session's result, unless a round invalidates it. */
const FRESH_MS = 15_000;

/** Refetch interval of what is shown, to include other tabs and settled bets. */
const REFRESH_MS = 60_000;

/** The current play session, fetched again each minute and whenever the balance was: for what shows it all the time. */
export function useCurrentSession() {
  const session = usePlaySession();
  const { data, refetch } = session;
  const isKnown = data !== undefined;
  const { dataUpdatedAt: movedAt } = useCall(balance, {}, { enabled: isKnown });
  useEffect(() => {
    if (isKnown && movedAt > 0) void refetch();
  }, [isKnown, movedAt, refetch]);
  useEffect(() => {
    if (!isKnown) return undefined;
    const timer = setInterval(() => void refetch(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isKnown, refetch]);
  return session;
}

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
