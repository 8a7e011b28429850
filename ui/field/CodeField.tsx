'use client';

import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useKitLabels, useKitSettings } from '../kit/KitProvider.tsx';
import { fillLabel } from '../kit/labels.ts';
import { Field, useField, type FieldProps, type FieldSize } from './Field.tsx';
import { useThrottled } from '../private/useThrottled.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './CodeField.css.ts';
import { codeLabels } from './labels.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export type CodeFieldProps = FieldProps<Omit<ComponentPropsWithRef<'input'>, 'type'>> & {
  /** Requests a code; called at most once a second, and not before `resendAt`. */
  onSend: () => void;
  /** When the next code can be requested, epoch ms: the button counts down to it. */
  resendAt?: number | undefined;
  /** A request is pending. */
  sending?: boolean | undefined;
  /** The clock, epoch ms. @default Date.now */
  now?: (() => number) | undefined;
  /** @default 'lg' */
  size?: FieldSize | undefined;
};

/** A one-time code and the button that sends it. */
export function CodeField({ onSend, resendAt, sending = false, now = Date.now, size, ...props }: CodeFieldProps): ReactNode {
  const labels = useKitLabels(codeLabels);
  const { codeIntervalMs } = useKitSettings();
  const { shell, control } = useField(props);
  const seconds = useSecondsLeft(resendAt, now);
  const send = useThrottled(onSend, codeIntervalMs, now);
  const waiting = seconds > 0 || sending;
  // Not `disabled` while waiting: that would drop the focus.
  const button = (
    <button
      type="button"
      className={styles.send}
      disabled={shell.disabled}
      aria-disabled={waiting || undefined}
      onClick={waiting ? undefined : send}
    >
      {seconds > 0 ? fillLabel(labels.codeSent, { n: seconds }) : labels.sendCode}
    </button>
  );
  return (
    <Field {...shell} size={size} end={button}>
      <input type="text" inputMode="numeric" autoComplete="one-time-code" {...control} className={styles.code} />
      <CountdownNews counting={seconds > 0} />
    </Field>
  );
}

/** Announces the start and end of the countdown, not every second. */
function CountdownNews({ counting }: { counting: boolean }): ReactNode {
  const labels = useKitLabels(codeLabels);
  const [hasCounted, setHasCounted] = useState(counting);
  if (counting && !hasCounted) setHasCounted(true);
  const news = counting ? labels.codeOnItsWay : labels.codeReady;
  return <VisuallyHidden aria-live="polite">{hasCounted && news}</VisuallyHidden>;
}
