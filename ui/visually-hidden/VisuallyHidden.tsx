import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './VisuallyHidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...native }: ComponentPropsWithRef<'span'>): ReactNode {
  return <span {...native} className={classes(styles.hidden, className)} />;
}
