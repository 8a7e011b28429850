'use client';

import type { ReactNode } from 'react';

import { Spinner } from '../spinner/Spinner.tsx';
import * as styles from './InfiniteSentinel.css.ts';
import { useInfiniteScroll } from './useInfiniteScroll.ts';

export interface InfiniteSentinelProps {
  /** Fetches the next page. */
  onLoadMore: () => void;
  /** Whether there is a next page. */
  hasMore: boolean;
  /** A page is being fetched. */
  loading: boolean;
}

/** Rendered after the last row of a list: loads the next page when it enters the viewport, and shows a spinner. */
export function InfiniteSentinel({ onLoadMore, hasMore, loading }: InfiniteSentinelProps): ReactNode {
  const ref = useInfiniteScroll({ onLoadMore, active: hasMore && !loading });
  return (
    <div ref={ref} className={styles.sentinel}>
      {loading && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
    </div>
  );
}
