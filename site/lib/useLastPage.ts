import { useEffect, useEffectEvent, useState } from 'react';

interface Answer {
  readonly data: { readonly totalPages: number } | undefined;
  /** What is there is of another page, or of an earlier visit. */
  readonly isPlaceholderData: boolean;
}

/**
 * Shows the last page of a list instead of one that is not there: an address names it, or its rows have gone.
 * Answers whether that page is on its way: what is there until it has come is an empty one.
 * @param show is given the page's number, from 1
 */
export function useLastPage(pageNo: number, { data, isPlaceholderData }: Answer, show: (pageNo: number) => void): boolean {
  const last = data === undefined || isPlaceholderData ? pageNo : Math.max(1, data.totalPages);
  const go = useEffectEvent(() => show(last));
  useEffect(() => {
    if (pageNo > last) go();
  }, [pageNo, last]);
  const isBeyond = pageNo > last;
  const [isComing, setComing] = useState(false);
  if (isBeyond && !isComing) setComing(true);
  if (isComing && !isBeyond && !isPlaceholderData) setComing(false);
  return isBeyond || (isComing && isPlaceholderData);
}
