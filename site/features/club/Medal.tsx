import type { ReactNode } from 'react';

import * as styles from './Medal.css.ts';

/** Index of the last medal style. */
const LAST_STEP = 4;

interface MedalProps {
  /** Rank as a fraction, from 0 to 1. */
  readonly share: number;
  /** 38, 56 or 92 px wide. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Content: a number or an icon. */
  readonly children: ReactNode;
}

/** A decorative medal in the brand's colors. */
export function Medal({ share, size = 'md', children }: MedalProps) {
  return (
    <span className={styles.medal} data-step={Math.round(Math.min(Math.max(share, 0), 1) * LAST_STEP)} data-size={size} aria-hidden="true">
      <span className={styles.face}>{children}</span>
    </span>
  );
}
