import { QueryClient } from '@tanstack/react-query';

import { isCallError } from './errors.ts';

/** A read is tried again when nothing came back, not when the gateway said no. */
const READ_ATTEMPTS = 3;

/** What the page remembers of the gateway's answers. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => isCallError(error) && error.kind === 'network' && failures < READ_ATTEMPTS,
      },
    },
  });
}
