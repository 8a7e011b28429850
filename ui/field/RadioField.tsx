'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';

import { useField, type FieldProps } from './Field.tsx';
import { FieldGroup, GroupOption, optionName, radioVariants, type RadioOption, type RadioVariant } from './FieldGroup.tsx';
import * as styles from './RadioField.css.ts';

export { radioVariants, type RadioOption, type RadioVariant };

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
  return (
    <FieldGroup
      role="radiogroup"
      shell={shell}
      variant={variant}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={shell.required}
    >
      {options.map((option, index) => {
        const optionId = `${id}-${index}`;
        return (
          <GroupOption key={option.value} id={optionId} option={option} variant={variant}>
            <input
              {...native}
              ref={ref}
              type="radio"
              name={native.name ?? ownName}
              value={option.value}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
              disabled={shell.disabled || option.disabled}
              {...optionName(optionId, option)}
              className={variant === 'list' ? styles.radio : styles.chipInput}
            />
          </GroupOption>
        );
      })}
    </FieldGroup>
  );
}
