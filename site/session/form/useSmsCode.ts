import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isCallError, type CallError } from '#site/api/errors.ts';
import { isProviderError } from '#site/third-party/host/port.ts';
import { useIsMounted } from '#site/lib/useIsMounted.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { createIdempotencyKeys, type Attempts } from '#site/session/idempotencyKeys.ts';
import { errorText } from './errorText.ts';
import { useDialogs } from '#ui';

export interface SmsCode {
  /** Epoch milliseconds, on the browser's clock, from which another code may be asked for. */
  readonly resendAt: number | undefined;
  readonly sending: boolean;
  send(): Promise<void>;
}

export interface SmsCodeOptions {
  /** Whether there is a number to send to; says beside its field what is wrong with it. */
  readonly ready: () => Promise<boolean>;
  /** A member's request carries the key for what it sends: one whose answer was lost sends no second code. */
  readonly request: (keyFor: Attempts['keyFor']) => Promise<{ readonly expiredMinutes: number }>;
  /** Used where the gateway states no time (spec, section 9). */
  readonly defaultMinutes: number;
  /** Tells a refusal beside its field; `false` leaves it to the dialog. */
  readonly tell?: (error: CallError) => boolean;
}

const MINUTE_MS = 60_000;

/** The button beside a code: sends, then waits as long as the code is valid. A failure shows in a dialog. */
export function useSmsCode({ ready, request, defaultMinutes, tell }: SmsCodeOptions): SmsCode {
  const { t } = useTranslation('auth');
  const dialogs = useDialogs();
  const isHere = useIsMounted();
  const [resendAt, setResendAt] = useState<number>();
  const [sending, setSending] = useState(false);
  const [attempts] = useState(() => createIdempotencyKeys());
  const keyGoodUntil = useRef(0);

  /** What follows is another attempt, and its key is good for as long. */
  const begin = (minutes = 0): void => {
    attempts.answered();
    keyGoodUntil.current = Date.now() + minutes * MINUTE_MS;
  };

  const send = async (): Promise<void> => {
    if (sending || !(await ready())) return;
    setSending(true);
    // Later than that, a code that was sent without an answer is good no more, and another is wanted.
    if (Date.now() >= keyGoodUntil.current) begin(defaultMinutes);
    try {
      const { expiredMinutes } = await request(attempts.keyFor);
      begin();
      setResendAt(Date.now() + (expiredMinutes > 0 ? expiredMinutes : defaultMinutes) * MINUTE_MS);
    } catch (error) {
      if (!isCallError(error) && !isProviderError(error)) throw error;
      if (isProviderError(error) || !isOutcomeUnknown(error)) begin();
      if (isProviderError(error) && error.retryAfterMs !== undefined) setResendAt(Date.now() + error.retryAfterMs);
      if (isCallError(error) && tell?.(error)) return;
      if (isHere()) void dialogs.alert({ title: t('sms_failed'), text: errorText(error, t), ok: t('ok'), tone: 'caution' });
    } finally {
      setSending(false);
    }
  };
  return { resendAt, sending, send };
}
