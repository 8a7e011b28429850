'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useControllable } from '../private/useControllable.ts';
import * as boxStyles from './CheckboxField.css.ts';
import { useField, type FieldProps } from './Field.tsx';
import { FieldGroup, GroupOption, optionName, type RadioOption, type RadioVariant } from './FieldGroup.tsx';
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
  const [chosen, choose] = useControllable(value, defaultValue, onChange);
  const checked = new Set(chosen);
  const { shell, control } = useField(props);
  const { id, name = ownName, disabled, required: _marked, 'aria-invalid': invalid, ...native } = control;

  const toggle = (option: string, isOn: boolean): void =>
    choose(options.map((each) => each.value).filter((each) => (each === option ? isOn : checked.has(each))));
  return (
    <FieldGroup {...native} role="group" shell={shell} variant={variant} data-invalid={invalid}>
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
            {...optionName(optionId, option)}
            className={variant === 'list' ? boxStyles.input : styles.chipInput}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        );
        return (
          <GroupOption key={option.value} id={optionId} option={option} variant={variant}>
            {variant === 'chips' ? (
              box
            ) : (
              <span className={boxStyles.box}>
                {box}
                <span className={boxStyles.tick} />
              </span>
            )}
          </GroupOption>
        );
      })}
    </FieldGroup>
  );
}
