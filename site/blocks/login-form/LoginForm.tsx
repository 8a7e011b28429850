import { useAtomValue } from 'jotai';
import { Gamepad2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { smsLoginCode } from '#site/api/contract/login.ts';
import type { CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { useBannerGroup, useFlag, useMerchant, useModal, useSite, type BlockProps } from '#site/assembler/view.ts';
import { FormFrame } from '#site/session/form/FormFrame.tsx';
import { FormProblem } from '#site/session/form/FormProblem.tsx';
import { useCaptcha } from '#site/session/form/useCaptcha.ts';
import { usePhoneCountry } from '#site/session/form/usePhoneCountry.ts';
import { useSmsCode } from '#site/session/form/useSmsCode.ts';
import * as styles from '#site/session/form/form.css.ts';
import { newAccountAtom } from '#site/session/newAccount.ts';
import { trimmed } from '#site/session/rules.ts';
import { store } from '#site/session/session.ts';
import { useAnnouncements } from '#site/shared/useAnnouncements.ts';
import { Button, CaptchaField, CodeField, PasswordField, PhoneField, Tabs, TextField } from '#ui';
import { emptyLogin, type LoginType, type LoginValues } from './payload.ts';
import type { Props } from './schema.ts';
import { useLogin } from './useLogin.ts';

/** What to say of a field that is empty. */
const problems: Readonly<Record<keyof LoginValues, string>> = {
  username: 'problem_required',
  password: 'problem_required',
  mobileNum: 'problem_mobile',
  verificationCode: 'problem_code',
  captcha: 'problem_captcha',
};

/** The login form: by password, or by a code to the player's mobile where the merchant offers it. */
export default function LoginForm({ props }: BlockProps<Props>) {
  const { t } = useTranslation(['auth', 'kit']);
  const site = useSite();
  const client = useClient();
  const modal = useModal();
  const bannerGroup = useBannerGroup(props.sideBanner ?? '') && props.sideBanner;
  const banner = useAnnouncements(site).banners.find(({ groupName }) => groupName === bannerGroup);
  const bySms = useFlag('MOBILEVERCODELOGIN3');
  const freePlay = useFlag('FREEPLAY3');
  const { guestPlay } = useMerchant().jurisdiction;
  const newAccount = useAtomValue(newAccountAtom, { store });

  const [chosenType, setChosenType] = useState<LoginType>('username');
  const type = bySms ? chosenType : 'username';
  const form = useForm<LoginValues>({ mode: 'onTouched', defaultValues: { ...emptyLogin, username: newAccount ?? '' } });
  const phone = usePhoneCountry();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha(needsCaptcha);
  const sms = useSmsCode({
    ready: () => form.trigger('mobileNum', { shouldFocus: true }),
    request: () =>
      client.call(smsLoginCode, { mobileNum: trimmed(form.getValues('mobileNum')), countryDialingCode: phone.dialingCode ?? '' }),
    defaultMinutes: site.verification.defaultMinutes,
  });

  const afterFailure = ({ value }: CallError): void => {
    if (!needsCaptcha) return setNeedsCaptcha(value?.captcha === true);
    form.resetField('captcha');
    captcha.refresh();
  };
  const { problem, busy, submit, playAsGuest } = useLogin(afterFailure);

  const field = (name: keyof LoginValues) => ({
    ...form.register(name, { validate: (value) => trimmed(value) !== '' }),
    label: t(`field_${name}`),
    required: true,
    message: form.formState.errors[name] && t(problems[name]),
  });

  const content = (
    <form
      noValidate
      className={styles.form}
      aria-busy={busy}
      onSubmit={(event) => void form.handleSubmit((values) => submit(type, values, phone.dialingCode))(event)}
    >
      {newAccount !== null && <p className={styles.welcome}>{t('register_log_in')}</p>}
      {type === 'username' ? (
        <>
          <TextField {...field('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
          <PasswordField {...field('password')} autoComplete="current-password" />
        </>
      ) : (
        <>
          <PhoneField {...field('mobileNum')} {...phone.field} />
          <CodeField {...field('verificationCode')} onSend={() => void sms.send()} resendAt={sms.resendAt} sending={sms.sending} />
        </>
      )}
      {needsCaptcha && <CaptchaField {...field('captcha')} src={captcha.image} onRefresh={captcha.refresh} />}
      <div className={styles.actions}>
        <FormProblem error={problem} />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
          {t('login_submit')}
        </Button>
      </div>
    </form>
  );

  return (
    <FormFrame banner={banner}>
      {bySms ? (
        <Tabs
          variant="pill"
          aria-label={t('login_tabs')}
          tabs={[
            { value: 'username', label: t('login_by_username') },
            { value: 'sms', label: t('login_by_sms') },
          ]}
          value={type}
          onChange={(next) => setChosenType(next === 'sms' ? 'sms' : 'username')}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
      {freePlay && guestPlay && (
        <div className={styles.alternative}>
          <p className={styles.divider}>{t('login_or')}</p>
          <Button size="lg" fullWidth iconStart={<Gamepad2 size={20} />} disabled={busy} onClick={() => void playAsGuest()}>
            {t('login_guest')}
          </Button>
          <p className={styles.aside}>{t('login_guest_hint')}</p>
        </div>
      )}
      <p className={styles.aside}>
        {t('no_account')}
        <button type="button" className={styles.textButton} onClick={() => modal.open(props.registerModal, modal.params)}>
          {t('to_register')}
        </button>
      </p>
    </FormFrame>
  );
}
