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

interface UseCallOptions {
  /** `false`: do not ask yet. */
  readonly enabled?: boolean;
  /** How long an answer stays fresh, in milliseconds. */
  readonly staleMs?: number;
  /** Show the last answer while the next one, for another input, is on its way. */
  readonly keepPrevious?: boolean;
}

/** Where this browser keeps what a row answers for the rest of the visit, if anywhere. */
const keptAs = (client: Client, row: Call) => (client.keepsNothing ? undefined : row.kept);

/** How a row is read: where its answer is kept, and how it is asked for. */
export function callQuery<C extends Call>(client: Client, row: C, input: CallInput<C>) {
  const kept = keptAs(client, row);
  return {
    queryKey: callKey(row, input),
    queryFn: async (asked: QueryFunctionContext): Promise<CallOutput<C>> => {
      const { signal } = asked;
      await shownFirst(asked);
      const answer = await client.call(row, input, { signal });
      // What was asked by a session that has ended meanwhile is nobody's.
      if (kept && !signal.aborted) writeCached(kept, input, answer);
      return answer;
    },
    // Who is here decides the answer, unless the row looks at nobody's token: see the session's lifecycle.
    meta: { auth: row.auth },
  };
}

/**
 * A read: cached by call name and input, identical ones in flight shared, cancelled when nobody wants it. A row that is kept
 * shows its last answer of this visit (`isPlaceholderData`) until the gateway has answered anew, or failed to.
 */
export function useCall<C extends Call>(
  row: C,
  input: CallInput<C>,
  options: UseCallOptions = {},
): UseQueryResult<CallOutput<C>, CallError> {
  const client = useClient();
  const kept = keptAs(client, row);
  const now = useQuery<CallOutput<C>, CallError>({
    ...callQuery(client, row, input),
    enabled: options.enabled ?? true,
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    // It has passed the row's own schema: see `readCached`.
    ...(kept ? { placeholderData: () => readCached(row, kept, input) as never } : {}),
  });
  const { isPending } = now;
  // Of its kind: the cache makes another of it for each drawing, and each would be drawn once more.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const pending = useMemo(() => (isPending ? now : null), [isPending]);
  // A first answer is drawn in small pieces, between which a slow phone answers: by itself the cache has it drawn in one.
  const awaited = useDeferredValue(pending);
  return now.isSuccess ? (awaited ?? now) : now;
}

/** An answer that is there already is shown before it is asked for again, so that nobody waits for the asking. */
export async function shownFirst({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): Promise<void> {
  if (client.getQueryData(queryKey) !== undefined) await afterPaint();
}

/** Forgets the answers of a call, so that whoever shows it asks again. */
export async function refreshCall(queryClient: QueryClient, row: Call): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: callKey(row) });
}

export { useQueryClient };
