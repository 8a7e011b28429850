'use client';

import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { Field, useField, type FieldProps, type FieldSize } from './Field.tsx';
import * as styles from './Field.css.ts';
import { LineIcon } from '../private/LineIcon.tsx';
import { passwordLabels } from './labels.ts';

export type PasswordFieldProps = FieldProps<Omit<ComponentPropsWithRef<'input'>, 'type'>> & {
  /** @default 'lg' */
  size?: FieldSize | undefined;
};

/**
 * A password with a button that reveals it. `autoComplete` defaults to `current-password`; set `new-password` for new
 * ones, so that password managers offer to generate one.
 */
export function PasswordField({ size, ...props }: PasswordFieldProps): ReactNode {
  const labels = useKitLabels(passwordLabels);
  const [shown, setShown] = useState(false);
  const { shell, control } = useField(props);
  return (
    <Field {...shell} size={size}>
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        data-secret=""
        {...control}
        type={shown ? 'text' : 'password'}
        className={styles.input}
      />
      <button
        type="button"
        className={styles.action}
        aria-label={shown ? labels.hidePassword : labels.showPassword}
        aria-controls={shell.id}
        disabled={shell.disabled}
        onClick={() => setShown(!shown)}
      >
        <LineIcon shape={shown ? 'eyeOff' : 'eye'} size={20} />
      </button>
    </Field>
  );
}
