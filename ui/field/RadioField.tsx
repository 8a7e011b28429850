'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import { fieldDescription, fieldMessage, RequiredMark, useField, type FieldProps } from './Field.tsx';
import * as shellStyles from './Field.css.ts';
import * as styles from './RadioField.css.ts';

/** `list` for options that need text, one below the other; `chips` for few and short ones, such as amounts. */
export const radioVariants = ['list', 'chips'] as const;
export type RadioVariant = (typeof radioVariants)[number];

export interface RadioOption {
  /** Unique among its options. */
  readonly value: string;
  readonly label: string;
  /** A description under its label. */
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
}

type NativeRadio = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'readOnly'>;

export type RadioFieldProps = FieldProps<NativeRadio> & {
  options: readonly RadioOption[];
  /** The selected value when controlled, with `onChange`; '' for none. */
  value?: string | undefined;
  /** The initial value when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with each radio, as react-hook-form's `register` expects. */
  ref?: ((radio: HTMLInputElement | null) => void) | undefined;
  /** @default 'list' */
  variant?: RadioVariant | undefined;
};

/**
 * One of a few visible options. `id` is the group's; other native props go to each radio: `onChange` gets the selected
 * one (`event.target.value`). Without a `name` the radios still form one group.
 */
export function RadioField({ options, value, defaultValue, ref, variant = 'list', ...props }: RadioFieldProps): ReactNode {
  const ownName = useId();
  const { shell, control } = useField(props);
  const {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    ...native
  } = control;
  const labelId = `${id}-label`;
  return (
    <div
      role="radiogroup"
      id={id}
      aria-label={label}
      aria-labelledby={shell.label === undefined ? labelledBy : labelId}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={shell.required}
      aria-disabled={shell.disabled}
      className={classes(shellStyles.root, shell.className)}
    >
      {shell.label !== undefined && (
        <span id={labelId} className={shellStyles.label}>
          {shell.label}
          {shell.required && <RequiredMark />}
        </span>
      )}
      {fieldDescription(shell)}
      <div className={styles.group[variant]}>
        {options.map((option, index) => {
          const optionId = `${id}-${index}`;
          return (
            <label key={option.value} className={variant === 'list' ? styles.row : styles.chip}>
              <input
                {...native}
                ref={ref}
                type="radio"
                name={native.name ?? ownName}
                value={option.value}
                {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
                disabled={shell.disabled || option.disabled}
                aria-labelledby={optionId}
                aria-describedby={option.description && `${optionId}-description`}
                className={variant === 'list' ? styles.radio : styles.chipRadio}
              />
              <span className={styles.text}>
                <span id={optionId}>{option.label}</span>
                {option.description && (
                  <span id={`${optionId}-description`} className={styles.description[variant]}>
                    {option.description}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      {fieldMessage(shell)}
    </div>
  );
}
