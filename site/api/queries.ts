import { QueryClient, type Query, type QueryCache } from '@tanstack/react-query';

import { isCallError } from './errors.ts';

/** A read is tried again when nothing came back, not when the gateway said no. */
const READ_ATTEMPTS = 3;

/** What the page remembers of the gateway's answers. */
export function createQueries(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => isCallError(error) && error.kind === 'network' && failures < READ_ATTEMPTS,
      },
    },
  });
  keepFailures(queries.getQueryCache());
  return queries;
}

/**
 * A failure stands while it is asked for again, and whoever pressed for that keeps the focus: the cache by itself forgets it, and the
 * page would look as if it asked for the first time.
 */
function keepFailures(cache: QueryCache): void {
  const failures = new WeakMap<Query, Error>();
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { data, error } = query.state;
    if (action.type !== 'fetch') {
      if (error === null) failures.delete(query);
      else failures.set(query, error);
      return;
    }
    const before = failures.get(query);
    if (before !== undefined && data === undefined) query.setState({ status: 'error', error: before });
  });
}
