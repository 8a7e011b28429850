'use client';

import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import { fieldDescription, fieldMessage, useField, type FieldProps } from './Field.tsx';
import * as shellStyles from './Field.css.ts';
import * as styles from './SliderField.css.ts';

type NativeRange = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'readOnly' | 'required'
>;

export type SliderFieldProps = FieldProps<NativeRange> & {
  min: number;
  max: number;
  /** @default 1 */
  step?: number | undefined;
  /** When controlled, with `onChange` (`event.target.valueAsNumber`). */
  value?: number | undefined;
  /** When uncontrolled. @default min */
  defaultValue?: number | undefined;
  /** The value in words, seen and read: "₱500", "30 minutes". @default the number */
  format?: ((value: number) => string) | undefined;
};

/**
 * A number between two ends where the exact one does not matter much: a volume, an interval. Use `NumberField` or
 * `AmountField` where it does, and beside it for money.
 */
export function SliderField({ min, max, step = 1, value, defaultValue = min, format = String, ...props }: SliderFieldProps): ReactNode {
  const [uncontrolled, setUncontrolled] = useState(defaultValue);
  const { shell, control } = useField(props);
  const shown = format(value ?? uncontrolled);
  return (
    <div className={classes(shellStyles.root, shell.className)}>
      <div className={styles.head}>
        {shell.label !== undefined && (
          <label className={shellStyles.label} htmlFor={shell.id}>
            {shell.label}
          </label>
        )}
        <output htmlFor={shell.id} className={styles.value}>
          {shown}
        </output>
      </div>
      {fieldDescription(shell)}
      <input
        {...control}
        type="range"
        min={min}
        max={max}
        step={step}
        {...(value === undefined ? { defaultValue } : { value })}
        aria-valuetext={shown}
        className={styles.input}
        onChange={(event) => {
          setUncontrolled(event.target.valueAsNumber);
          control.onChange?.(event);
        }}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
      {fieldMessage(shell)}
    </div>
  );
}
