import { keepPreviousData, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

import type { Call, CallInput, CallOutput } from '#site/api/contract/defineCall.ts';
import type { CallError } from '#site/api/errors.ts';
import { callKey, shownFirst, useClient } from '#site/api/useCall.ts';
import { EVERY_MS } from './useLiveOrder.ts';

/** A page of orders, asked for anew whenever it is shown; the last one stays in sight while the next is on its way. */
export function useOrders<C extends Call>(row: C, input: CallInput<C>): UseQueryResult<CallOutput<C>, CallError> {
  return useQuery(useOrdersQuery(row, input));
}

/** What the answer of every call that lists orders has. */
interface Orders {
  readonly list: readonly unknown[];
}

/** Orders that something may happen to at any time: looked at again while there are any. */
export function useOpenOrders<C extends Call>(row: C, input: CallInput<C>): UseQueryResult<CallOutput<C>, CallError> {
  return useQuery({
    ...useOrdersQuery(row, input),
    refetchInterval: ({ state: { data } }) => ((data as Orders | undefined)?.list.length ? EVERY_MS : false),
  });
}

/** Orders that others may add to at any time: looked at again as long as they are shown, once they have come. */
export function useComingOrders<C extends Call>(row: C, input: CallInput<C>): UseQueryResult<CallOutput<C>, CallError> {
  return useQuery({
    ...useOrdersQuery(row, input),
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : EVERY_MS),
  });
}

/** What all of them ask, and how. */
function useOrdersQuery<C extends Call>(row: C, input: CallInput<C>): UseQueryOptions<CallOutput<C>, CallError> {
  const client = useClient();
  return {
    queryKey: callKey(row, input),
    queryFn: async (asked) => {
      await shownFirst(asked);
      return client.call(row, input, { signal: asked.signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { auth: 'member' },
  };
}
