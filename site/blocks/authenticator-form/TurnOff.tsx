import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { turnOffAuthenticator, type ProofKind } from '#site/api/contract/security.ts';
import { useSite } from '#site/assembler/sdk/view.ts';
import * as styles from '#site/session/form/form.css.ts';
import { plainNumber, trimmed } from '#site/session/rules.ts';
import { FormEnd } from '#site/features/security/FormEnd.tsx';
import { OwnerProofField } from '#site/features/security/OwnerProofField.tsx';
import { useOwnerProof } from '#site/features/security/useOwnerProof.ts';
import { useSecurityForm } from '#site/features/security/useSecurityForm.ts';
import { Text, TextField } from '#ui';

/** Turns two-factor authentication off, with a code from the app or a recovery code, and an identity proof. */
export function TurnOff({ proofs }: { readonly proofs: readonly ProofKind[] }) {
  const { t } = useTranslation(['security', 'auth']);
  const { defaultMinutes } = useSite().verification;
  const form = useForm({ mode: 'onTouched', defaultValues: { verificationCode: '' } });
  const proof = useOwnerProof(proofs);
  const state = useSecurityForm({
    form,
    row: turnOffAuthenticator,
    inputOf: ({ verificationCode }) => ({ verificationCode: plainNumber(verificationCode), proof: proof.read() }),
    fields: ['verificationCode'],
    done: t('authenticator_off_done'),
    proof,
  });
  const error = form.formState.errors.verificationCode;
  return (
    <form noValidate className={styles.form} aria-busy={state.busy} onSubmit={state.onSubmit}>
      <Text size="sm" tone="muted">
        {t('authenticator_off_note')}
      </Text>
      <TextField
        {...form.register('verificationCode', { validate: { required: (value) => trimmed(value) !== '' } })}
        label={t('auth:factor_google_field')}
        description={t('recovery_instead')}
        required
        autoComplete="one-time-code"
        message={error && (error.message || t('auth:problem_code'))}
      />
      <OwnerProofField proof={proof} defaultMinutes={defaultMinutes} />
      <FormEnd state={state} label={t('turn_off')} critical />
    </form>
  );
}
