'use client';

import { useId, type ReactElement, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './Field.css.ts';
import { LineIcon } from '../private/LineIcon.tsx';
import type { Tone } from '../private/tones.ts';

/** `lg` for forms; `md` for fields in a bar, such as a header. */
export const fieldSizes = ['md', 'lg'] as const;
export type FieldSize = (typeof fieldSizes)[number];

/** Every field has exactly one accessible name; omitting it is a type error. */
export type FieldName =
  | { label: string | ReactElement; 'aria-label'?: undefined; 'aria-labelledby'?: undefined }
  | { label?: undefined; 'aria-label': string; 'aria-labelledby'?: undefined }
  | { label?: undefined; 'aria-label'?: undefined; 'aria-labelledby': string };

/** Props of every field besides its name and the native control's props. */
export interface FieldNotes {
  /** Permanent help text under the label. */
  description?: ReactNode;
  /** A message about the value: an error unless `tone` says otherwise. Announced politely. */
  message?: ReactNode;
  /** Tone of the message; only `critical` marks the value as invalid. @default 'critical' */
  tone?: Tone | undefined;
  /** Class of the whole field; other native props go to the control. */
  className?: string | undefined;
}

/**
 * Props of a field over the native props `Control`. `ref`, `name`, `onChange` and `onBlur` are passed to the control,
 * so a field works controlled, uncontrolled and with a form library's `register`.
 */
export type FieldProps<Control> = FieldName &
  FieldNotes &
  Omit<Control, 'size' | 'children' | 'className' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'>;

/** The native props that the shell reads and passes on. */
interface Native {
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** Props of the shell, made by `useField`. */
export interface FieldShell extends FieldNotes {
  id: string;
  label?: string | ReactElement | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/** Splits a field's props into those of the shell and those of the native control, and links the two by ids. */
export function useField<P extends FieldName & FieldNotes & Native>(props: P) {
  const fallbackId = useId();
  const { label, description, message, tone = 'critical', className, ...native } = props;
  const id = props.id ?? fallbackId;
  const describedBy = [props['aria-describedby'], description && `${id}-description`, message && `${id}-message`];
  const { required, disabled, readOnly } = props;
  const shell: FieldShell = { id, label, description, message, tone, className, required, disabled, readOnly };
  const control = {
    ...native,
    id,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    'aria-invalid': message && tone === 'critical' ? true : undefined,
  };
  return { shell, control };
}

export interface FieldLayoutProps extends FieldShell {
  /** @default 'lg' */
  size?: FieldSize | undefined;
  /** Inside the frame, before and after the control. */
  start?: ReactNode;
  end?: ReactNode;
  /** A layer under the frame, which is its containing block; `false` while it is closed. */
  popup?: ReactNode;
  children: ReactNode;
}

/** The shell of every boxed field: label, description, the outlined frame around the control, and the message. */
export function Field({ size = 'lg', start, end, popup, children, ...shell }: FieldLayoutProps): ReactNode {
  const invalid = Boolean(shell.message) && shell.tone === 'critical';
  const frame = (
    <div
      className={classes(styles.frame, styles.frameSize[size])}
      data-invalid={invalid || undefined}
      data-disabled={shell.disabled || undefined}
      data-read-only={shell.readOnly || undefined}
    >
      {start !== undefined && <span className={styles.start}>{start}</span>}
      {children}
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  );
  return (
    <div className={classes(styles.root, shell.className)}>
      {shell.label !== undefined && (
        <label className={styles.label} htmlFor={shell.id}>
          {shell.label}
          {shell.required && <RequiredMark />}
        </label>
      )}
      {fieldDescription(shell)}
      {popup === undefined ? (
        frame
      ) : (
        <div className={styles.anchor}>
          {frame}
          {popup}
        </div>
      )}
      {fieldMessage(shell)}
    </div>
  );
}

/** Decorative: assistive technology announces the control's `required`. */
export function RequiredMark(): ReactNode {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}

// Functions, not components: a form has many, and a component each would cost more than its output.
export function fieldDescription({ id, description }: Pick<FieldShell, 'id' | 'description'>): ReactNode {
  if (!description) return null;
  return (
    <div id={`${id}-description`} className={styles.description}>
      {description}
    </div>
  );
}

const MESSAGE_ICONS = { info: 'info', positive: 'circleCheck', caution: 'triangleAlert', critical: 'circleAlert' } as const;

/**
 * Always rendered, so that screen readers announce changes of its text. Each text gets a new element: browser
 * translation replaces text nodes, which React could then neither remove nor change.
 */
export function fieldMessage({ id, message, tone = 'critical' }: Pick<FieldShell, 'id' | 'message' | 'tone'>): ReactNode {
  return (
    <div id={`${id}-message`} className={classes(styles.message, message ? styles.tone[tone] : undefined)} aria-live="polite">
      {message ? (
        <>
          <LineIcon shape={MESSAGE_ICONS[tone]} size={styles.ICON_PX} className={styles.messageIcon} />
          <span key={typeof message === 'string' ? message : undefined}>{message}</span>
        </>
      ) : null}
    </div>
  );
}
