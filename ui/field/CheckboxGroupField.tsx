'use client';

import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as boxStyles from './CheckboxField.css.ts';
import { fieldDescription, fieldMessage, RequiredMark, useField, type FieldProps } from './Field.tsx';
import * as shellStyles from './Field.css.ts';
import type { RadioOption, RadioVariant } from './RadioField.tsx';
import * as styles from './RadioField.css.ts';

type NativeGroup = Omit<ComponentPropsWithRef<'div'>, 'role' | 'defaultValue' | 'onChange'> & {
  /** Under which a form sends each checked value. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
};

export type CheckboxGroupFieldProps = FieldProps<NativeGroup> & {
  options: readonly RadioOption[];
  /** The checked values when controlled, with `onChange`. */
  value?: readonly string[] | undefined;
  /** The checked values at first when uncontrolled. @default none */
  defaultValue?: readonly string[] | undefined;
  /** The checked values in the order of the options. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** @default 'list' */
  variant?: RadioVariant | undefined;
};

const NONE: readonly string[] = [];

/**
 * Any number of a few visible options: kinds of games, banks, days. In a form each checked option is sent under `name`.
 * Chips for short ones, such as filters.
 */
export function CheckboxGroupField({
  options,
  value,
  defaultValue = NONE,
  onChange,
  variant = 'list',
  ...props
}: CheckboxGroupFieldProps): ReactNode {
  const ownName = useId();
  const [uncontrolled, setUncontrolled] = useState(defaultValue);
  const checked = new Set(value ?? uncontrolled);
  const { shell, control } = useField(props);
  const {
    id,
    name = ownName,
    disabled,
    required: _marked,
    'aria-invalid': invalid,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    ...native
  } = control;
  const labelId = `${id}-label`;

  const toggle = (option: string, isOn: boolean): void => {
    const next = options.map((each) => each.value).filter((each) => (each === option ? isOn : checked.has(each)));
    setUncontrolled(next);
    onChange?.(next);
  };
  return (
    <div
      {...native}
      role="group"
      id={id}
      aria-label={label}
      aria-labelledby={shell.label === undefined ? labelledBy : labelId}
      data-invalid={invalid}
      aria-disabled={disabled}
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
          const box = (
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={checked.has(option.value)}
              disabled={disabled || option.disabled}
              aria-invalid={invalid}
              aria-labelledby={optionId}
              aria-describedby={option.description && `${optionId}-description`}
              className={variant === 'list' ? boxStyles.input : styles.chipRadio}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
          );
          return (
            <label key={option.value} className={variant === 'list' ? styles.row : styles.chip}>
              {variant === 'chips' ? (
                box
              ) : (
                <span className={boxStyles.box}>
                  {box}
                  <span className={boxStyles.tick} />
                </span>
              )}
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
