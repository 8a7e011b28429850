import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';

import { ERROR_CODE } from '#site/api/contract/envelope.ts';
import { checkAffiliate, registerMember, registerMobile } from '#site/api/contract/register.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { useModal, type FormField } from '#site/assembler/view.ts';
import { createAttempts } from '#site/session/attempt.ts';
import { errorText } from '#site/session/form/errorText.ts';
import { enter } from '#site/session/lifecycle.ts';
import { newAccountAtom } from '#site/session/newAccount.ts';
import { resumeAfterLogin } from '#site/session/pending.ts';
import { store } from '#site/session/session.ts';
import { useToast } from '#ui';
import { MOBILE_TAB, type FormEntry } from './fields.ts';
import { registrationPayload, type RegistrationValues } from './payload.ts';

/** Refusals that are about one field. */
const FIELD_OF: Readonly<Record<string, FormField>> = {
  [ERROR_CODE.usernameTaken]: 'username',
  [ERROR_CODE.mobileTaken]: 'mobileNum',
  [ERROR_CODE.smsCodeWrong]: 'verificationCode',
  [ERROR_CODE.captchaWrong]: 'captcha',
  [ERROR_CODE.captchaRequired]: 'captcha',
  [ERROR_CODE.affiliateUnknown]: 'affiliateCode',
};

/** A new account's type until member info says more: a plain member. */
const PLAIN_MEMBER = 0;

interface RegisterOptions {
  readonly tab: string;
  readonly entries: readonly FormEntry[];
  readonly countryDialingCode: string | undefined;
  readonly form: UseFormReturn<RegistrationValues>;
  readonly loginModal: string;
  /** The gateway has spent the captcha on screen, if there is one. */
  readonly onFailure: () => void;
}

interface Register {
  /** What the last attempt failed with, when it is not about one field. */
  readonly problem: CallError | null;
  submit(values: RegistrationValues): Promise<void>;
}

/** Sends the form: on success the player is in and at home, or before the login where the merchant wants one. */
export function useRegister({ tab, entries, countryDialingCode, form, loginModal, onFailure }: RegisterOptions): Register {
  const { t } = useTranslation('auth');
  const client = useClient();
  const modal = useModal();
  const showToast = useToast();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const [problem, setProblem] = useState<CallError | null>(null);
  const [attempts] = useState(() => createAttempts());
  const sending = useRef(false);

  const succeed = async (token: string | undefined, username: string | undefined): Promise<void> => {
    if (token === undefined) {
      store.set(newAccountAtom, username ?? '');
      modal.open(loginModal, modal.params);
      return;
    }
    await enter(client, { token, type: PLAIN_MEMBER });
    navigate('/', { replace: true });
    showToast({ message: t('register_done'), tone: 'positive' });
    resumeAfterLogin(modal.params);
  };

  const fail = (error: CallError): void => {
    if (error.kind !== 'network') attempts.answered();
    if (error.call !== checkAffiliate.name) onFailure();
    const named = error.value?.field ?? FIELD_OF[error.code ?? ''];
    const entry = entries.find(({ name }) => name === named);
    if (entry === undefined) return setProblem(error);
    // Of a value that the rules refuse, the field's own message says more than the gateway's.
    const fault = error.code === ERROR_CODE.fieldInvalid ? { type: 'format' } : { type: 'server', message: errorText(error, t) };
    form.setError(entry.name, fault, { shouldFocus: true });
  };

  const submit = async (values: RegistrationValues): Promise<void> => {
    // Enter can be pressed again before the button shows that it is busy.
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    const origin = {
      registerUrl: location.href,
      domain: location.hostname,
      referralCode: query.get('referralCode'),
      registerMethod: 'WEB',
    } as const;
    const visible = entries.map(({ name }) => name);
    const payload = registrationPayload(visible, values, origin, countryDialingCode);
    const row = tab === MOBILE_TAB ? registerMobile : registerMember;
    try {
      const code = payload.affiliateCode;
      if (code !== undefined) await client.call(checkAffiliate, { code, domain: origin.domain });
      const { token } = await client.call(row, payload, { idempotencyKey: attempts.keyFor([tab, payload]) });
      await succeed(token, payload.username);
    } catch (error) {
      if (!isCallError(error)) throw error;
      fail(error);
    } finally {
      sending.current = false;
    }
  };
  return { problem, submit };
}
