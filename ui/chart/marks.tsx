'use client';

import { useId, type ReactNode } from 'react';

import * as styles from './chart.css.ts';
import type { LineLook, Look } from './looks.ts';

/** Size of a swatch, px. */
const SWATCH = 16;

interface PatternProps {
  id: string;
  look: Look;
  /** @default the look's own */
  color?: Look['color'] | undefined;
}

/** The fill of a look, for `fill="url(#id)"`. */
export function Pattern({ id, look, color = look.color }: PatternProps): ReactNode {
  return (
    <pattern
      id={id}
      className={styles.ink[color]}
      width={8}
      height={8}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${look.turn})`}
    >
      <rect className={styles.fill} width={8} height={8} />
      {look.pattern && <path className={styles.patternLines} d={look.pattern} />}
    </pattern>
  );
}

/** A swatch of a fill, beside its label. */
export function FillSwatch({ look }: { look: Look }): ReactNode {
  const id = useId();
  return (
    <svg className={styles.swatch} width={SWATCH} height={SWATCH} aria-hidden="true">
      <Pattern id={id} look={look} />
      <rect width={SWATCH} height={SWATCH} rx={4} fill={`url(#${id})`} />
    </svg>
  );
}

/** A swatch of a line with its marker, beside its label. */
export function LineSwatch({ look }: { look: LineLook }): ReactNode {
  return (
    <svg
      className={`${styles.swatch} ${styles.ink[look.color]}`}
      width={SWATCH * 1.75}
      height={SWATCH}
      viewBox={`-14 -8 ${SWATCH * 1.75} ${SWATCH}`}
      aria-hidden="true"
    >
      <path d="M-14 0H14" stroke="currentColor" strokeWidth={2} strokeDasharray={look.dash} />
      <path className={styles.fill} d={look.marker} />
    </svg>
  );
}
