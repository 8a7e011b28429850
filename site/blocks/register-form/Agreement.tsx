import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import * as styles from '#site/session/form/form.css.ts';
import { gate } from '#site/lib/urlGate.ts';
import { CheckboxField } from '#ui';
import type { RegistrationValues } from './payload.ts';

/** Age, terms and privacy in one required checkbox [REG-12]. */
export function Agreement({ form }: { readonly form: UseFormReturn<RegistrationValues> }) {
  const { t } = useTranslation('auth');
  const { legal, jurisdiction } = useMerchant();
  return (
    <CheckboxField
      {...form.register('agreed', { validate: (agreed) => agreed === true })}
      label={
        <Trans
          t={t}
          i18nKey="agree"
          values={{ 0: jurisdiction.minimumAge }}
          components={{ terms: <LegalLink to={legal.terms} />, privacy: <LegalLink to={legal.privacy} /> }}
        />
      }
      required
      message={form.formState.errors.agreed && t('problem_agree')}
    />
  );
}

/** Opens in a new tab, so that input in the form is not lost. */
function LegalLink({ to, children }: { readonly to: string; readonly children?: ReactNode }) {
  const destination = gate(to);
  const href = destination?.kind === 'route' ? destination.path : destination?.kind === 'external' ? destination.href : undefined;
  return (
    <a className={styles.textLink} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
