import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { login } from '#site/api/contract/login.ts';
import { passwordByPhone } from '#site/api/contract/password.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { useFlag, useMerchant, useModal, useSite } from '#site/assembler/runtime/view.ts';
import { isProviderError } from '#site/third-party/host/port.ts';
import { useBehaviourCheck } from '#site/third-party/host/useBehaviourCheck.ts';
import { createIdempotencyKeys } from '#site/session/idempotencyKeys.ts';
import { useFlow } from '#site/session/useFlow.ts';
import { errorText } from '#site/session/form/errorText.ts';
import { revoke } from '#site/session/revoke.ts';
import { createMemory } from '#site/session/remember.ts';
import { bareNumber, plainNumber, trimmed } from '#site/session/rules.ts';
import { useAfterLogin } from '#site/session/signIn.ts';
import { useDialogs } from '#site/components/Dialogs.tsx';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useToast } from '#ui';
import { phoneFlow, type PhonePhase } from './flows.ts';

export interface PhoneValues {
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly newPassword: string;
}

export const emptyPhone: PhoneValues = { mobileNum: '', verificationCode: '', newPassword: '' };

/** What the gateway may name as at fault. */
const FIELDS = ['mobileNum', 'verificationCode', 'newPassword'] as const satisfies readonly (keyof PhoneValues)[];

/** Refusals that are about one field. */
const FIELD_OF: Readonly<Record<string, keyof PhoneValues>> = {
  [ERROR_CODE.smsCodeWrong]: 'verificationCode',
  [ERROR_CODE.fieldInvalid]: 'newPassword',
  [ERROR_CODE.passwordSame]: 'newPassword',
};

interface ResetOptions {
  readonly form: UseFormReturn<PhoneValues>;
  readonly countryDialingCode: string | undefined;
  readonly loginModal: string;
}

interface Reset {
  readonly phase: PhonePhase;
  /** What the last attempt failed with, when it is not about one field. */
  readonly problem: CallError | null;
  submit(values: PhoneValues): Promise<void>;
}

/** Sets the new password and logs in with it. Once it is set, the player hears so whatever happens afterwards. */
export function useResetByPhone({ form, countryDialingCode = '', loginModal }: ResetOptions): Reset {
  const { t } = useTranslation('auth');
  const client = useClient();
  const modal = useModal();
  const arrive = useAfterLogin({
    parameters: modal.params,
    expiredMustChange: useFlag('PWDEXPFORCECHANGE3'),
    accounts: useSite().accounts,
  });
  const check = useBehaviourCheck();
  const dialogs = useDialogs();
  const showToast = useToast();
  const { code: merchant } = useMerchant();
  const { rememberMs } = useSite().accounts;
  const { state: phase, send } = useFlow(phoneFlow, 'idle');
  const [problem, setProblem] = useState<CallError | null>(null);
  const [attempts] = useState(() => createIdempotencyKeys());
  /** What was sent last, where nobody knows whether it was done. */
  const unsure = useRef<string>(null);

  const fail = (error: CallError, event: 'refused' | 'undone' = 'refused'): void => {
    if (!isOutcomeUnknown(error)) attempts.answered();
    if (!send(event)) return;
    const name = FIELDS.find((field) => field === error.value?.field) ?? FIELD_OF[error.code ?? ''];
    if (name === undefined) return setProblem(error);
    // Of a value that the rules refuse, the field's own message says more than the gateway's.
    const fault = error.code === ERROR_CODE.fieldInvalid ? { type: 'format' } : { type: 'server', message: errorText(error, t) };
    form.setError(name, fault, { shouldFocus: true });
  };

  /** What this browser remembered opens nothing any more. */
  const forgetRemembered = () => createMemory({ merchant, now: Date.now, lifeMs: rememberMs }).forget();

  /** @param doubt why the password may not be changed after all; then the login tells */
  const enterWith = async (mobileNum: string, password: string, doubt?: CallError): Promise<void> => {
    try {
      const geetestValidateV4 = await check.verify('login');
      const account = { username: mobileNum, mobileNum, countryDialingCode, password };
      const session = await client.call(login, { type: 'username', ...account, ...(geetestValidateV4 && { geetestValidateV4 }) });
      if (doubt !== undefined) await forgetRemembered();
      // The player closed the form meanwhile and is not to be logged in behind their back.
      if (!send('admitted')) return revoke(client, session.token);
      await arrive(session, { password });
    } catch (error) {
      if (!isCallError(error) && !isProviderError(error)) throw error;
      if (doubt !== undefined) return fail(doubt, 'undone');
      if (!send('stopped')) return showToast({ message: t('password_changed'), tone: 'positive' });
      await dialogs.alert({ title: t('password_changed'), text: t('forgot_changed_text'), ok: t('to_login'), tone: 'positive' });
      if (send('dismissed')) modal.open(loginModal, modal.params);
    }
  };

  const submit = async (values: PhoneValues): Promise<void> => {
    if (!send('submitted')) return;
    setProblem(null);
    const mobileNum = bareNumber(values.mobileNum);
    const newPassword = trimmed(values.newPassword);
    const payload = { mobileNum, countryDialingCode, newPassword, verificationCode: plainNumber(values.verificationCode) };
    try {
      await client.call(passwordByPhone, payload, { idempotencyKey: attempts.keyFor(payload) });
    } catch (error) {
      if (!isCallError(error)) throw error;
      const content = JSON.stringify(payload);
      // The code is good once: the attempt before, whose answer was lost, may have spent it on what was wanted.
      const mayBeDone = error.code === ERROR_CODE.smsCodeWrong && unsure.current === content;
      unsure.current = isOutcomeUnknown(error) ? content : null;
      return mayBeDone && send('changed') ? enterWith(mobileNum, newPassword, error) : fail(error);
    }
    attempts.answered();
    await forgetRemembered();
    if (!send('changed')) return showToast({ message: t('password_changed'), tone: 'positive' });
    await enterWith(mobileNum, newPassword);
  };
  return { phase, problem, submit };
}
