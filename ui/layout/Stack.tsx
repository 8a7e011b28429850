import { createElement, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import type { Gap, LayoutProps } from './element.ts';
import * as styles from './Layout.css.ts';

export const stackAligns = ['stretch', 'start', 'center', 'end'] as const;
export type StackAlign = (typeof stackAligns)[number];

export interface StackProps extends LayoutProps {
  /** Distance between the children, a step of the spacing scale. @default 'lg' */
  gap?: Gap | undefined;
  /** Inline alignment of the children. @default 'stretch' */
  align?: StackAlign | undefined;
}

/**
 * Children below each other with equal gaps: the fields of a form, the sections of a page. Use `Row` for what is side by
 * side, and `Grid` for cards of equal width.
 */
export function Stack({ as = 'div', gap = 'lg', align = 'stretch', className, ...native }: StackProps): ReactNode {
  return createElement(as, { ...native, className: classes(styles.stack, styles.gap[gap], styles.stackAlign[align], className) });
}
