import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { smsLoginCode } from '#site/api/contract/login.ts';
import { useClient } from '#site/api/useCall.ts';
import { useFact, useSite, useMerchant } from '#site/assembler/sdk/view.ts';
import { ruleChecks, ruleProblem, ruleText } from '#site/session/form/fieldChecks.ts';
import { FormProblem } from '#site/session/form/FormProblem.tsx';
import { usePhoneCountry } from '#site/session/form/usePhoneCountry.ts';
import { useSmsCode } from '#site/session/form/useSmsCode.ts';
import * as styles from '#site/session/form/form.css.ts';
import { bareNumber, type TextRule } from '#site/session/rules.ts';
import { Button, CodeField, PasswordField, PhoneField } from '#ui';
import { useResetByPhone, type PhoneValues } from './useResetByPhone.ts';

interface ByPhoneProps {
  readonly form: UseFormReturn<PhoneValues>;
  /** Opened if the automatic login fails. */
  readonly loginModal: string;
}

/** Resets the password with a code sent to the account's mobile. */
export function ByPhone({ form, loginModal }: ByPhoneProps) {
  const { t } = useTranslation('auth');
  const client = useClient();
  const known = useFact('rules');
  const { codeMaxLength, defaultMinutes } = useSite().verification;
  const phone = usePhoneCountry(useMerchant().country);
  const number = () => ({ mobileNum: bareNumber(form.getValues('mobileNum')), countryDialingCode: phone.dialingCode ?? '' });
  const sms = useSmsCode({
    ready: () => form.trigger('mobileNum', { shouldFocus: true }),
    request: () => client.call(smsLoginCode, { ...number(), purpose: 'password' }),
    defaultMinutes,
  });
  const { phase, problem, submit } = useResetByPhone({ form, countryDialingCode: phone.dialingCode, loginModal });

  const rules: Readonly<Record<keyof PhoneValues, TextRule>> = {
    mobileNum: { ...known.mobileNum, required: true },
    verificationCode: { maxLength: codeMaxLength, required: true },
    newPassword: { ...known.password, required: true },
  };
  /** Fields with a specific message for an empty value. */
  const empty = { mobileNum: t('problem_mobile'), verificationCode: t('problem_code'), newPassword: undefined };
  const field = (name: keyof PhoneValues) => {
    const error = form.formState.errors[name];
    return {
      ...form.register(name, { validate: ruleChecks(rules[name], name === 'mobileNum' ? bareNumber : undefined) }),
      label: t(`field_${name}`),
      required: true,
      message: (error?.type === 'required' ? empty[name] : undefined) ?? ruleProblem(rules[name], error, t),
    };
  };

  return (
    <form noValidate className={styles.form} aria-busy={phase !== 'idle'} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <PhoneField {...field('mobileNum')} {...phone.field} />
      <CodeField {...field('verificationCode')} onSend={() => void sms.send()} resendAt={sms.resendAt} sending={sms.sending} />
      <PasswordField {...field('newPassword')} description={ruleText(rules.newPassword, t)} autoComplete="new-password" />
      <div className={styles.actions}>
        <FormProblem error={problem} />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={phase !== 'idle'}>
          {t('forgot_mobile_submit')}
        </Button>
      </div>
    </form>
  );
}
