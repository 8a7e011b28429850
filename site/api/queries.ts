import { QueryClient, type Query, type QueryCache } from '@tanstack/react-query';

import { isCallError } from './errors.ts';

/** How often a read is tried again when nothing came back. */
const RETRIES = 3;
/** The same when the site's own server says that the platform does not answer: it has waited for it already. */
const RETRIES_OF_ANSWERED = 1;

/** Not when the gateway said no. */
function isRetried(failures: number, error: Error): boolean {
  if (!isCallError(error) || error.kind !== 'network') return false;
  return failures < (error.status === undefined ? RETRIES : RETRIES_OF_ANSWERED);
}

/** What the page remembers of the gateway's answers. */
export function createQueries(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: isRetried,
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
