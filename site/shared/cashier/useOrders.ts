import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

import type { Call, CallInput, CallOutput } from '#site/api/contract/defineCall.ts';
import type { CallError } from '#site/api/errors.ts';
import { callKey, shownFirst, useClient } from '#site/api/useCall.ts';

/** A page of orders, asked for anew whenever it is shown; the last one stays in sight while the next is on its way. */
export function useOrders<C extends Call>(row: C, input: CallInput<C>): UseQueryResult<CallOutput<C>, CallError> {
  const client = useClient();
  return useQuery<CallOutput<C>, CallError>({
    queryKey: callKey(row, input),
    queryFn: async (asked) => {
      await shownFirst(asked);
      return client.call(row, input, { signal: asked.signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { auth: 'member' },
  });
}
