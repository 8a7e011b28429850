import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { Call, CallInput, CallOutput } from '#site/api/contract/defineCall.ts';
import { balance } from '#site/api/contract/wallet.ts';
import type { CallError } from '#site/api/errors.ts';
import { callKey, refreshCall, useClient, useQueryClient } from '#site/api/useCall.ts';

/** Poll interval of an open order, milliseconds. Paused in background tabs. */
export const EVERY_MS = 2500;

interface LiveOrder {
  readonly status: string;
}

/** Polls an order until its status is final. A change of status refetches the balance and the lists that contain the order. */
export function useLiveOrder<C extends Call>(
  row: C,
  input: CallInput<C>,
  isOver: (order: CallOutput<C>) => boolean,
  lists: readonly Call[],
): UseQueryResult<CallOutput<C>, CallError> {
  const client = useClient();
  const queries = useQueryClient();
  const answer = useQuery<CallOutput<C>, CallError>({
    queryKey: callKey(row, input),
    queryFn: ({ signal }) => client.call(row, input, { signal }),
    staleTime: 0,
    // If the first request failed, only the player retries: an error that disappears by itself could not be read.
    refetchInterval: ({ state: { data } }) => (data === undefined || isOver(data) ? false : EVERY_MS),
    meta: { auth: 'member' },
  });
  const status = (answer.data as LiveOrder | undefined)?.status;
  const known = useRef(status);
  useEffect(() => {
    const isChange = known.current !== undefined && known.current !== status;
    known.current = status;
    if (isChange) void Promise.all([balance, ...lists].map(async (list) => refreshCall(queries, list)));
    // oxlint-disable-next-line react/exhaustive-deps -- only the status triggers the refetch
  }, [status]);
  return answer;
}
