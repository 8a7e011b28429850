import type { ReactNode } from 'react';

import { Skeleton } from '#ui';
import { FormPlaceholder } from './FormPlaceholder.tsx';
import * as styles from './ShapedPlaceholder.css.ts';

/** What is loading: a form, records below their filters, or tiles. */
export type PlaceholderShape = 'form' | 'list' | 'tiles';

interface ShapedPlaceholderProps {
  readonly shape: PlaceholderShape;
  /** In px. */
  readonly height: number;
}

/** Heights in px, with their gaps; what does not fit the placeholder is clipped. */
const ROW = 64;
const TILE = 160;
/** Enough for the widest line. */
const TILES_A_LINE = 6;

/** Placeholder of a loading block, in its shape. */
export function ShapedPlaceholder({ shape, height }: ShapedPlaceholderProps) {
  if (shape === 'form') return <FormPlaceholder height={height} />;
  return (
    <div className={styles.place} style={{ blockSize: height }} aria-busy="true">
      <div className={styles.bar}>{pieces(3, styles.filter)}</div>
      {shape === 'list' ? (
        <div className={styles.rows}>{pieces(Math.ceil(height / ROW), styles.row)}</div>
      ) : (
        <div className={styles.tiles}>{pieces(Math.ceil(height / TILE) * TILES_A_LINE, styles.tile)}</div>
      )}
    </div>
  );
}

const pieces = (count: number, className: string): ReactNode =>
  Array.from({ length: count }, (_, index) => (
    <span key={index} className={className}>
      <Skeleton />
    </span>
  ));
