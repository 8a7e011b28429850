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
  /**
   * Not animated: for content not requested yet. An animation outside the viewport still costs frames. @default false
   */
  still?: boolean;
}

/** Placeholder of loading content. Not announced: the loading part does so once, e.g. by `aria-busy`. */
export function Skeleton({ shape = 'block', width, height, still = false }: SkeletonProps): ReactNode {
  return (
    <span
      className={classes(styles.base, styles.shape[shape], !still && styles.breathing)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
