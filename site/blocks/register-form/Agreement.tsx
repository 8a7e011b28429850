import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/view.ts';
import * as styles from '#site/session/form/form.css.ts';
import { gate } from '#site/shared/urlGate.ts';
import { CheckboxField } from '#ui';
import type { RegistrationValues } from './payload.ts';

/** A link in a text, by its name. */
const LINKED = /<(terms|privacy)>(.*?)<\/\1>/;

/** Age, terms and privacy in one tick; without it nobody registers. */
export function Agreement({ form }: { readonly form: UseFormReturn<RegistrationValues> }) {
  const { t } = useTranslation('auth');
  const { legal, jurisdiction } = useMerchant();
  // Words, then the name of a link and its words, then words again.
  const parts = t('agree', { 0: jurisdiction.minimumAge }).split(LINKED);
  const label = parts.map((part, place) => {
    const name = parts[place - 1];
    if (place % 3 < 2) return place % 3 === 0 && part;
    return (
      (name === 'terms' || name === 'privacy') && (
        <LegalLink key={name} to={legal[name]}>
          {part}
        </LegalLink>
      )
    );
  });
  return (
    <CheckboxField
      {...form.register('agreed', { validate: (agreed) => agreed === true })}
      label={<>{label}</>}
      required
      message={form.formState.errors.agreed && t('problem_agree')}
    />
  );
}

/** Opens beside the form, which keeps what was typed. */
function LegalLink({ to, children }: { readonly to: string; readonly children?: ReactNode }) {
  const destination = gate(to);
  const href = destination?.kind === 'route' ? destination.path : destination?.kind === 'external' ? destination.href : undefined;
  return (
    <a className={styles.textLink} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
