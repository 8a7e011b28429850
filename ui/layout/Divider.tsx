import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './Layout.css.ts';

export type DividerProps =
  | (Omit<ComponentPropsWithRef<'hr'>, 'children'> & { label?: undefined })
  | (Omit<ComponentPropsWithRef<'div'>, 'children'> & {
      /** Words in the middle of the line, e.g. "or". */
      label: string;
    });

/** A line between two parts. With a label, the words are read and the line is decoration. */
export function Divider(props: DividerProps): ReactNode {
  if (props.label === undefined) {
    const { label: _none, className, ...native } = props;
    return <hr {...native} className={classes(styles.divider, className)} />;
  }
  const { label, className, ...native } = props;
  return (
    <div {...native} className={classes(styles.labeled, className)}>
      {label}
    </div>
  );
}
