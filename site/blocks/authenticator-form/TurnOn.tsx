import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { authenticatorSetup, turnOnAuthenticator } from '#site/api/contract/security.ts';
import type { CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import * as styles from '#site/session/form/form.css.ts';
import { plainNumber, trimmed } from '#site/session/rules.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { FormEnd } from '#site/features/security/FormEnd.tsx';
import { useSecurityForm } from '#site/features/security/useSecurityForm.ts';
import { useCopyFailed } from '#site/lib/useCopyFailed.ts';
import { CopyButton, Skeleton, Text, TextField } from '#ui';
import * as own from './AuthenticatorForm.css.ts';
import { codePath } from './codePath.ts';

type Setup = CallOutput<typeof authenticatorSetup>;

interface TurnOnProps {
  /** Called with the recovery codes after two-factor authentication is on. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Shows the secret and verifies a code from the app. The secret is discarded with the form. */
export function TurnOn({ onCodes }: TurnOnProps) {
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery<Setup, CallError>({
    queryKey: [authenticatorSetup.name],
    queryFn: ({ signal }) => client.call(authenticatorSetup, {}, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    meta: { auth: authenticatorSetup.auth },
  });
  if (data) return <Confirm {...data} onCodes={onCodes} />;
  return error ? <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <Skeleton height={420} />;
}

function Confirm({ secret, qr, onCodes }: Setup & TurnOnProps) {
  const { t } = useTranslation(['security', 'auth']);
  const form = useForm({ mode: 'onTouched', defaultValues: { verificationCode: '' } });
  const state = useSecurityForm({
    form,
    row: turnOnAuthenticator,
    inputOf: ({ verificationCode }) => ({ verificationCode: plainNumber(verificationCode) }),
    fields: ['verificationCode'],
    done: t('authenticator_on_done'),
    received: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const error = form.formState.errors.verificationCode;
  return (
    <form noValidate className={styles.form} aria-busy={state.busy} onSubmit={state.onSubmit}>
      <ol className={own.steps}>
        <li>{t('authenticator_step_app')}</li>
        <li>
          {t('authenticator_step_scan')}
          <div className={own.secret}>
            <svg viewBox={`0 0 ${qr.length} ${qr.length}`} className={own.qr} role="img" aria-label={t('authenticator_qr')}>
              <path d={codePath(qr)} />
            </svg>
            <Secret secret={secret} />
          </div>
        </li>
        <li>{t('authenticator_step_code')}</li>
      </ol>
      <TextField
        {...form.register('verificationCode', { validate: { required: (value) => trimmed(value) !== '' } })}
        label={t('auth:factor_google_field')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        message={error && (error.message || t('auth:problem_code'))}
      />
      <FormEnd state={state} label={t('turn_on')} />
    </form>
  );
}

/** The secret in groups, to enter by hand if scanning is not possible. */
function Secret({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('security');
  const onCopied = useCopyFailed(t('secret_not_copied'));
  return (
    <div className={own.typed}>
      <Text size="sm" tone="muted">
        {t('authenticator_type')}
      </Text>
      <p className={own.letters}>
        <code dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton value={secret} aria-label={t('secret_copy')} onCopied={onCopied} />
      </p>
    </div>
  );
}
