import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './DescriptionList.css.ts';

/** `rows`: term and value at the two ends of a line, for an order. `columns`: the value below its term, for a profile. */
export const descriptionLayouts = ['rows', 'columns'] as const;
export type DescriptionLayout = (typeof descriptionLayouts)[number];

export interface DescriptionItem {
  /** Unique among its items. @default the term, where it is a string */
  readonly key?: string | undefined;
  readonly term: ReactNode;
  readonly value: ReactNode;
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
      {items.map(({ key, term, value }, index) => (
        <div key={key ?? (typeof term === 'string' ? term : index)} className={styles.item[layout]}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value[layout]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
