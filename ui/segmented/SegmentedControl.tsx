'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import { coveringInput } from '../private/coveringInput.css.ts';
import { useControllable } from '../private/useControllable.ts';
import * as styles from './SegmentedControl.css.ts';

export interface Segment {
  /** Unique among its segments. */
  readonly value: string;
  readonly label: ReactNode;
  /** Decorative, before the label. */
  readonly icon?: ReactNode;
  /** Name for screen readers, where the label is an icon. */
  readonly 'aria-label'?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SegmentedControlProps extends Omit<ComponentPropsWithRef<'div'>, 'aria-label' | 'onChange' | 'defaultValue'> {
  /** Names the choice, for screen readers: "Period". */
  'aria-label': string;
  segments: readonly Segment[];
  /** The chosen value when controlled, with `onChange`. */
  value?: string | undefined;
  /** The chosen value at first when uncontrolled. @default the first segment's */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Takes the whole width of its container. @default false */
  fullWidth?: boolean | undefined;
}

/**
 * One of two to five short choices that act at once: a period, a view. Use `RadioField` in a form, `Tabs` where each
 * choice has a panel, `SelectField` for more choices.
 */
export function SegmentedControl({
  segments,
  value,
  defaultValue,
  onChange,
  fullWidth = false,
  className,
  ...native
}: SegmentedControlProps): ReactNode {
  const name = useId();
  const [chosen, choose] = useControllable(value, defaultValue ?? segments[0]?.value ?? '', onChange);
  return (
    <div {...native} role="radiogroup" className={classes(styles.root, fullWidth && styles.fullWidth, className)}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === chosen}
            disabled={segment.disabled}
            aria-label={segment['aria-label']}
            className={coveringInput}
            onChange={() => choose(segment.value)}
          />
          {segment.icon && <span aria-hidden="true">{segment.icon}</span>}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
