import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import type { TextSize } from './Text.tsx';
import * as styles from './Typography.css.ts';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

const sizes: Readonly<Record<HeadingLevel, TextSize>> = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md', 5: 'md', 6: 'sm' };

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** One below the surrounding heading; 1 for the page's. */
  level: HeadingLevel;
  /** @default by level: xxl, xl, lg, md, md, sm */
  size?: TextSize | undefined;
}

/** A heading in the skin's heading font. Its level is for the outline of the page, its size for the eye. */
export function Heading({ level, size = sizes[level], className, ...native }: HeadingProps): ReactNode {
  const Level = `h${level}` as const;
  return <Level {...native} className={classes(styles.heading, styles.size[size], className)} />;
}
