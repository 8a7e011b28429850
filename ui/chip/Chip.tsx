'use client';

import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { fillLabel } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import * as styles from './Chip.css.ts';
import { chipLabels } from './labels.ts';

export interface ChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is set: "Pearl", "From ₱10". */
  label: string;
  /** Takes it away; without it, the chip only shows. */
  onRemove?: (() => void) | undefined;
}

/**
 * Something that is set and can be taken away: a filter in use, a chosen bank. For choices to press use `RadioField` or
 * `CheckboxGroupField` with chips; for a state use `Badge`.
 */
export function Chip({ label, onRemove, className, ...native }: ChipProps): ReactNode {
  const labels = useKitLabels(chipLabels);
  return (
    <span {...native} className={classes(styles.chip, className)}>
      <span className={styles.text}>{label}</span>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={fillLabel(labels.remove, { name: label })} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
