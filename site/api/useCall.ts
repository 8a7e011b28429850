import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryFunctionContext,
  type UseQueryResult,
} from '@tanstack/react-query';
import { createContext, useContext, useDeferredValue, useMemo } from 'react';

import type { Client } from './client.ts';
import type { Call, CallInput, CallOutput } from './contract/defineCall.ts';
import { useIsHydrated } from '#site/lib/useIsHydrated.ts';
import { afterPaint } from './afterPaint.ts';
import type { CallError } from './errors.ts';
import { writeCached, readCached } from './sessionCache.ts';

const ClientContext = createContext<Client | null>(null);
export const ClientProvider = ClientContext.Provider;

/** The client of this merchant's gateway, for writes. Reads go through `useCall`. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('useClient needs a ClientProvider above it');
  return client;
}

/** Cache key of a call: its name, then its input. */
export function callKey<C extends Call>(row: C, input?: CallInput<C>): readonly unknown[] {
  return input === undefined ? [row.name] : [row.name, input];
}

export interface UseCallOptions {
  /** `false` sends no request. */
  readonly enabled?: boolean;
  /** How long an answer stays fresh, in milliseconds. */
  readonly staleMs?: number;
  /** Shows the previous input's answer while the next one loads. */
  readonly keepPrevious?: boolean;
}

/** How a call is cached in session storage, if at all. */
const keptAs = (client: Client, row: Call) => (client.keepsNothing ? undefined : row.kept);

/** Query options of a call: its key, its request, its session cache. */
export function callQuery<C extends Call>(client: Client, row: C, input: CallInput<C>) {
  const kept = keptAs(client, row);
  return {
    queryKey: callKey(row, input),
    queryFn: async (asked: QueryFunctionContext): Promise<CallOutput<C>> => {
      const { signal } = asked;
      await afterCachedPaint(asked);
      const answer = await client.call(row, input, { signal });
      // Drop answers to a session that has ended.
      if (kept && !signal.aborted) writeCached(kept, input, answer);
      return answer;
    },
    // Queries that depend on the session are reset with it: `site/session/lifecycle.ts`.
    meta: { auth: row.auth },
  };
}

/**
 * Reads a call: cached by name and input, deduplicated in flight, aborted when unused. A call with a session cache shows its cached
 * answer (`isPlaceholderData`) until the gateway answers or fails.
 */
export function useCall<C extends Call>(
  row: C,
  input: CallInput<C>,
  options: UseCallOptions = {},
): UseQueryResult<CallOutput<C>, CallError> {
  const client = useClient();
  const kept = keptAs(client, row);
  const isHydrated = useIsHydrated();
  const now = useQuery<CallOutput<C>, CallError>({
    ...callQuery(client, row, input),
    enabled: options.enabled ?? true,
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    // It has passed the row's own schema: see `readCached`.
    ...(kept && isHydrated ? { placeholderData: () => readCached(row, kept, input) as never } : {}),
  });
  const { isPending } = now;
  // Keeps one object while pending: Query returns a new one per render, and each would trigger another deferred render.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const pending = useMemo(() => (isPending ? now : null), [isPending]);
  // Defers the first result, so that React renders it concurrently: Query notifies synchronously.
  const awaited = useDeferredValue(pending);
  return now.isSuccess ? (awaited ?? now) : now;
}

/** Lets a cached answer paint before its query refetches. */
export async function afterCachedPaint({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): Promise<void> {
  if (client.getQueryData(queryKey) !== undefined) await afterPaint();
}

/** Invalidates a call, so that its observers refetch. */
export async function refreshCall(queryClient: QueryClient, row: Call): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: callKey(row) });
}

export { useQueryClient };
