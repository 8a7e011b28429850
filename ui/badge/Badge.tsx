import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import { tones } from '../private/tones.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Badge.css.ts';

export const badgeTones = ['neutral', 'accent', 'highlight', ...tones] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** @default 'neutral' */
  tone?: BadgeTone | undefined;
}

/** A word or two about the thing beside it: "New", "Hot", "Pending". */
export function Badge({ tone = 'neutral', className, ...native }: BadgeProps): ReactNode {
  return <span {...native} className={classes(styles.base, styles.tone[tone], className)} />;
}

/** A larger count is shown as "99+". */
const MOST_SHOWN = 99;

export interface CountBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Renders nothing for 0 and below. */
  count: number;
  /** What a screen reader says, e.g. "3 unread messages". */
  label: string;
}

/** A count: unread messages, unclaimed rewards. */
export function CountBadge({ count, label, className, ...native }: CountBadgeProps): ReactNode {
  if (count <= 0) return null;
  return (
    <span {...native} className={classes(styles.count, className)}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
