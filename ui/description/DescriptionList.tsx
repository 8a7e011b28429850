import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './DescriptionList.css.ts';

/**
 * `rows`: term and value at the two ends of a line, for an order. `columns`: the value below its term, for a profile.
 * `inline`: term and value beside each other, items in a line, for a few short facts. `tiles`: a box for each, its value
 * large, for totals.
 */
export const descriptionLayouts = ['rows', 'columns', 'inline', 'tiles'] as const;
export type DescriptionLayout = (typeof descriptionLayouts)[number];

export interface DescriptionItem {
  /** Unique among its items. @default the term, where it is a string */
  readonly key?: string | undefined;
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** Emphasizes the value: the amount that is paid. */
  readonly strong?: boolean | undefined;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /** @default 'rows' */
  layout?: DescriptionLayout | undefined;
}

/** Names and their values: the details of an order, a profile, a summary before paying. */
export function DescriptionList({ items, layout = 'rows', className, ...native }: DescriptionListProps): ReactNode {
  return (
    <dl {...native} className={classes(styles.list[layout], className)}>
      {items.map(({ key, term, value, strong }, index) => (
        <div key={key ?? (typeof term === 'string' ? term : index)} className={styles.item[layout]}>
          <dt className={styles.term}>{term}</dt>
          <dd className={classes(styles.value[layout], strong && styles.strong)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
