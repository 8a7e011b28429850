import { createElement, type ReactNode } from 'react';

import type { LayoutProps } from '../layout/element.ts';
import { classes } from '../private/classes.ts';
import * as styles from './Card.css.ts';

/** `outlined` on a page, `raised` above it, `sunken` inside another card or a modal. */
export const cardVariants = ['outlined', 'raised', 'sunken'] as const;
export type CardVariant = (typeof cardVariants)[number];

export const cardPaddings = ['none', 'md', 'lg', 'xl'] as const;
export type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends LayoutProps {
  /** @default 'outlined' */
  variant?: CardVariant | undefined;
  /** Padding, and the gap between the children; `none` for pictures up to the edge. @default 'lg' */
  padding?: CardPadding | undefined;
}

/**
 * A box for what belongs together, its children below each other. Use `as="section"` with a heading for a part of a page,
 * `as="li"` in a list. A card is no button: put a button or link inside.
 */
export function Card({ as = 'div', variant = 'outlined', padding = 'lg', className, ...native }: CardProps): ReactNode {
  return createElement(as, {
    ...native,
    className: classes(styles.card, styles.variant[variant], styles.padding[padding], className),
  });
}
