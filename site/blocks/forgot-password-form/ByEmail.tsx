import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { passwordByEmail } from '#site/api/contract/password.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { useFact, useModal } from '#site/assembler/sdk/view.ts';
import { createIdempotencyKeys } from '#site/session/idempotencyKeys.ts';
import { useFlow } from '#site/session/useFlow.ts';
import { ruleChecks, ruleProblem } from '#site/session/form/fieldChecks.ts';
import { FormProblem } from '#site/session/form/FormProblem.tsx';
import * as styles from '#site/session/form/form.css.ts';
import { trimmed } from '#site/session/rules.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { Button, Text, TextField, useDialogs } from '#ui';
import { mailFlow } from './flows.ts';

export interface MailValues {
  readonly username: string;
  readonly email: string;
}

export const emptyMail: MailValues = { username: '', email: '' };

/** Requests an e-mail with a new password. The response does not reveal whether the account exists. */
export function ByEmail({ form }: { readonly form: UseFormReturn<MailValues> }) {
  const { t } = useTranslation('auth');
  const client = useClient();
  const dialogs = useDialogs();
  const modal = useModal();
  const rules = useFact('rules');
  const { state, send } = useFlow(mailFlow, 'idle');
  const [problem, setProblem] = useState<CallError | null>(null);
  const [attempts] = useState(() => createIdempotencyKeys());

  const submit = async (values: MailValues): Promise<void> => {
    if (!send('submitted')) return;
    setProblem(null);
    const payload = { username: trimmed(values.username), email: trimmed(values.email) };
    try {
      await client.call(passwordByEmail, payload, { idempotencyKey: attempts.keyFor(payload) });
      attempts.answered();
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (!isOutcomeUnknown(error)) attempts.answered();
      if (send('refused')) setProblem(error);
      return;
    }
    if (!send('sent')) return;
    await dialogs.alert({ title: t('forgot_mail_title'), text: t('in_been_out'), ok: t('ok'), tone: 'positive' });
    if (send('dismissed')) modal.close();
  };

  const field = (name: keyof MailValues) => {
    const rule = { ...rules[name], required: true };
    return {
      ...form.register(name, { validate: ruleChecks(rule) }),
      label: t(`field_${name}`),
      required: true,
      message: ruleProblem(rule, form.formState.errors[name], t),
      autoCapitalize: 'none',
      spellCheck: false,
    };
  };

  return (
    <form noValidate className={styles.form} aria-busy={state === 'sending'} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Text size="sm" tone="muted">
        {t('forgot_email_hint')}
      </Text>
      <TextField {...field('username')} autoComplete="username" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <div className={styles.actions}>
        <FormProblem error={problem} />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={state !== 'idle'}>
          {t('forgot_email_submit')}
        </Button>
      </div>
    </form>
  );
}
