import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { excludeSelf, exclusionTerms, SELF_EXCLUSION_MONTHS } from '#site/api/contract/play.ts';
import { useCall } from '#site/api/useCall.ts';
import { FormSkeleton } from '#site/components/FormSkeleton.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { useFirstFault } from '#site/lib/useFirstFault.ts';
import { Button, CheckboxField, PasswordField, RadioField } from '#ui';
import * as styles from './ResponsiblePlay.css.ts';
import { Section } from './Section.tsx';
import { ShutOutProblem } from './ShutOutProblem.tsx';
import { useShutOut } from './useShutOut.ts';

const MONTHS_OF_A_YEAR = 12;
const CONSEQUENCES = ['exclusion_sessions', 'exclusion_final', 'exclusion_money', 'exclusion_marketing'];

/** Self-exclusion from half a year to five years, or permanent; requires the password and a ticked checkbox. */
export function SelfExclusion() {
  const { t } = useTranslation('responsible');
  const terms = useCall(exclusionTerms, {});
  return (
    <Section title={t('exclusion_title')} text={t('exclusion_text')}>
      {terms.data ? (
        <ExclusionForm asksPassword={terms.data.asksPassword} />
      ) : terms.error ? (
        <LoadProblem error={terms.error} retrying={terms.isFetching} onRetry={() => void terms.refetch()} />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </Section>
  );
}

function ExclusionForm({ asksPassword }: { readonly asksPassword: boolean }) {
  const { t } = useTranslation('responsible');
  const { send, pending, problem } = useShutOut(excludeSelf);
  const [months, setMonths] = useState<(typeof SELF_EXCLUSION_MONTHS)[number]>(SELF_EXCLUSION_MONTHS[0]);
  const [password, setPassword] = useState('');
  const [understood, setUnderstood] = useState(false);
  const [pressed, setPressed] = useState(false);
  const { form, showFault } = useFirstFault();
  const lacksPassword = asksPassword && password === '';

  const inWords = (count: number): string => {
    if (count === 0) return t('for_good');
    if (count === MONTHS_OF_A_YEAR) return t('year');
    return count % MONTHS_OF_A_YEAR === 0 ? t('years', { 0: count / MONTHS_OF_A_YEAR }) : t('months', { 0: count });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setPressed(true);
    if (!understood || lacksPassword) return showFault();
    void send({ months, password: asksPassword ? password : null });
  };

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-busy={pending}>
      <ul className={styles.consequences}>
        {CONSEQUENCES.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <RadioField
        label={t('exclusion_label')}
        variant="chips"
        value={String(months)}
        options={SELF_EXCLUSION_MONTHS.map((count) => ({ value: String(count), label: inWords(count) }))}
        onChange={(event) => setMonths(SELF_EXCLUSION_MONTHS.find((count) => String(count) === event.target.value) ?? months)}
      />
      {asksPassword && (
        <PasswordField
          label={t('password_label')}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...(pressed && lacksPassword && { message: t('password_missing') })}
        />
      )}
      <CheckboxField
        label={t('exclusion_understood')}
        required
        checked={understood}
        onChange={(event) => setUnderstood(event.target.checked)}
        {...(pressed && !understood && { message: t('exclusion_tick') })}
      />
      <ShutOutProblem error={problem} />
      <Button type="submit" variant="critical" className={styles.change} loading={pending}>
        {t('exclusion_submit', { 0: inWords(months) })}
      </Button>
    </form>
  );
}
