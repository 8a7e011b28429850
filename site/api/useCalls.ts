import { keepPreviousData, useQueries, type UseQueryResult } from '@tanstack/react-query';

import type { Call, CallInput, CallOutput } from './contract/defineCall.ts';
import type { CallError } from './errors.ts';
import { callQuery, useClient, type UseCallOptions } from './useCall.ts';

/** Reads a call with several inputs at once, each as `useCall` does; the answers are in the order of the inputs. */
export function useCalls<C extends Call>(
  row: C,
  inputs: readonly CallInput<C>[],
  { enabled = true, keepPrevious = false }: Pick<UseCallOptions, 'enabled' | 'keepPrevious'> = {},
): readonly UseQueryResult<CallOutput<C>, CallError>[] {
  const client = useClient();
  return useQueries({
    queries: inputs.map((input) => ({
      ...callQuery(client, row, input),
      enabled,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    })),
  });
}
