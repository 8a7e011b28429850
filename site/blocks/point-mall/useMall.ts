import { useSearchParams } from 'wouter';

import { readMall, withMall, type MallQuery } from './query.ts';

/** What is looked at, and how to look at something else. The address keeps it. */
export function useMall(): readonly [MallQuery, (change: Partial<MallQuery>) => void] {
  const [query, setQuery] = useSearchParams();
  return [readMall(query), (change) => setQuery((last) => withMall(last, change))];
}
