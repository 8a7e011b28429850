import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { setPaymentPassword, type ProofKind } from '#site/api/contract/security.ts';
import { paymentPasswordRule } from '#site/api/contract/securityRules.ts';
import { useFact, useSite } from '#site/assembler/sdk/view.ts';
import * as styles from '#site/session/form/form.css.ts';
import { trimmed } from '#site/session/rules.ts';
import { FormEnd } from '#site/features/security/FormEnd.tsx';
import { NewPasswordFields } from '#site/features/security/NewPasswordFields.tsx';
import { OwnerProofField } from '#site/features/security/OwnerProofField.tsx';
import { useOwnerProof } from '#site/features/security/useOwnerProof.ts';
import { useSecurityForm } from '#site/features/security/useSecurityForm.ts';
import { Text } from '#ui';

interface SetFormProps {
  readonly proofs: readonly ProofKind[];
  /** Resets a forgotten payment password. */
  readonly forgotten?: boolean;
}

/** Sets a first payment password, or resets a forgotten one. */
export function SetForm({ proofs, forgotten = false }: SetFormProps) {
  const { t } = useTranslation('security');
  const { defaultMinutes } = useSite().verification;
  const rule = { ...paymentPasswordRule(useFact('rules')), required: true };
  const form = useForm({ mode: 'onTouched', defaultValues: { newPassword: '', confirmNewPassword: '' } });
  const proof = useOwnerProof(proofs);
  const state = useSecurityForm({
    form,
    row: setPaymentPassword,
    inputOf: ({ newPassword, confirmNewPassword }) => ({
      newPassword: trimmed(newPassword),
      confirmNewPassword: trimmed(confirmNewPassword),
      proof: proof.read(),
    }),
    fields: ['newPassword', 'confirmNewPassword'],
    done: t(forgotten ? 'payment_changed' : 'payment_done'),
    proof,
  });

  return (
    <form noValidate className={styles.form} aria-busy={state.busy} onSubmit={state.onSubmit}>
      <Text size="sm" tone="muted">
        {t(forgotten ? 'payment_forgotten_note' : 'payment_note')}
      </Text>
      <NewPasswordFields form={form} rule={rule} label={t('payment_new')} autoComplete="off" />
      <OwnerProofField proof={proof} defaultMinutes={defaultMinutes} />
      <FormEnd state={state} label={t('save')} />
    </form>
  );
}
