'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';

import { fieldDescription, fieldMessage, RequiredMark, useField, type FieldProps } from './Field.tsx';
import * as shellStyles from './Field.css.ts';
import { classes } from '../private/classes.ts';
import * as styles from './CheckboxField.css.ts';

export type CheckboxFieldProps = FieldProps<Omit<ComponentPropsWithRef<'input'>, 'type'>>;

/** Yes or no. The label may contain links, such as one to the terms. */
export function CheckboxField(props: CheckboxFieldProps): ReactNode {
  const { shell, control } = useField(props);
  return (
    <div className={classes(shellStyles.root, shell.className)}>
      <label className={styles.line}>
        <span className={styles.box}>
          <input {...control} type="checkbox" className={styles.input} />
          <span className={styles.tick} />
        </span>
        {shell.label !== undefined && (
          <span>
            {shell.label}
            {shell.required && <RequiredMark />}
          </span>
        )}
      </label>
      <div className={styles.notes}>
        {fieldDescription(shell)}
        {fieldMessage(shell)}
      </div>
    </div>
  );
}
