import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { Field, useField, type FieldProps, type FieldSize } from '../private/Field.tsx';
import * as styles from './SelectField.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export type SelectFieldProps = FieldProps<Omit<ComponentPropsWithRef<'select'>, 'multiple'>> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; it cannot be chosen, and its value is ''. */
  placeholder?: string | undefined;
  /** @default 'lg' */
  size?: FieldSize;
};

/** One of several, by the platform's own list: on a phone nothing is easier to use. */
export function SelectField({ options, placeholder, size, ...props }: SelectFieldProps): ReactNode {
  const { shell, control } = useField(props);
  const untouched = control.value === undefined && control.defaultValue === undefined && placeholder !== undefined;
  return (
    <Field {...shell} size={size}>
      <select {...control} {...(untouched && { defaultValue: '' })} className={styles.select}>
        {placeholder !== undefined && (
          <option className={styles.option} value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option key={value} className={styles.option} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
    </Field>
  );
}
