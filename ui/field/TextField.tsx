'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';

import { Field, useField, type FieldProps, type FieldSize } from './Field.tsx';
import * as styles from './Field.css.ts';

export type TextFieldProps = FieldProps<ComponentPropsWithRef<'input'>> & {
  /** @default 'lg' */
  size?: FieldSize | undefined;
  /** Inside the frame, before and after the text: an icon, a currency sign, a button. */
  start?: ReactNode;
  end?: ReactNode;
};

/** One line of text. `type`, `inputMode` and `autoComplete` are the native ones. */
export function TextField({ size, start, end, ...props }: TextFieldProps): ReactNode {
  const { shell, control } = useField(props);
  return (
    <Field {...shell} size={size} start={start} end={end}>
      <input type="text" {...control} className={styles.input} />
    </Field>
  );
}
