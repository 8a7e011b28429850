import { keepPreviousData, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

import type { Call, CallInput, CallOutput } from '#site/api/contract/defineCall.ts';
import type { CallError } from '#site/api/errors.ts';
import { callKey, afterCachedPaint, useClient } from '#site/api/useCall.ts';
import { EVERY_MS } from './useLiveOrder.ts';

/** A page of orders, refetched on mount; the previous page stays visible while the next one loads. */
export function useOrders<C extends Call>(row: C, input: CallInput<C>): UseQueryResult<CallOutput<C>, CallError> {
  return useQuery(useOrdersQuery(row, input));
}

/** Common response of all calls that list orders. */
interface Orders {
  readonly list: readonly unknown[];
}

/** Pending orders: polls while there are any. */
export function useOpenOrders<C extends Call>(row: C, input: CallInput<C>): UseQueryResult<CallOutput<C>, CallError> {
  return useQuery({
    ...useOrdersQuery(row, input),
    refetchInterval: ({ state: { data } }) => ((data as Orders | undefined)?.list.length ? EVERY_MS : false),
  });
}

/** Orders that others may add to: polls while mounted, after the first response. */
export function useComingOrders<C extends Call>(row: C, input: CallInput<C>): UseQueryResult<CallOutput<C>, CallError> {
  return useQuery({
    ...useOrdersQuery(row, input),
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : EVERY_MS),
  });
}

/** Shared query options. */
function useOrdersQuery<C extends Call>(row: C, input: CallInput<C>): UseQueryOptions<CallOutput<C>, CallError> {
  const client = useClient();
  return {
    queryKey: callKey(row, input),
    queryFn: async (asked) => {
      await afterCachedPaint(asked);
      return client.call(row, input, { signal: asked.signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { auth: 'member' },
  };
}
