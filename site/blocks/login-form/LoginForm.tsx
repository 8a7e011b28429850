import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { smsLoginCode } from '#site/api/contract/login.ts';
import type { CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { useBannerGroup, useFlag, useModal, useSite, useMerchant, type BlockProps } from '#site/assembler/sdk/view.ts';
import { hasDefaultPassword } from '#site/session/signIn.ts';
import { CheckRetry } from '#site/third-party/host/CheckRetry.tsx';
import type { ProviderError } from '#site/third-party/host/port.ts';
import { SocialSignIn } from '#site/third-party/host/SocialSignIn.tsx';
import { useBehaviourCheck } from '#site/third-party/host/useBehaviourCheck.ts';
import { usePhoneProof } from '#site/third-party/host/usePhoneProof.ts';
import { errorText } from '#site/session/form/errorText.ts';
import { FormFrame } from '#site/session/form/FormFrame.tsx';
import { FormProblem, isOnBreak } from '#site/session/form/FormProblem.tsx';
import { useCaptcha } from '#site/session/form/useCaptcha.ts';
import { usePhoneCountry } from '#site/session/form/usePhoneCountry.ts';
import { useSmsCode } from '#site/session/form/useSmsCode.ts';
import * as styles from '#site/session/form/form.css.ts';
import { newAccountAtom } from '#site/session/newAccount.ts';
import { bareNumber, plainNumber, trimmed } from '#site/session/rules.ts';
import { store } from '#site/session/session.ts';
import { takeLoginHandoff } from '#site/session/loginHandoff.ts';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { useAnnouncements } from '#site/features/announcements/useAnnouncements.ts';
import {
  Button,
  Callout,
  CaptchaField,
  CheckboxField,
  CodeField,
  PasswordField,
  PhoneField,
  Skeleton,
  Stack,
  Tabs,
  Text,
  TextField,
} from '#ui';
import { GuestPlay } from './GuestPlay.tsx';
import { emptyLogin, loginPayload, type LoginTexts, type LoginType, type LoginValues } from './payload.ts';
import type { Props } from './schema.ts';
import { useLogin, type Proofs } from './useLogin.ts';
import { useRemembered } from './useRemembered.ts';

/** Lazy: few logins need a second factor. */
const SecondFactor = lazyWithRetry(() => import('#site/session/form/SecondFactor.tsx'), 'SecondFactor');
/** Lazy: few accounts are in a time-out. */
const BreakHelp = lazyWithRetry(() => import('./BreakHelp.tsx'), 'BreakHelp');
const SECOND_FACTOR_HEIGHT = 320;

/** Messages for empty fields. */
const problems: Readonly<Record<keyof LoginTexts, string>> = {
  username: 'problem_required',
  password: 'problem_required',
  mobileNum: 'problem_mobile',
  verificationCode: 'problem_code',
  captcha: 'problem_captcha',
};

const NO_MODALS: readonly string[] = [];

/** The login form: by password or, if the merchant offers it, by a code to the player's mobile. */
export default function LoginForm({ props }: BlockProps<Props>) {
  const { t } = useTranslation(['auth', 'kit']);
  const site = useSite();
  const client = useClient();
  const modal = useModal();
  const bannerGroup = useBannerGroup(props.sideBanner ?? '') && props.sideBanner;
  const { banners, pending } = useAnnouncements(site);
  const side = { banner: banners.find(({ groupName }) => groupName === bannerGroup), expected: Boolean(bannerGroup) && pending };
  const bySms = useFlag('MOBILEVERCODELOGIN3');
  const newAccount = useAtomValue(newAccountAtom, { store });

  const [chosenType, setChosenType] = useState<LoginType>('username');
  const type = bySms ? chosenType : 'username';
  const form = useForm<LoginValues>({ mode: 'onTouched', defaultValues: { ...emptyLogin, username: newAccount ?? '' } });
  const phone = usePhoneCountry(useMerchant().country);
  const remembered = useRemembered(form, (player) => {
    setChosenType(player.type);
    if (player.type === 'sms') phone.chooseDialing(player.countryDialingCode);
  });
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const check = useBehaviourCheck();
  const proof = usePhoneProof();
  const platformType = type === 'sms' && proof.on ? 'firebase' : type;
  // A login by the platform's SMS code skips the behavior check.
  const isChecked = platformType !== 'sms';
  const asksCaptcha = needsCaptcha || (check.fallback && isChecked);
  const captcha = useCaptcha(asksCaptcha);
  const sms = useSmsCode({
    ready: () => form.trigger('mobileNum', { shouldFocus: true }),
    request: () => {
      const [countryDialingCode, mobileNum] = [phone.dialingCode ?? '', bareNumber(form.getValues('mobileNum'))];
      return proof.on ? proof.send(countryDialingCode, mobileNum) : client.call(smsLoginCode, { mobileNum, countryDialingCode });
    },
    defaultMinutes: site.verification.defaultMinutes,
  });

  const renewCaptcha = (): void => {
    form.resetField('captcha');
    captcha.refresh();
  };
  const onChallenged = (): void => {
    if (asksCaptcha) renewCaptcha();
  };
  // Stays set during the next attempt, so that no other login method is offered meanwhile.
  const [wasOnBreak, setOnBreak] = useState(false);
  const onRefused = (error: CallError): void => {
    const { code, value } = error;
    setOnBreak(isOnBreak(error));
    // Clears only the wrong field; other input stays.
    if (code === ERROR_CODE.loginFailed) form.resetField('password', { defaultValue: '' });
    if (!asksCaptcha) return setNeedsCaptcha(value?.captcha === true);
    renewCaptcha();
  };
  const onWrongCode = (error: CallError | ProviderError): void =>
    form.setError('verificationCode', { message: errorText(error, t) }, { shouldFocus: true });
  const { phase, problem, challenge, submit, playAsGuest, signIn, proved, giveUp, report } = useLogin({
    onRefused,
    onChallenged,
    onWrongCode,
  });
  const offersMore = !wasOnBreak && !isOnBreak(problem);
  const busy = phase === 'verifying' || phase === 'sending' || phase === 'done';

  const prove = async (code: string): Promise<Proofs> => ({
    ...(isChecked && { geetestValidateV4: await check.verify('login') }),
    ...(platformType === 'firebase' && { firebaseIdToken: await proof.confirm(code) }),
  });

  const send = (values: LoginValues): Promise<void> =>
    submit(
      loginPayload(platformType, values, phone.dialingCode),
      () => prove(plainNumber(values.verificationCode)),
      async (session) => {
        // The initial default password is about to be replaced, so it is not stored.
        const isInitial = hasDefaultPassword(session, values.password, site.accounts);
        await remembered.keep(type, { ...values, remember: values.remember && !isInitial }, phone.dialingCode);
      },
    );

  // Continues a login entered in the header.
  useEffect(() => {
    const typed = takeLoginHandoff();
    if (!typed) return;
    if (typed.password === '') return form.setValue('username', typed.username);
    form.reset({ ...emptyLogin, ...typed });
    void form.handleSubmit(send)();
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);

  const pictureProblem = captcha.failed ? t('captcha_failed') : undefined;
  const field = (name: keyof LoginTexts, otherwise?: string) => ({
    ...form.register(name, { validate: (value) => trimmed(value) !== '' }),
    label: t(`field_${name}`),
    required: true,
    message: form.formState.errors[name] ? form.formState.errors[name].message || t(problems[name]) : otherwise,
  });

  const content = (
    <form noValidate className={styles.form} aria-busy={busy} onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {newAccount !== null && <Callout tone="positive">{t('register_log_in')}</Callout>}
      {type === 'username' ? (
        <>
          <TextField {...field('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
          <PasswordField {...field('password')} autoComplete="current-password" />
        </>
      ) : (
        <>
          <PhoneField {...field('mobileNum')} {...phone.field} />
          <CodeField {...field('verificationCode')} onSend={() => void sms.send()} resendAt={sms.resendAt} sending={sms.sending} />
          {proof.on && (
            <Text size="sm" tone="muted">
              {t('phone_consent')}
            </Text>
          )}
        </>
      )}
      {asksCaptcha && <CaptchaField {...field('captcha', pictureProblem)} src={captcha.image} onRefresh={captcha.refresh} />}
      <div className={styles.options}>
        <CheckboxField
          {...form.register('remember', { onChange: ({ target }: { target: HTMLInputElement }) => !target.checked && remembered.forget() })}
          label={t('remember')}
        />
        {props.forgotModal !== undefined && type === 'username' && (
          <button type="button" className={styles.textButton} onClick={() => modal.open(props.forgotModal ?? '', modal.params)}>
            {t('to_forgot')}
          </button>
        )}
      </div>
      <div className={styles.actions}>
        <FormProblem
          error={problem}
          help={
            props.breakHelp && (
              <Suspense>
                <BreakHelp ways={props.breakHelp} />
              </Suspense>
            )
          }
        />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
          {t('login_submit')}
        </Button>
        <CheckRetry check={check} disabled={busy} />
      </div>
    </form>
  );

  if (challenge !== null) {
    return (
      <FormFrame {...side}>
        <Suspense fallback={<Skeleton height={SECOND_FACTOR_HEIGHT} />}>
          <SecondFactor challenge={challenge} onDone={proved} onCancel={giveUp} defaultMinutes={site.verification.defaultMinutes} />
        </Suspense>
      </FormFrame>
    );
  }
  return (
    <FormFrame {...side}>
      {bySms ? (
        <Tabs
          variant="pill"
          aria-label={t('login_tabs')}
          tabs={[
            { value: 'username', label: t('login_by_username') },
            { value: 'sms', label: t('login_by_sms') },
          ]}
          value={type}
          onChange={(next) => {
            setChosenType(next === 'sms' ? 'sms' : 'username');
            // The error of one login method does not apply to the other.
            report(null);
          }}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
      {offersMore && (
        <>
          <Stack gap="md">
            <p className={styles.divider}>{t('login_or')}</p>
            <SocialSignIn disabled={busy} onToken={(token) => void signIn(token)} onProblem={report} />
            <GuestPlay modals={props.guestModals ?? NO_MODALS} disabled={busy} onPlay={() => void playAsGuest()} />
          </Stack>
          <p className={styles.aside}>
            {t('no_account')}
            <button type="button" className={styles.textButton} onClick={() => modal.open(props.registerModal, modal.params)}>
              {t('to_register')}
            </button>
          </p>
        </>
      )}
    </FormFrame>
  );
}
