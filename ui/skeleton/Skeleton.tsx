import type { CSSProperties, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['block', 'text', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps {
  /** `text` takes one line of the surrounding text. @default 'block' */
  shape?: SkeletonShape;
  /** px, or a CSS length; without them a block fills its container. */
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  /** It does not breathe: for what is not asked for yet. Out of sight, too, each breath costs the page its frames. @default false */
  still?: boolean;
}

/** The place of something that is still loading. Silent: whoever loads says so once, e.g. by `aria-busy`. */
export function Skeleton({ shape = 'block', width, height, still = false }: SkeletonProps): ReactNode {
  return (
    <span
      className={classes(styles.base, styles.shape[shape], !still && styles.breathing)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
