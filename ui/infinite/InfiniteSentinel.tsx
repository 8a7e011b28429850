'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import * as styles from './InfiniteSentinel.css.ts';
import { useInfiniteScroll } from './useInfiniteScroll.ts';

export interface InfiniteSentinelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Fetches the next page. */
  onLoadMore: () => void;
  /** Whether there is a next page. */
  hasMore: boolean;
  /** A page is being fetched. */
  loading: boolean;
}

/** Rendered after the last row of a list: loads the next page when it enters the viewport, and shows a spinner. */
export function InfiniteSentinel({ onLoadMore, hasMore, loading, ref, className, ...native }: InfiniteSentinelProps): ReactNode {
  const sentinel = useInfiniteScroll({ onLoadMore, active: hasMore && !loading });
  return (
    <div {...native} ref={useMergedRefs(sentinel, ref)} className={classes(styles.sentinel, className)}>
      {loading && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
    </div>
  );
}
