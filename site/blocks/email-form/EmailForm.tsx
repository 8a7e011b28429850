import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { bindEmail, emailCode } from '#site/api/contract/security.ts';
import { emailRule } from '#site/api/contract/securityRules.ts';
import { useClient } from '#site/api/useCall.ts';
import { useFact, useSite } from '#site/assembler/sdk/view.ts';
import { ruleChecks, ruleProblem } from '#site/session/form/fieldChecks.ts';
import * as styles from '#site/session/form/form.css.ts';
import { plainNumber, trimmed } from '#site/session/rules.ts';
import { FormEnd } from '#site/features/security/FormEnd.tsx';
import { OwnerProofField } from '#site/features/security/OwnerProofField.tsx';
import { useContactCode } from '#site/features/security/useContactCode.ts';
import { useOwnerProof } from '#site/features/security/useOwnerProof.ts';
import { useSecurityAtOpening } from '#site/features/security/useSecurity.ts';
import { useSecurityForm } from '#site/features/security/useSecurityForm.ts';
import { CodeField, Text, TextField } from '#ui';

/** Sets the account's e-mail address. */
export default function EmailForm() {
  const { t } = useTranslation(['security', 'auth', 'kit']);
  const { t: auth } = useTranslation('auth');
  const client = useClient();
  const { codeMaxLength, defaultMinutes } = useSite().verification;
  const rule = { ...emailRule(useFact('rules')), required: true };
  const codeRule = { maxLength: codeMaxLength, required: true };
  const data = useSecurityAtOpening();
  const isBound = (data?.email ?? null) !== null;
  const form = useForm({ mode: 'onTouched', defaultValues: { email: '', verificationCode: '' } });
  const proof = useOwnerProof(data?.proofs ?? ['password']);
  const code = useContactCode({
    form,
    field: 'email',
    request(keyFor) {
      const address = { email: trimmed(form.getValues('email')) };
      return client.call(emailCode, address, { idempotencyKey: keyFor(address) });
    },
    defaultMinutes,
  });
  const state = useSecurityForm({
    form,
    row: bindEmail,
    inputOf: ({ email, verificationCode }) => ({
      email: trimmed(email),
      verificationCode: plainNumber(verificationCode),
      ...(isBound && { proof: proof.read() }),
    }),
    fields: ['email', 'verificationCode'],
    done: t('email_done'),
    proof: isBound ? proof : undefined,
  });
  const { errors } = form.formState;

  return (
    <form noValidate className={styles.form} aria-busy={state.busy} onSubmit={state.onSubmit}>
      <Text size="sm" tone="muted">
        {isBound ? t('email_change_note', { 0: data?.email ?? '' }) : t('email_note')}
      </Text>
      <TextField
        {...form.register('email', { validate: ruleChecks(rule) })}
        type="email"
        label={t(isBound ? 'email_new' : 'profile_email')}
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        message={ruleProblem(rule, errors.email, auth)}
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
