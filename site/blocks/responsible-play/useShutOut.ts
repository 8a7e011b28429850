import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { useSite } from '#site/assembler/sdk/view.ts';
import type { CallInput } from '#site/api/contract/defineCall.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { playSession, type excludeSelf, type takeTimeOut } from '#site/api/contract/play.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { formatMoment } from '#site/i18n/moment.ts';
import { createIdempotencyKeys } from '#site/session/idempotencyKeys.ts';
import { leaveSession } from '#site/session/lifecycle.ts';
import { currentSession, onSessionChange } from '#site/session/session.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useDialogs } from '#ui';

type Row = typeof takeTimeOut | typeof excludeSelf;

interface ShutOut<C extends Row> {
  readonly send: (input: CallInput<C>) => Promise<void>;
  readonly pending: boolean;
  readonly problem: CallError | null;
}

/**
 * Starts a time-out or self-exclusion, logs out, and shows its end. After a lost response the outcome is unknown: the session is
 * requested, and if any call finds it revoked, the message says that the account may be closed. Retries share one idempotency key.
 */
export function useShutOut<C extends Row>(row: C): ShutOut<C> {
  const { t } = useTranslation('responsible');
  const client = useClient();
  const dialogs = useDialogs();
  const { date } = useSite().formats;
  const [, navigate] = useLocation();
  const [attempts] = useState(() => createIdempotencyKeys());
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<CallError | null>(null);
  const endWatch = useRef<() => void>(undefined);

  const leave = (token: string | null, title: string, text: string): void => {
    endWatch.current?.();
    const now = currentSession().token;
    // The current session belongs to another player.
    if (now !== null && now !== token) return;
    leaveSession();
    navigate('/');
    void dialogs.alert({ title, text, ok: t('understood') });
  };

  const perhapsShut = (token: string | null): void => leave(token, t('shut_title'), t('shut_perhaps'));
  /** Runs until the session request completes, even if the form has unmounted. */
  const watch = async (token: string | null): Promise<void> => {
    const end = onSessionChange(() => {
      if (currentSession().token !== token) perhapsShut(token);
    });
    endWatch.current = end;
    try {
      await client.call(playSession, {});
      // The session is valid; a later logout is the player's choice.
      end();
    } catch {
      // The outcome is still unknown.
    }
  };

  const send = async (input: CallInput<C>): Promise<void> => {
    if (pending) return;
    setPending(true);
    setProblem(null);
    endWatch.current?.();
    const { token } = currentSession();
    try {
      const { until } = await client.call(row, input, { idempotencyKey: attempts.keyFor(input) });
      leave(token, t('shut_title'), until === null ? t('shut_for_good') : t('shut_until', { 0: formatMoment(until, date) }));
    } catch (error) {
      if (!isCallError(error)) throw error;
      const isLost = currentSession().token !== token;
      if (error.code === ERROR_CODE.notLoggedIn || (isLost && isOutcomeUnknown(error))) return perhapsShut(token);
      if (isOutcomeUnknown(error)) void watch(token);
      else attempts.answered();
      setProblem(error);
    } finally {
      setPending(false);
    }
  };
  return { send, pending, problem };
}
