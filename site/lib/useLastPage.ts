import { useEffect, useEffectEvent, useState } from 'react';

interface Answer {
  readonly data: { readonly totalPages: number } | undefined;
  /** The data belongs to another page or an earlier visit. */
  readonly isPlaceholderData: boolean;
}

/**
 * Navigates to the last page if the requested one does not exist, because of the URL or removed rows. Returns whether that page is
 * loading: until then, the data is an empty page.
 * @param show called with the page number, from 1
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
