'use client';

import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { Suspense, useDeferredValue, useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty/EmptyState.tsx';
import { useKitLabels } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as styles from './chart.css.ts';
import { chartLabels } from './labels.ts';

/** Common props of charts; other native props and `ref` are passed to the figure. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'aria-label' | 'aria-labelledby'> {
  /** The chart's title, its accessible name and its table's caption. */
  label: string;
}

interface ChartFrameProps extends ChartProps {
  /** No data: the chart shows a message, without picture or table. */
  isEmpty: boolean;
  /** The same numbers as a table, shown instead of `children` on request. */
  table: ReactNode;
  /** The values as text, and the picture. */
  children: ReactNode;
}

/** The shell of every chart: its title, and the toggle between picture and table. */
export function ChartFrame({ label, isEmpty, table, children, className, ...native }: ChartFrameProps): ReactNode {
  const labels = useKitLabels(chartLabels);
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure {...native} className={classes(styles.root, className)} aria-labelledby={titleId}>
      <div className={styles.header}>
        <p id={titleId} className={styles.title}>
          {label}
        </p>
        {!isEmpty && (
          <Button
            variant="ghost"
            size="sm"
            className={styles.toggle}
            iconStart={asTable ? <ChartNoAxesColumn size="1em" /> : <Table2 size="1em" />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? labels.showAsChart : labels.showAsTable}
          </Button>
        )}
      </div>
      {isEmpty ? <EmptyState title={labels.chartEmpty} /> : asTable ? table : children}
    </figure>
  );
}

/** Reserves the height of a picture: it is rendered after its surroundings, once it is loaded. */
export function PictureSlot({ height, children }: { height: number; children: ReactNode }): ReactNode {
  const isNext = useDeferredValue(true, false);
  const place = (
    <div aria-busy="true">
      <Skeleton height={height} />
    </div>
  );
  return isNext ? <Suspense fallback={place}>{children}</Suspense> : place;
}

/** Shown if a picture failed to load. */
export function PictureFailed(): ReactNode {
  const labels = useKitLabels(chartLabels);
  return (
    <p className={styles.notice} role="alert">
      {labels.chartFailed}
    </p>
  );
}
