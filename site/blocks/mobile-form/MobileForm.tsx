import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { bindMobile, mobileCode } from '#site/api/contract/security.ts';
import { mobileRule } from '#site/api/contract/securityRules.ts';
import { useClient } from '#site/api/useCall.ts';
import { useFact, useSite, useMerchant } from '#site/assembler/sdk/view.ts';
import { ruleChecks, ruleProblem } from '#site/session/form/fieldChecks.ts';
import * as styles from '#site/session/form/form.css.ts';
import { usePhoneCountry } from '#site/session/form/usePhoneCountry.ts';
import { bareNumber, plainNumber } from '#site/session/rules.ts';
import { FormEnd } from '#site/features/security/FormEnd.tsx';
import { OwnerProofField } from '#site/features/security/OwnerProofField.tsx';
import { useContactCode } from '#site/features/security/useContactCode.ts';
import { useOwnerProof } from '#site/features/security/useOwnerProof.ts';
import { useSecurityAtOpening } from '#site/features/security/useSecurity.ts';
import { useSecurityForm } from '#site/features/security/useSecurityForm.ts';
import { CodeField, PhoneField, Text } from '#ui';

/** Sets the account's mobile number. */
export default function MobileForm() {
  const { t } = useTranslation(['security', 'auth', 'kit']);
  const { t: auth } = useTranslation('auth');
  const client = useClient();
  const { codeMaxLength, defaultMinutes } = useSite().verification;
  const rule = { ...mobileRule(useFact('rules')), required: true };
  const codeRule = { maxLength: codeMaxLength, required: true };
  const phone = usePhoneCountry(useMerchant().country);
  const data = useSecurityAtOpening();
  const isBound = (data?.mobile ?? null) !== null;
  const form = useForm({ mode: 'onTouched', defaultValues: { mobileNum: '', verificationCode: '' } });
  const proof = useOwnerProof(data?.proofs ?? ['password']);
  const numberOf = (mobileNum: string) => ({ mobileNum: bareNumber(mobileNum), countryDialingCode: phone.dialingCode ?? '' });
  const code = useContactCode({
    form,
    field: 'mobileNum',
    request(keyFor) {
      const number = numberOf(form.getValues('mobileNum'));
      return client.call(mobileCode, number, { idempotencyKey: keyFor(number) });
    },
    defaultMinutes,
  });
  const state = useSecurityForm({
    form,
    row: bindMobile,
    inputOf: ({ mobileNum, verificationCode }) => ({
      ...numberOf(mobileNum),
      verificationCode: plainNumber(verificationCode),
      ...(isBound && { proof: proof.read() }),
    }),
    fields: ['mobileNum', 'verificationCode'],
    done: t('mobile_done'),
    proof: isBound ? proof : undefined,
  });
  const { errors } = form.formState;

  return (
    <form noValidate className={styles.form} aria-busy={state.busy} onSubmit={state.onSubmit}>
      <Text size="sm" tone="muted">
        {isBound ? t('mobile_change_note', { 0: data?.mobile ?? '' }) : t('mobile_note')}
      </Text>
      <PhoneField
        {...form.register('mobileNum', { validate: ruleChecks(rule, bareNumber) })}
        {...phone.field}
        label={t(isBound ? 'mobile_new' : 'profile_mobile')}
        required
        message={errors.mobileNum?.type === 'required' ? auth('problem_mobile') : ruleProblem(rule, errors.mobileNum, auth)}
      />
      <CodeField
        {...form.register('verificationCode', { validate: ruleChecks(codeRule) })}
        label={auth('field_verificationCode')}
        required
        message={errors.verificationCode && (errors.verificationCode.message || auth('problem_code'))}
        onSend={() => void code.send()}
        resendAt={code.resendAt}
        sending={code.sending}
      />
      {isBound && <OwnerProofField proof={proof} defaultMinutes={defaultMinutes} />}
      <FormEnd state={state} label={t('save')} />
    </form>
  );
}
