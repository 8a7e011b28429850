import type { ReactNode } from 'react';

import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Decorative, about 32 px. */
  icon?: ReactNode;
  /** What is the matter, in a few words. */
  title: string;
  /** Why, and what to do about it. */
  text?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Stands where a list has nothing to show. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps): ReactNode {
  return (
    <div className={styles.root}>
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
