import { useState } from 'react';

import { isCallError, type CallError } from '#site/api/errors.ts';
import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { isProviderError } from '#site/providers/port.ts';
import { useDialogs } from '#site/shared/Dialogs.tsx';
import { errorText } from './errorText.ts';

export interface SmsCode {
  /** Epoch milliseconds, on the browser's clock, from which another code may be asked for. */
  readonly resendAt: number | undefined;
  readonly sending: boolean;
  send(): Promise<void>;
}

interface SmsCodeOptions {
  /** Whether there is a number to send to; says beside its field what is wrong with it. */
  readonly ready: () => Promise<boolean>;
  readonly request: () => Promise<{ readonly expiredMinutes: number }>;
  /** Used where the gateway states no time (spec, section 9). */
  readonly defaultMinutes: number;
  /** Tells a refusal beside its field; `false` leaves it to the dialog. */
  readonly tell?: (error: CallError) => boolean;
}

const MINUTE_MS = 60_000;

/** The button beside a code: sends, then waits as long as the code is good. A failure is told in a dialog (spec, section 8). */
export function useSmsCode({ ready, request, defaultMinutes, tell }: SmsCodeOptions): SmsCode {
  const { t } = useTranslation('auth');
  const dialogs = useDialogs();
  const [resendAt, setResendAt] = useState<number>();
  const [sending, setSending] = useState(false);

  const send = async (): Promise<void> => {
    if (sending || !(await ready())) return;
    setSending(true);
    try {
      const { expiredMinutes } = await request();
      setResendAt(Date.now() + (expiredMinutes > 0 ? expiredMinutes : defaultMinutes) * MINUTE_MS);
    } catch (error) {
      if (!isCallError(error) && !isProviderError(error)) throw error;
      if (isProviderError(error) && error.retryAfterMs !== undefined) setResendAt(Date.now() + error.retryAfterMs);
      if (isCallError(error) && tell?.(error)) return;
      void dialogs.alert({ title: t('sms_failed'), text: errorText(error, t), ok: t('ok'), tone: 'caution' });
    } finally {
      setSending(false);
    }
  };
  return { resendAt, sending, send };
}
