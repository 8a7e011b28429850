import { useState } from 'react';

import { useSearchText } from '#site/lib/useSearchText.ts';

/** What is typed, what is asked of the platform for it, and which page of the answer is looked at. */
export interface DownlineSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly pageNo: number;
  readonly setPageNo: (pageNo: number) => void;
  readonly asked: { readonly pageNo: number; readonly pageSize: number; readonly search?: string };
}

/** A search among downlines that starts with all of them; other words start at the first page. */
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
