import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import { fieldDescription, fieldMessage, RequiredMark, type FieldShell } from './Field.tsx';
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

interface FieldGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'id' | 'className'> {
  role: 'group' | 'radiogroup';
  shell: FieldShell;
  variant: RadioVariant;
}

/** The shell of a field of several controls: label, description, the controls, and the message. */
export function FieldGroup({ shell, variant, children, 'aria-labelledby': labelledBy, ...native }: FieldGroupProps): ReactNode {
  const labelId = `${shell.id}-label`;
  return (
    <div
      {...native}
      id={shell.id}
      aria-labelledby={shell.label === undefined ? labelledBy : labelId}
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
      <div className={styles.group[variant]}>{children}</div>
      {fieldMessage(shell)}
    </div>
  );
}

interface GroupOptionProps {
  /** Unique on the page; also the base of the description's id. */
  id: string;
  option: RadioOption;
  variant: RadioVariant;
  /** The control, with `optionName(id, option)`. */
  children: ReactNode;
}

/** One control of a group with its text, all of it to be pressed. */
export function GroupOption({ id, option, variant, children }: GroupOptionProps): ReactNode {
  return (
    <label className={variant === 'list' ? styles.row : styles.chip}>
      {children}
      <span className={styles.text}>
        <span id={id}>{option.label}</span>
        {option.description && (
          <span id={`${id}-description`} className={styles.description[variant]}>
            {option.description}
          </span>
        )}
      </span>
    </label>
  );
}

/** What names and describes the control of a `GroupOption`. */
export const optionName = (id: string, { description }: RadioOption) => ({
  'aria-labelledby': id,
  'aria-describedby': description && `${id}-description`,
});
