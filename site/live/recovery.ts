import type { Query, QueryClient } from '@tanstack/react-query';

import { systemStatus } from '#site/api/contract/system.ts';
import { callKey } from '#site/api/useCall.ts';
import { store } from '#site/session/session.ts';
import { onlineAtom } from './connection.ts';

/** How often a gateway that is out of reach is looked for, in milliseconds: as often as the live channel does. */
const LOOK_MS = 15_000;
/** The longest that what fails while the gateway is in reach waits until it is asked for again, in milliseconds. */
const RAREST_MS = 8 * LOOK_MS;

const isWanted = ({ state, meta }: Query): boolean => state.status === 'error' && meta?.['once'] !== true;

/** Asks again for what failed, but for what only the player asks for again. Settles when all of it has been answered or failed. */
export const refetchFailedQueries = (queries: QueryClient): Promise<void> =>
  queries.refetchQueries({ predicate: isWanted }, { cancelRefetch: false });

/**
 * While calls fail, looks for the gateway: a live channel that stands sees nothing of it. Once it answers, what failed is asked
 * for again, without a reload. What fails anew, and so by itself, is asked for ever more rarely: its button is not kept at work,
 * and nobody is told of a lost connection every few seconds. Returns what stops it.
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
