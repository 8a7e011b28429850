import { useState } from 'react';

import { useSearchText } from '#site/lib/useSearchText.ts';

/** Search input, the query sent to the platform, and the page of results. */
export interface DownlineSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly pageNo: number;
  readonly setPageNo: (pageNo: number) => void;
  readonly asked: { readonly pageNo: number; readonly pageSize: number; readonly search?: string };
}

/** Search among downlines; initially lists all. A new query resets the page. */
export function useDownlineSearch(pageSize: number): DownlineSearch {
  const [search, setSearch] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const [text, setText] = useSearchText(search, (words) => {
    setSearch(words);
    setPageNo(1);
  });
  const words = search.trim();
  return { text, setText, pageNo, setPageNo, asked: { pageNo, pageSize, ...(words !== '' && { search: words }) } };
}
