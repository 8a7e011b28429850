import { useTranslation } from 'react-i18next';

import { ownerCode, type ProofKind } from '#site/api/contract/security.ts';
import { useClient } from '#site/api/useCall.ts';
import { useSmsCode } from '#site/session/form/useSmsCode.ts';
import { CodeField, PasswordField, RadioField } from '#ui';
import type { OwnerProof } from './useOwnerProof.ts';
import { useSecurity } from './useSecurity.ts';
import * as styles from './form.css.ts';

interface OwnerProofFieldProps {
  readonly proof: OwnerProof;
  /** Default validity of a code, minutes. */
  readonly defaultMinutes: number;
}

/** Field for the identity proof: the login password, or a code sent to a bound contact. */
export function OwnerProofField({ proof, defaultMinutes }: OwnerProofFieldProps) {
  const { t } = useTranslation(['security', 'kit']);
  const { data } = useSecurity();
  const { kinds, by, answer, message, attach, type, choose } = proof;
  const where: Readonly<Record<ProofKind, string | null | undefined>> = { password: null, sms: data?.mobile, email: data?.email };
  return (
    <fieldset className={styles.proof}>
      <legend className={styles.legend}>{t('proof')}</legend>
      {kinds.length > 1 && (
        <RadioField
          label={t('proof_by')}
          value={by}
          options={kinds.map((kind) => ({ value: kind, label: t(`proof_${kind}`, { 0: where[kind] ?? '' }) }))}
          onChange={({ target }) => {
            const next = kinds.find((kind) => kind === target.value);
            if (next) choose(next);
          }}
        />
      )}
      {by === 'password' ? (
        <PasswordField
          ref={attach}
          label={t('proof_password')}
          required
          autoComplete="current-password"
          value={answer}
          message={message}
          onChange={({ target }) => type(target.value)}
        />
      ) : (
        <OwnerCodeField key={by} proof={proof} by={by} to={where[by] ?? ''} defaultMinutes={defaultMinutes} />
      )}
    </fieldset>
  );
}

interface OwnerCodeFieldProps extends OwnerProofFieldProps {
  readonly by: 'sms' | 'email';
  /** Masked recipient of the code. */
  readonly to: string;
}

function OwnerCodeField({ proof, by, to, defaultMinutes }: OwnerCodeFieldProps) {
  const { t } = useTranslation('security');
  const { answer, message, attach, type } = proof;
  const client = useClient();
  const code = useSmsCode({
    ready: async () => true,
    request: (keyFor) => client.call(ownerCode, { by }, { idempotencyKey: keyFor(by) }),
    defaultMinutes,
  });
  return (
    <CodeField
      ref={attach}
      label={t('proof_code', { 0: to })}
      required
      value={answer}
      message={message}
      onChange={({ target }) => type(target.value)}
      onSend={() => void code.send()}
      resendAt={code.resendAt}
      sending={code.sending}
    />
  );
}
