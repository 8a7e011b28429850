import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { FieldDescription, FieldMessage, RequiredMark, useField, type FieldProps } from '../private/Field.tsx';
import * as shellStyles from '../private/Field.css.ts';
import { classes } from '../private/classes.ts';
import * as styles from './CheckboxField.css.ts';

export type CheckboxFieldProps = FieldProps<Omit<ComponentPropsWithRef<'input'>, 'type'>>;

// Made once: a form that renders for every key would make its icons anew each time.
const tick = <Check className={styles.tick} size={16} strokeWidth={3.5} aria-hidden="true" />;

/** Yes or no. The label may hold links, such as one to the terms. */
export function CheckboxField(props: CheckboxFieldProps): ReactNode {
  const { shell, control } = useField(props);
  return (
    <div className={classes(shellStyles.root, shell.className)}>
      <label className={styles.line}>
        <span className={styles.box}>
          <input {...control} type="checkbox" className={styles.input} />
          {tick}
        </span>
        {shell.label !== undefined && (
          <span>
            {shell.label}
            {shell.required && <RequiredMark />}
          </span>
        )}
      </label>
      <div className={styles.notes}>
        <FieldDescription {...shell} />
        <FieldMessage {...shell} />
      </div>
    </div>
  );
}
