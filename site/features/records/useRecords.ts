import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

import type { CallError } from '#site/api/errors.ts';
import { afterCachedPaint, useClient } from '#site/api/useCall.ts';
import type { AskRecords, RecordPage, RecordQuery } from './recordTypes.ts';

/** A page of records. The previous page stays visible while the next one loads; refetches on mount. */
export function useRecords<Row, Totals>(
  name: string,
  ask: AskRecords<Row, Totals>,
  query: RecordQuery,
  language: string,
): UseQueryResult<RecordPage<Row, Totals>, CallError> {
  const client = useClient();
  return useQuery<RecordPage<Row, Totals>, CallError>({
    // Texts in records come from the platform, in the language of the request.
    queryKey: ['records', name, language, query],
    queryFn: async (asked) => {
      await afterCachedPaint(asked);
      return ask(client, query, { signal: asked.signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { auth: 'member' },
  });
}
