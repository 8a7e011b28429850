import type { Query, QueryClient } from '@tanstack/react-query';

import { systemStatus } from '#site/api/contract/system.ts';
import { callKey } from '#site/api/useCall.ts';
import { store } from '#site/session/session.ts';
import { onlineAtom } from './connection.ts';

/** How often a gateway that is out of reach is looked for, in milliseconds: as often as the live channel does. */
const LOOK_MS = 15_000;

const isWanted = ({ state, meta }: Query): boolean => state.status === 'error' && meta?.['once'] !== true;

/** Asks again for what failed, but for what only the player asks for again. */
export function askForFailed(queries: QueryClient): void {
  void queries.refetchQueries({ predicate: isWanted }, { cancelRefetch: false });
}

/**
 * While calls fail, looks for the gateway: a live channel that stands sees nothing of it. Once it answers, what failed is asked
 * for again, without a reload. Returns what stops it.
 */
export function startRecovery(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => void queries.refetchQueries({ queryKey: callKey(systemStatus) }, { cancelRefetch: false });
  const follow = (): void => {
    clearInterval(timer);
    if (store.get(onlineAtom)) askForFailed(queries);
    else timer = setInterval(look, LOOK_MS);
  };
  const off = store.sub(onlineAtom, follow);
  return () => {
    clearInterval(timer);
    off();
  };
}
