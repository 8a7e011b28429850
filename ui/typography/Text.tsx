import { createElement, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';

import { classes } from '../private/classes.ts';
import { tones } from '../private/tones.ts';
import * as styles from './Typography.css.ts';

/** Steps of the type scale. */
export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'display'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = ['normal', 'muted', 'accent', ...tones] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'bold'] as const;
export type TextWeight = (typeof textWeights)[number];

export const textElements = ['p', 'span', 'strong', 'em', 'small', 'bdi', 'time', 'dt', 'dd', 'li', 'label'] as const;
export type TextElement = (typeof textElements)[number];

export interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'ref'> {
  /** @default 'p' */
  as?: TextElement | undefined;
  ref?: Ref<HTMLElement> | undefined;
  /** @default the surrounding text's */
  size?: TextSize | undefined;
  /** @default 'normal', the surrounding text's color */
  tone?: TextTone | undefined;
  /** @default the surrounding text's */
  weight?: TextWeight | undefined;
  /** One line, cut with an ellipsis: give the whole text another way, e.g. as `title`. @default false */
  truncate?: boolean | undefined;
  /** Digits of equal width, for amounts below each other and counters. @default false */
  numeric?: boolean | undefined;
}

/** Running text in the sizes, tones and weights of the skin. */
export function Text({
  as = 'p',
  size,
  tone = 'normal',
  weight,
  truncate = false,
  numeric = false,
  className,
  ...native
}: TextProps): ReactNode {
  return createElement(as, {
    ...native,
    className: classes(
      size && styles.size[size],
      styles.tone[tone],
      weight && styles.weight[weight],
      truncate && styles.truncate,
      numeric && styles.numeric,
      className,
    ),
  });
}
