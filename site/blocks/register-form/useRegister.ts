import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { checkAffiliate, registerMember, registerMobile } from '#site/api/contract/register.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { isProviderError, type ProviderError } from '#site/third-party/host/port.ts';
import { useModal, useSite, type FormField } from '#site/assembler/sdk/view.ts';
import { createIdempotencyKeys } from '#site/session/idempotencyKeys.ts';
import { useFlow } from '#site/session/useFlow.ts';
import { errorText } from '#site/session/form/errorText.ts';
import type { Invitation } from '#site/session/invitation.ts';
import { enterHere } from '#site/session/signIn.ts';
import { revoke } from '#site/session/revoke.ts';
import { newAccountAtom } from '#site/session/newAccount.ts';
import { runDeferred } from '#site/session/deferredAction.ts';
import { store } from '#site/session/session.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useToast } from '#ui';
import { MOBILE_TAB, type FormEntry } from './fields.ts';
import { registrationPayload, type RegistrationPayload, type RegistrationValues } from './payload.ts';
import { registerFlow, type RegisterPhase } from './registerFlow.ts';

/** Errors that belong to one field. */
const FIELD_OF: Readonly<Record<string, FormField>> = {
  [ERROR_CODE.usernameTaken]: 'username',
  [ERROR_CODE.mobileTaken]: 'mobileNum',
  [ERROR_CODE.smsCodeWrong]: 'verificationCode',
  [ERROR_CODE.captchaWrong]: 'captcha',
  [ERROR_CODE.captchaRequired]: 'captcha',
  [ERROR_CODE.affiliateUnknown]: 'affiliateCode',
};

/** Input without captcha and code, which change with each attempt, so that retries share one idempotency key. */
const wishOf = ({ captcha: _captcha, verificationCode: _code, ...wish }: RegistrationPayload) => wish;

/** Account type until member info loads: a regular member. */
const PLAIN_MEMBER = 0;

/** Provider results in the payload. */
export type Proofs = Pick<RegistrationPayload, 'geetestValidateV4' | 'firebaseChannel' | 'firebaseIdToken'>;

interface RegisterOptions {
  readonly tab: string;
  /** The tab's fields. */
  readonly entries: readonly FormEntry[];
  /** Whether the affiliate code field is visible. */
  readonly asksAffiliate: boolean;
  readonly countryDialingCode: string | undefined;
  readonly form: UseFormReturn<RegistrationValues>;
  readonly invitation: Invitation;
  readonly loginModal: string;
  /** Runs the providers' checks for the payload. */
  readonly prove: (values: RegistrationValues) => Promise<Proofs>;
  /** The visible captcha, if any, is used up. */
  readonly onFailure: () => void;
  /** The URL's invitation code is invalid; its field is shown. */
  readonly onAffiliateRefused: () => void;
}

interface Register {
  readonly phase: RegisterPhase;
  /** Error of the last attempt, unless it belongs to one field. */
  readonly problem: CallError | ProviderError | null;
  submit(values: RegistrationValues): Promise<void>;
  /** Clears the error when the registration method changes. */
  forget(): void;
}

/** Submits the form: on success, logs in and navigates home, or opens the login if the merchant requires one. */
export function useRegister(options: RegisterOptions): Register {
  const { tab, entries, asksAffiliate, countryDialingCode, form, invitation, loginModal, prove, onFailure, onAffiliateRefused } = options;
  const { t } = useTranslation('auth');
  const client = useClient();
  const site = useSite();
  const modal = useModal();
  const showToast = useToast();
  const [, navigate] = useLocation();
  const { state: phase, send } = useFlow(registerFlow, 'idle');
  const [problem, setProblem] = useState<CallError | ProviderError | null>(null);
  const [attempts] = useState(() => createIdempotencyKeys());

  const succeed = async (token: string | undefined, username: string | undefined): Promise<void> => {
    if (!send('registered')) {
      // The player closed the form during the request. The account exists, but the new session is revoked.
      if (token !== undefined) revoke(client, token);
      store.set(newAccountAtom, username ?? '');
      showToast({ message: t('register_closed'), tone: 'positive' });
      return;
    }
    if (token === undefined) {
      store.set(newAccountAtom, username ?? '');
      return modal.open(loginModal, modal.params);
    }
    const isHere = await enterHere(client, { token, type: PLAIN_MEMBER });
    send('entered');
    showToast({ message: t('register_done'), tone: 'positive' });
    if (!isHere) return;
    navigate('/', { replace: true });
    runDeferred(modal.params);
  };

  const fail = (error: CallError): void => {
    // A failed affiliate check says nothing about an earlier registration whose response was lost.
    if (error.call !== checkAffiliate.name) {
      if (!isOutcomeUnknown(error)) attempts.answered();
      onFailure();
    }
    const named = error.value?.field ?? FIELD_OF[error.code ?? ''];
    const isAffiliate = named === 'affiliateCode';
    // The field may not be visible yet; it must be rendered before it gets the focus.
    if (isAffiliate) flushSync(onAffiliateRefused);
    const entry = entries.find(({ name }) => name === named);
    if (entry === undefined) return setProblem(error);
    // If the value breaks the rules, the field's own message is more specific than the gateway's.
    const fault = error.code === ERROR_CODE.fieldInvalid ? { type: 'format' } : { type: 'server', message: errorText(error, t) };
    form.setError(entry.name, fault, { shouldFocus: true });
    // Warning of [REG-7]. A toast, since a dialog would take the focus from the invalid field.
    if (isAffiliate) showToast({ message: errorText(error, t), tone: 'caution' });
  };

  /** No request was sent. A code that Firebase rejects is reported beside its field. */
  const stop = (error: CallError | ProviderError): void => {
    const isCode = isProviderError(error) && error.provider === 'firebase';
    if (isCode) form.setError('verificationCode', { type: 'server', message: errorText(error, t) }, { shouldFocus: true });
    else setProblem(error);
  };

  const payloadOf = (values: RegistrationValues): RegistrationPayload => {
    const visible = entries.map(({ name }) => name).filter((name) => name !== 'affiliateCode' || asksAffiliate);
    const origin = { registerUrl: location.href, domain: location.hostname, invitation, registerMethod: site.platform.registerMethod };
    return registrationPayload(visible, values, origin, countryDialingCode);
  };

  const submit = async (values: RegistrationValues): Promise<void> => {
    if (!send('submitted')) return;
    setProblem(null);
    const payload = payloadOf(values);
    const row = tab === MOBILE_TAB ? registerMobile : registerMember;
    try {
      const proofs = await prove(values);
      if (!send('verified')) return;
      const code = payload.affiliateCode;
      const isField = entries.some(({ name }) => name === 'affiliateCode');
      if (isField && code !== undefined) await client.call(checkAffiliate, { code, domain: location.hostname });
      if (!send('invited')) return;
      const { token } = await client.call(row, { ...payload, ...proofs }, { idempotencyKey: attempts.keyFor([tab, wishOf(payload)]) });
      await succeed(token, payload.username);
    } catch (error) {
      if (!isCallError(error) && !isProviderError(error)) throw error;
      if (send('stopped')) return stop(error);
      if (isCallError(error) && send('refused')) fail(error);
    }
  };
  return { phase, problem, submit, forget: () => setProblem(null) };
}
