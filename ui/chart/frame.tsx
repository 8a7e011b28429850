import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { Suspense, useDeferredValue, useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty/EmptyState.tsx';
import { useKitLabels } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as styles from './chart.css.ts';
import { chartLabels } from './labels.ts';

/** What every chart takes; other native props and `ref` reach the figure. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'aria-label' | 'aria-labelledby'> {
  /** What the chart shows: its title, its name for screen readers and its table's caption. */
  label: string;
}

interface ChartFrameProps extends ChartProps {
  /** Nothing to draw: the chart says so, without picture or table. */
  isEmpty: boolean;
  /** The same numbers, instead of `children` when the player prefers to read. */
  table: ReactNode;
  /** Numbers in words, and the picture. */
  children: ReactNode;
}

/** The shell of every chart: its title, and the choice between picture and table. */
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

/** The place of a picture, as high as it: the picture is drawn after what is around it, and when it has been fetched. */
export function PictureSlot({ height, children }: { height: number; children: ReactNode }): ReactNode {
  const isNext = useDeferredValue(true, false);
  const place = (
    <div aria-busy="true">
      <Skeleton height={height} />
    </div>
  );
  return isNext ? <Suspense fallback={place}>{children}</Suspense> : place;
}

/** Stands where a picture could not be fetched. */
export function PictureFailed(): ReactNode {
  const labels = useKitLabels(chartLabels);
  return (
    <p className={styles.notice} role="alert">
      {labels.chartFailed}
    </p>
  );
}
