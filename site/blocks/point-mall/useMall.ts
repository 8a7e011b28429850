import { useSearchParams } from 'wouter';

import { readMall, withMall, type MallQuery } from './query.ts';

/** The view stored in the URL, and a setter. */
export function useMall(): readonly [MallQuery, (change: Partial<MallQuery>) => void] {
  const [query, setQuery] = useSearchParams();
  return [readMall(query), (change) => setQuery((last) => withMall(last, change))];
}
