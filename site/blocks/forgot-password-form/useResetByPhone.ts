import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { login } from '#site/api/contract/login.ts';
import { passwordByPhone } from '#site/api/contract/password.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { useFlag, useMerchant, useModal, useSite } from '#site/assembler/sdk/view.ts';
import { isProviderError } from '#site/third-party/host/port.ts';
import { useBehaviourCheck } from '#site/third-party/host/useBehaviourCheck.ts';
import { createIdempotencyKeys } from '#site/session/idempotencyKeys.ts';
import { useFlow } from '#site/session/useFlow.ts';
import { errorText } from '#site/session/form/errorText.ts';
import { revoke } from '#site/session/revoke.ts';
import { createMemory } from '#site/session/remember.ts';
import { bareNumber, plainNumber, trimmed } from '#site/session/rules.ts';
import { useAfterLogin } from '#site/session/signIn.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useDialogs, useToast } from '#ui';
import { phoneFlow, type PhonePhase } from './flows.ts';

export interface PhoneValues {
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly newPassword: string;
}

export const emptyPhone: PhoneValues = { mobileNum: '', verificationCode: '', newPassword: '' };

/** Fields that the gateway may report as invalid. */
const FIELDS = ['mobileNum', 'verificationCode', 'newPassword'] as const satisfies readonly (keyof PhoneValues)[];

/** Errors that belong to one field. */
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
  /** Error of the last attempt, unless it belongs to one field. */
  readonly problem: CallError | null;
  submit(values: PhoneValues): Promise<void>;
}

/** Sets the new password and logs in with it. Once it is set, the player is informed, even if the login fails. */
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
  /** The last input whose outcome is unknown. */
  const unsure = useRef<string>(null);

  const fail = (error: CallError, event: 'refused' | 'undone' = 'refused'): void => {
    if (!isOutcomeUnknown(error)) attempts.answered();
    if (!send(event)) return;
    const name = FIELDS.find((field) => field === error.value?.field) ?? FIELD_OF[error.code ?? ''];
    if (name === undefined) return setProblem(error);
    // If the value breaks the rules, the field's own message is more specific than the gateway's.
    const fault = error.code === ERROR_CODE.fieldInvalid ? { type: 'format' } : { type: 'server', message: errorText(error, t) };
    form.setError(name, fault, { shouldFocus: true });
  };

  /** The remembered login is no longer valid. */
  const forgetRemembered = () => createMemory({ merchant, now: Date.now, lifeMs: rememberMs }).forget();

  /** @param doubt error after which the reset's outcome is unknown; the login then decides */
  const enterWith = async (mobileNum: string, password: string, doubt?: CallError): Promise<void> => {
    try {
      const geetestValidateV4 = await check.verify('login');
      const account = { username: mobileNum, mobileNum, countryDialingCode, password };
      const session = await client.call(login, { type: 'username', ...account, ...(geetestValidateV4 && { geetestValidateV4 }) });
      if (doubt !== undefined) await forgetRemembered();
      // The player closed the form meanwhile, so the new session is revoked.
      if (!send('admitted')) return revoke(client, session.token);
      await arrive(session, { password });
    } catch (error) {
      if (!isCallError(error) && !isProviderError(error)) throw error;
      if (doubt !== undefined) return fail(doubt, 'undone');
      if (!send('stopped')) {
        showToast({ message: t('password_changed'), tone: 'positive' });
        return;
      }
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
      // A code works once: the previous attempt, whose response was lost, may have used it successfully.
      const mayBeDone = error.code === ERROR_CODE.smsCodeWrong && unsure.current === content;
      unsure.current = isOutcomeUnknown(error) ? content : null;
      return mayBeDone && send('changed') ? enterWith(mobileNum, newPassword, error) : fail(error);
    }
    attempts.answered();
    await forgetRemembered();
    if (!send('changed')) {
      showToast({ message: t('password_changed'), tone: 'positive' });
      return;
    }
    await enterWith(mobileNum, newPassword);
  };
  return { phase, problem, submit };
}
