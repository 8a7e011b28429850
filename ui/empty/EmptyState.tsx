import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Decorative, about 32 px. */
  icon?: ReactNode;
  /** The state, in a few words. */
  title: string;
  /** The reason, and what to do about it. */
  text?: ReactNode;
  /** The suggested next action. */
  action?: ReactNode;
}

/** Placeholder of an empty list. */
export function EmptyState({ icon, title, text, action, className, ...native }: EmptyStateProps): ReactNode {
  return (
    <div {...native} className={classes(styles.root, className)}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
