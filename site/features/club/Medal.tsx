import type { ReactNode } from 'react';

import * as styles from './Medal.css.ts';

/** Steps that medals are drawn in. */
const LAST_STEP = 4;

interface MedalProps {
  /** How far up it is, from 0 to 1. */
  readonly share: number;
  /** 38, 56 or 92 px wide. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** What stands on it: a number, an icon. */
  readonly children: ReactNode;
}

/** A medal in the brand's colours, decoration beside a name. */
export function Medal({ share, size = 'md', children }: MedalProps) {
  return (
    <span className={styles.medal} data-step={Math.round(Math.min(Math.max(share, 0), 1) * LAST_STEP)} data-size={size} aria-hidden="true">
      <span className={styles.face}>{children}</span>
    </span>
  );
}
