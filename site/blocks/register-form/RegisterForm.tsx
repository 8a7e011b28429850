import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';

import { smsRegisterCode } from '#site/api/contract/login.ts';
import { afterPaint } from '#site/api/afterPaint.ts';
import { useClient } from '#site/api/useCall.ts';
import { useBannerGroup, useModal, useRegistration, useSite, useText, useMerchant, type BlockProps } from '#site/assembler/sdk/view.ts';
import { CheckRetry } from '#site/third-party/host/CheckRetry.tsx';
import { useBehaviourCheck } from '#site/third-party/host/useBehaviourCheck.ts';
import { usePhoneProof } from '#site/third-party/host/usePhoneProof.ts';
import { FormFrame } from '#site/session/form/FormFrame.tsx';
import { FormProblem } from '#site/session/form/FormProblem.tsx';
import { useCaptcha } from '#site/session/form/useCaptcha.ts';
import { usePhoneCountry } from '#site/session/form/usePhoneCountry.ts';
import { useSmsCode } from '#site/session/form/useSmsCode.ts';
import * as styles from '#site/session/form/form.css.ts';
import { currentInvitation } from '#site/session/invitation.ts';
import { bareNumber, plainNumber } from '#site/session/rules.ts';
import { useAnnouncements } from '#site/features/announcements/useAnnouncements.ts';
import { Button, Tabs, Text } from '#ui';
import { Agreement } from './Agreement.tsx';
import { byGroup, formEntries, MOBILE_TAB, withCaptcha } from './fields.ts';
import type { RegistrationValues } from './payload.ts';
import type { RegisterPhase } from './registerFlow.ts';
import { RegistrationField } from './RegistrationField.tsx';
import type { Props } from './schema.ts';
import { useAffiliate } from './useAffiliate.ts';
import { useRegister, type Proofs } from './useRegister.ts';

/** Progress messages by phase. */
const PROGRESS: Readonly<Partial<Record<RegisterPhase, string>>> = {
  verifying: 'step_verifying',
  inviting: 'step_inviting',
  registering: 'step_registering',
  entering: 'step_entering',
};

/**
 * The registration form: tabs and fields come from config and the merchant's live rules. When a rule changes, fields appear and
 * disappear, but input stays.
 */
export default function RegisterForm({ props }: BlockProps<Props>) {
  const { t } = useTranslation(['auth', 'kit']);
  const text = useText();
  const site = useSite();
  const client = useClient();
  const modal = useModal();
  const bannerGroup = useBannerGroup(props.sideBanner ?? '') && props.sideBanner;
  const { banners, pending } = useAnnouncements(site);
  const banner = banners.find(({ groupName }) => groupName === bannerGroup);
  const search = useSearch();
  const [invitation] = useState(() => currentInvitation(search));
  const { affiliateCode, referralCode } = invitation;
  const affiliate = useAffiliate(affiliateCode);

  const [chosenTab, setChosenTab] = useState<string>();
  // If a live flag removes the selected tab, the first remaining one is selected.
  const { tabs } = useRegistration('');
  const tab = (tabs.find(({ item }) => item.tab === chosenTab) ?? tabs[0])?.item.tab ?? '';
  const { fields } = useRegistration(tab);
  const check = useBehaviourCheck();
  const proof = usePhoneProof();
  const ruled = formEntries(fields, tab, site.verification.codeMaxLength);
  const entries = check.fallback ? withCaptcha(ruled) : ruled;

  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...(affiliateCode !== undefined && { affiliateCode }), ...(referralCode !== undefined && { referralCode }) },
  });
  const captcha = useCaptcha(entries.some(({ name }) => name === 'captcha'));
  const phone = usePhoneCountry(useMerchant().country);
  const sms = useSmsCode({
    ready: () => form.trigger('mobileNum', { shouldFocus: true }),
    request: () => {
      const [countryDialingCode, mobileNo] = [phone.dialingCode ?? '', bareNumber(form.getValues('mobileNum'))];
      if (proof.on) return proof.send(countryDialingCode, mobileNo);
      return client.call(smsRegisterCode, { mobileNo, countryDialingCode, regType: tab === MOBILE_TAB ? 'mobile' : 'username' });
    },
    defaultMinutes: site.verification.defaultMinutes,
  });
  const renewCaptcha = (): void => {
    if (!entries.some(({ name }) => name === 'captcha')) return;
    form.resetField('captcha');
    captcha.refresh();
  };
  const prove = async ({ verificationCode }: RegistrationValues): Promise<Proofs> => ({
    geetestValidateV4: await check.verify('register'),
    ...(proof.on &&
      entries.some(({ name }) => name === 'verificationCode') && {
        firebaseChannel: 'sms',
        firebaseIdToken: await proof.confirm(plainNumber(verificationCode ?? '')),
      }),
  });
  const { phase, problem, submit, forget } = useRegister({
    tab,
    entries,
    asksAffiliate: affiliate.asked,
    form,
    invitation,
    countryDialingCode: phone.dialingCode,
    loginModal: props.loginModal,
    prove,
    onFailure: renewCaptcha,
    onAffiliateRefused: affiliate.refused,
  });
  const shown = entries.filter(({ name }) => name !== 'affiliateCode' || affiliate.asked);
  const progress = PROGRESS[phase];

  const chooseTab = (next: string): void => {
    setChosenTab(next);
    form.clearErrors();
    forget();
    renewCaptcha();
  };
  // In visual order: a field added by a live rule is last in registration order.
  const focusFirstProblem = async (errors: FieldErrors<RegistrationValues>): Promise<void> => {
    const first = shown.find(({ name }) => errors[name])?.name ?? (errors.agreed ? 'agreed' : undefined);
    // Focusing forces a layout, so it runs after the paint.
    await afterPaint();
    if (first !== undefined) form.setFocus(first);
  };

  const content = (
    // The browser's own validation messages would be in the browser's language.
    <form
      noValidate
      className={styles.form}
      aria-busy={progress !== undefined}
      onSubmit={(event) => void form.handleSubmit(submit, focusFirstProblem)(event)}
    >
      {shown.some(({ rule }) => rule.required) && (
        <Text size="sm" tone="muted">
          {t('required_marked')}
        </Text>
      )}
      {[...byGroup(shown)].map(([group, members]) => (
        <div key={group} className={styles.group}>
          <div className={styles.grid}>
            {members.map((entry) => (
              <RegistrationField
                key={entry.address}
                {...{ entry, form, captcha, sms, phone }}
                readOnly={entry.name === 'referralCode' && referralCode !== undefined}
              />
            ))}
          </div>
        </div>
      ))}
      {proof.on && entries.some(({ name }) => name === 'verificationCode') && (
        <Text size="sm" tone="muted">
          {t('phone_consent')}
        </Text>
      )}
      <Agreement form={form} />
      <div className={styles.actions}>
        <FormProblem error={problem} />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={progress !== undefined}>
          {t('register_submit')}
        </Button>
        <CheckRetry check={check} disabled={progress !== undefined} />
        <p role="status" className={styles.progress}>
          {progress && t(progress)}
        </p>
      </div>
    </form>
  );

  return (
    <FormFrame banner={banner} expected={Boolean(bannerGroup) && pending}>
      {tabs.length === 0 && <p>{t('error_not_available')}</p>}
      {tabs.length === 1 && content}
      {tabs.length > 1 && (
        <Tabs
          variant="pill"
          aria-label={t('register_tabs')}
          tabs={tabs.map(({ item }) => ({ value: item.tab, label: text(item.label) }))}
          value={tab}
          onChange={chooseTab}
        >
          {content}
        </Tabs>
      )}
      <p className={styles.aside}>
        {t('have_account')}
        <button type="button" className={styles.textButton} onClick={() => modal.open(props.loginModal, modal.params)}>
          {t('to_login')}
        </button>
      </p>
    </FormFrame>
  );
}
