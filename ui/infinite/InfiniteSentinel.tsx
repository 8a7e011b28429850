import type { ReactNode } from 'react';

import { Spinner } from '../spinner/Spinner.tsx';
import * as styles from './InfiniteSentinel.css.ts';
import { useInfiniteScroll } from './useInfiniteScroll.ts';

export interface InfiniteSentinelProps {
  /** Fetches the next page. */
  onLoadMore: () => void;
  /** Whether there is a next page. */
  hasMore: boolean;
  /** A page is on its way. */
  loading: boolean;
}

/** Goes after the last row of a list: loads the next page when it comes into sight, and shows that it does. */
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
