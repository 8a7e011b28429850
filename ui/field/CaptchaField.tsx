'use client';

import { RefreshCw } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { useKitLabels, useKitSettings } from '../kit/KitProvider.tsx';
import { Field, useField, type FieldProps, type FieldSize } from './Field.tsx';
import * as shellStyles from './Field.css.ts';
import { useThrottled } from '../private/useThrottled.ts';
import * as styles from './CaptchaField.css.ts';
import { captchaLabels } from './labels.ts';

export type CaptchaFieldProps = FieldProps<Omit<ComponentPropsWithRef<'input'>, 'type'>> & {
  /** URL of the image; undefined while it is loading. */
  src: string | undefined;
  /** Requests another image; called at most once a second. */
  onRefresh: () => void;
  /** The clock, epoch ms. @default Date.now */
  now?: (() => number) | undefined;
  /** @default 'lg' */
  size?: FieldSize | undefined;
};

/** A captcha: the text field, the image, and a button for another one. */
export function CaptchaField({ src, onRefresh, now, size, ...props }: CaptchaFieldProps): ReactNode {
  const labels = useKitLabels(captchaLabels);
  const { captchaIntervalMs } = useKitSettings();
  const { shell, control } = useField(props);
  const refresh = useThrottled(onRefresh, captchaIntervalMs, now);
  const end = (
    <>
      <span className={styles.picture}>{src !== undefined && <img className={styles.image} src={src} alt={labels.captchaImage} />}</span>
      <button type="button" className={shellStyles.action} aria-label={labels.refreshCaptcha} disabled={shell.disabled} onClick={refresh}>
        <RefreshCw size={18} aria-hidden="true" />
      </button>
    </>
  );
  return (
    <Field {...shell} size={size} end={end}>
      <input type="text" autoComplete="off" autoCapitalize="none" spellCheck={false} {...control} className={shellStyles.input} />
    </Field>
  );
}
