'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { sharedLabels } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

/** 16, 28 and 44 px. */
export const spinnerSizes = ['sm', 'md', 'lg'] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role'> {
  /** @default 'md' */
  size?: SpinnerSize | undefined;
  /** Announced text. @default the kit's text for "Loading" */
  label?: string | undefined;
}

/** An indeterminate loading indicator. Announced when it appears. */
export function Spinner({ size = 'md', label, className, ...native }: SpinnerProps): ReactNode {
  const labels = useKitLabels(sharedLabels);
  return (
    <span {...native} role="status" className={classes(styles.root, className)}>
      <span className={classes(styles.ring, styles.size[size])} />
      <VisuallyHidden>{label ?? labels.loading}</VisuallyHidden>
    </span>
  );
}
