import { createElement, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import type { Gap, LayoutProps } from './element.ts';
import * as styles from './Layout.css.ts';

/** Least width of a column: 120, 160, 240, 320 px. */
export const gridColumns = ['xs', 'sm', 'md', 'lg'] as const;
export type GridColumn = (typeof gridColumns)[number];

export interface GridProps extends LayoutProps {
  /** Least width of a column: 120, 160, 240 or 320 px. As many columns as fit, of equal width. @default 'md' */
  column?: GridColumn | undefined;
  /** Distance between the children, a step of the spacing scale. @default 'md' */
  gap?: Gap | undefined;
}

/** Children in columns of equal width, as many as fit: cards, tiles, fields of a wide form. It needs no breakpoints. */
export function Grid({ as = 'div', column = 'md', gap = 'md', className, ...native }: GridProps): ReactNode {
  return createElement(as, { ...native, className: classes(styles.grid, styles.gridColumn[column], styles.gap[gap], className) });
}
