import type { Query, QueryClient } from '@tanstack/react-query';

import { systemStatus } from '#site/api/contract/system.ts';
import { callKey } from '#site/api/useCall.ts';
import { store } from '#site/session/session.ts';
import { onlineAtom } from './connection.ts';

/** How often to probe an unreachable gateway, in milliseconds; like the live channel. */
const LOOK_MS = 15_000;
/** Longest back-off of a query that fails while the gateway is reachable, in milliseconds. */
const RAREST_MS = 8 * LOOK_MS;

const isWanted = ({ state, meta }: Query): boolean => state.status === 'error' && meta?.['once'] !== true;

/** Refetches failed queries, but for those that only the player retries. Resolves when all have succeeded or failed. */
export const refetchFailedQueries = (queries: QueryClient): Promise<void> =>
  queries.refetchQueries({ predicate: isWanted }, { cancelRefetch: false });

/**
 * Probes the gateway while calls fail, since an open live channel does not notice. Once it answers, failed queries are refetched.
 * Queries that fail again back off, so that retry buttons and the connection notice do not flicker. Returns a function that stops it.
 */
export function startRecovery(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let pause = 0;
  const look = (): void => void queries.refetchQueries({ queryKey: callKey(systemStatus) }, { cancelRefetch: false });
  const ask = async (): Promise<void> => {
    pause = Math.min(pause * 2 || LOOK_MS, RAREST_MS);
    await refetchFailedQueries(queries);
    if (store.get(onlineAtom)) pause = 0;
  };
  const follow = (): void => {
    clearInterval(timer);
    timer = store.get(onlineAtom) ? setTimeout(ask, pause) : setInterval(look, LOOK_MS);
  };
  const off = store.sub(onlineAtom, follow);
  return () => {
    clearInterval(timer);
    off();
  };
}
