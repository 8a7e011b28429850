import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { changePassword } from '#site/api/contract/password.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import { createIdempotencyKeys } from '#site/session/idempotencyKeys.ts';
import { useFlow } from '#site/session/useFlow.ts';
import { errorText } from '#site/session/form/errorText.ts';
import { loadMember } from '#site/session/lifecycle.ts';
import { createMemory } from '#site/session/remember.ts';
import { trimmed } from '#site/session/rules.ts';
import { currentSession, sessionPassword, passwordChanged } from '#site/session/session.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useToast } from '#ui';
import { changeFlow, type ChangePhase } from './changeFlow.ts';

export interface ChangeValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export const emptyChange: ChangeValues = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Errors that belong to one field. */
const FIELD_OF: Readonly<Record<string, keyof ChangeValues>> = {
  [ERROR_CODE.passwordWrong]: 'oldPassword',
  [ERROR_CODE.passwordSame]: 'newPassword',
  [ERROR_CODE.fieldInvalid]: 'newPassword',
};

interface Change {
  readonly phase: ChangePhase;
  /** Error of the last attempt, unless it belongs to one field. */
  readonly problem: CallError | null;
  /** The page does not hold the old password, so the player has to enter it. */
  readonly asksOld: boolean;
  submit(values: ChangeValues): Promise<void>;
}

/** Submits the form; on success, closes the modals and navigates home. */
export function useChangePassword(form: UseFormReturn<ChangeValues>): Change {
  const { t } = useTranslation('auth');
  const client = useClient();
  const showToast = useToast();
  const [, navigate] = useLocation();
  const { code: merchant } = useMerchant();
  const { rememberMs } = useSite().accounts;
  const { state: phase, send } = useFlow(changeFlow, 'idle');
  const [problem, setProblem] = useState<CallError | null>(null);
  const [held, setHeld] = useState(sessionPassword);
  const [attempts] = useState(() => createIdempotencyKeys());

  const fail = (error: CallError): void => {
    if (!isOutcomeUnknown(error)) attempts.answered();
    if (!send('refused')) return;
    const name = FIELD_OF[error.code ?? ''];
    if (name === undefined) return setProblem(error);
    // The password in memory was rejected. Its input field has to exist before it gets the focus.
    if (name === 'oldPassword') flushSync(() => setHeld(undefined));
    // If the value breaks the rules, the field's own message is more specific than the gateway's.
    const fault = error.code === ERROR_CODE.fieldInvalid ? { type: 'format' } : { type: 'server', message: errorText(error, t) };
    form.setError(name, fault, { shouldFocus: true });
  };

  const submit = async (values: ChangeValues): Promise<void> => {
    if (!send('submitted')) return;
    setProblem(null);
    const { token } = currentSession();
    const payload = {
      oldPassword: held ?? trimmed(values.oldPassword),
      newPassword: trimmed(values.newPassword),
      confirmNewPassword: trimmed(values.confirmPassword),
    };
    try {
      await client.call(changePassword, payload, { idempotencyKey: attempts.keyFor(payload) });
    } catch (error) {
      if (!isCallError(error)) throw error;
      return fail(error);
    }
    passwordChanged(token);
    const present = currentSession().token;
    // The session changed meanwhile; the result belongs to another player.
    if (present !== token && present !== null) return;
    // The remembered login is no longer valid.
    await createMemory({ merchant, now: Date.now, lifeMs: rememberMs }).forget();
    await loadMember(client, token);
    showToast({ message: t('password_changed'), tone: 'positive' });
    // If the form was closed meanwhile, the player stays on their page.
    if (send('changed')) navigate('/', { replace: true });
  };
  return { phase, problem, asksOld: held === undefined, submit };
}
