import { useEffect, useRef, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { renewRecoveryCodes } from '#site/api/contract/security.ts';
import { useSite } from '#site/assembler/sdk/view.ts';
import * as styles from '#site/session/form/form.css.ts';
import { FormEnd } from '#site/features/security/FormEnd.tsx';
import { OwnerProofField } from '#site/features/security/OwnerProofField.tsx';
import { useOwnerProof } from '#site/features/security/useOwnerProof.ts';
import { useFocusHandoff } from '#site/lib/useFocusHandoff.ts';
import { useSecurityForm } from '#site/features/security/useSecurityForm.ts';
import { Button, Text } from '#ui';

interface RenewProps {
  readonly onCodes: (codes: readonly string[]) => void;
  /** The button that opened the form; unmounted while the form is open. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onBack: () => void;
}

/** Creates new recovery codes after the login password is entered. */
export function Renew({ onCodes, opener, onBack }: RenewProps) {
  const { t } = useTranslation('security');
  const { defaultMinutes } = useSite().verification;
  const form = useForm();
  const whole = useRef<HTMLFormElement>(null);
  useEffect(() => whole.current?.querySelector('input')?.focus(), []);
  useFocusHandoff(whole, opener);
  const proof = useOwnerProof(['password']);
  const state = useSecurityForm({
    form,
    row: renewRecoveryCodes,
    inputOf: () => ({ proof: { by: 'password' as const, answer: proof.read().answer } }),
    fields: [],
    done: t('recovery_new_done'),
    proof,
    received: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <form ref={whole} noValidate className={styles.form} aria-busy={state.busy} onSubmit={state.onSubmit}>
      <Text size="sm" tone="muted">
        {t('recovery_new_note')}
      </Text>
      <OwnerProofField proof={proof} defaultMinutes={defaultMinutes} />
      <FormEnd state={state} label={t('recovery_new')}>
        <Button variant="ghost" size="lg" fullWidth onClick={onBack}>
          {t('recovery_back')}
        </Button>
      </FormEnd>
    </form>
  );
}
