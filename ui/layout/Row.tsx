import { createElement, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import type { Gap, LayoutProps } from './element.ts';
import * as styles from './Layout.css.ts';

export const rowAligns = ['stretch', 'start', 'center', 'end', 'baseline'] as const;
export type RowAlign = (typeof rowAligns)[number];

export const rowJustifies = ['start', 'center', 'end', 'between'] as const;
export type RowJustify = (typeof rowJustifies)[number];

export interface RowProps extends LayoutProps {
  /** Distance between the children, and between lines, a step of the spacing scale. @default 'sm' */
  gap?: Gap | undefined;
  /** Block alignment of the children. @default 'center' */
  align?: RowAlign | undefined;
  /** Distribution in the row. @default 'start' */
  justify?: RowJustify | undefined;
  /** Whether children that do not fit go to another line. @default true */
  wrap?: boolean | undefined;
}

/** Children side by side: buttons, badges, a title and what belongs to it. They wrap unless `wrap` is false. */
export function Row({
  as = 'div',
  gap = 'sm',
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...native
}: RowProps): ReactNode {
  return createElement(as, {
    ...native,
    className: classes(styles.row, wrap && styles.wrap, styles.gap[gap], styles.rowAlign[align], styles.rowJustify[justify], className),
  });
}
