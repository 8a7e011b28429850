import { QueryClient, type Query, type QueryCache } from '@tanstack/react-query';

import { isCallError } from './errors.ts';

/** Retries of a read without an answer. */
const RETRIES = 3;
/** Retries when the site's server reports that the platform does not answer: it has waited already. */
const RETRIES_OF_ANSWERED = 1;

/** A refusal is not retried. */
function isRetried(failures: number, error: Error): boolean {
  if (!isCallError(error) || error.kind !== 'network') return false;
  return failures < (error.status === undefined ? RETRIES : RETRIES_OF_ANSWERED);
}

/**
 * The query cache.
 * @param retry whether a read without an answer is sent again
 */
export function createQueries(retry = true): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: retry && isRetried,
      },
    },
  });
  keepFailures(queries.getQueryCache());
  return queries;
}

/**
 * Keeps an error visible while its query retries, so that the retry button stays and keeps the focus: the cache resets the error by
 * default.
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
