import type { ReactNode } from 'react';

import type { Material } from '#ui/theme/materials.ts';
import * as styles from './Medal.css.ts';

interface MedalProps {
  readonly material: Material;
  /** 38, 56 or 92 px wide. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Content: a number or an icon. */
  readonly children: ReactNode;
}

/** A decorative medal. */
export function Medal({ material, size = 'md', children }: MedalProps) {
  return (
    <span className={styles.medal} data-material={material} data-size={size} aria-hidden="true">
      <span className={styles.face}>{children}</span>
    </span>
  );
}
