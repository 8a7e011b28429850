'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import type { FieldName } from '../field/Field.tsx';
import { tones } from '../private/tones.ts';
import * as styles from './Progress.css.ts';

export const progressTones = ['accent', ...tones] as const;
export type ProgressTone = (typeof progressTones)[number];

/** 4, 8 and 14 px high. */
export const progressSizes = ['sm', 'md', 'lg'] as const;
export type ProgressSize = (typeof progressSizes)[number];

type Native = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'role' | 'className' | `aria-value${'now' | 'min' | 'max' | 'text'}` | 'aria-label' | 'aria-labelledby'
>;

/** Native props and `ref` go to the bar. */
export type ProgressProps = FieldName &
  Native & {
    /** The value, from 0 to `max`. Omitted while unknown: the bar is then animated. */
    value?: number | undefined;
    /** The value of a full bar. @default 100 */
    max?: number | undefined;
    /** The value as text, shown beside the label and announced instead of a percentage, e.g. "1,250 / 5,000 points". */
    valueText?: string | undefined;
    /** @default 'accent' */
    tone?: ProgressTone | undefined;
    /** @default 'md' */
    size?: ProgressSize | undefined;
    /** Class of the whole, including the texts. */
    className?: string | undefined;
  };

/** Progress of something: points to the next rank, a turnover requirement, an upload. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  size = 'md',
  className,
  'aria-labelledby': labelledBy,
  ...native
}: ProgressProps): ReactNode {
  const id = useId();
  const most = Math.max(max, 0);
  const done = value === undefined ? undefined : Math.min(Math.max(value, 0), most);
  return (
    <div className={classes(styles.root, className)}>
      {(label !== undefined || valueText !== undefined) && (
        <div className={styles.words}>
          {label !== undefined && (
            <span id={id} className={styles.label}>
              {label}
            </span>
          )}
          {valueText !== undefined && (
            // Announced by the bar itself.
            <span className={styles.value} aria-hidden="true">
              <bdi>{valueText}</bdi>
            </span>
          )}
        </div>
      )}
      <div
        {...native}
        role="progressbar"
        aria-labelledby={label === undefined ? labelledBy : id}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={done}
        aria-valuetext={valueText}
        className={classes(styles.track, styles.size[size], styles.tone[tone])}
      >
        {/* An SVG's width is no style attribute, which a strict content security policy ignores in a server's HTML. */}
        <svg
          className={styles.fill}
          data-indeterminate={done === undefined || undefined}
          width={done === undefined ? undefined : `${most > 0 ? (done / most) * 100 : 0}%`}
        />
      </div>
    </div>
  );
}
