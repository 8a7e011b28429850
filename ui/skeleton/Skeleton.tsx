import type { HTMLAttributes, ReactNode, Ref } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['block', 'text', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

/** `data-*` and these native props go to the element: an SVG if it has a size. */
export interface SkeletonProps extends Pick<HTMLAttributes<Element>, 'id' | 'className' | 'style'> {
  ref?: Ref<Element> | undefined;
  /** `text` takes one line of the surrounding text. @default 'block' */
  shape?: SkeletonShape | undefined;
  /** px, or a length such as `10ch` or `40%`; without them a block fills its container. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  /**
   * Not animated: for content not requested yet. An animation outside the viewport still costs frames. @default false
   */
  still?: boolean | undefined;
}

/** Placeholder of loading content. Not announced: the loading part does so once, e.g. by `aria-busy`. */
export function Skeleton({ shape = 'block', width, height, still = false, className, ref, ...native }: SkeletonProps): ReactNode {
  const look = classes(
    styles.base,
    styles.shape[shape],
    width === undefined && styles.defaultWidth[shape],
    height === undefined && styles.defaultHeight[shape],
    !still && styles.breathing,
    className,
  );
  // Of either element.
  const anyRef = ref as Ref<never>;
  // An SVG's size is no style attribute, which a strict content security policy ignores in a server's HTML. Without a
  // size, an SVG in a container without a height would have an intrinsic one.
  return width === undefined && height === undefined ? (
    <span {...native} ref={anyRef} className={look} aria-hidden="true" />
  ) : (
    <svg {...native} ref={anyRef} className={look} width={width} height={height} aria-hidden="true" />
  );
}
