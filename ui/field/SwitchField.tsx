'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import { fieldDescription, fieldMessage, RequiredMark, useField, type FieldProps } from './Field.tsx';
import * as shellStyles from './Field.css.ts';
import * as styles from './SwitchField.css.ts';

export type SwitchFieldProps = FieldProps<Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'>>;

/**
 * On or off, in force at once: a reminder, a notification. Use `CheckboxField` for what a form sends along, such as
 * consent. It is a native checkbox with the role of a switch, so forms and their libraries read it as one.
 */
export function SwitchField(props: SwitchFieldProps): ReactNode {
  const { shell, control } = useField(props);
  return (
    <div className={classes(shellStyles.root, shell.className)}>
      <label className={styles.line}>
        {shell.label !== undefined && (
          <span>
            {shell.label}
            {shell.required && <RequiredMark />}
          </span>
        )}
        {/* Its `checked` is what assistive technology reads. */}
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
        <input {...control} type="checkbox" role="switch" className={styles.input} />
      </label>
      {fieldDescription(shell)}
      {fieldMessage(shell)}
    </div>
  );
}
