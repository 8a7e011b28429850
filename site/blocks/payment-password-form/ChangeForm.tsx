import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { changePaymentPassword } from '#site/api/contract/security.ts';
import { paymentPasswordRule } from '#site/api/contract/securityRules.ts';
import { useFact, useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import * as styles from '#site/session/form/form.css.ts';
import { trimmed } from '#site/session/rules.ts';
import { formatIn } from '#site/i18n/moment.ts';
import { FormEnd } from '#site/features/security/FormEnd.tsx';
import { Sentence } from '#site/components/Sentence.tsx';
import { NewPasswordFields } from '#site/features/security/NewPasswordFields.tsx';
import { useSecurityForm } from '#site/features/security/useSecurityForm.ts';
import { Button, Callout, PasswordField } from '#ui';

interface ChangeFormProps {
  /** End of the lock after too many attempts, epoch milliseconds. */
  readonly lockedUntil: number | null;
  readonly onForgotten: () => void;
}

/** Changes the payment password; requires the current one. */
export function ChangeForm({ lockedUntil, onForgotten }: ChangeFormProps) {
  const { t } = useTranslation(['security', 'auth']);
  const { timeZone = 'UTC' } = useMerchant();
  const { date } = useSite().formats;
  const rule = { ...paymentPasswordRule(useFact('rules')), required: true };
  const form = useForm({ mode: 'onTouched', defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' } });
  const state = useSecurityForm({
    form,
    row: changePaymentPassword,
    inputOf: ({ oldPassword, newPassword, confirmNewPassword }) => ({
      oldPassword: trimmed(oldPassword),
      newPassword: trimmed(newPassword),
      confirmNewPassword: trimmed(confirmNewPassword),
    }),
    fields: ['oldPassword', 'newPassword', 'confirmNewPassword'],
    done: t('payment_changed'),
  });
  const error = form.formState.errors.oldPassword;

  return (
    <form noValidate className={styles.form} aria-busy={state.busy} onSubmit={state.onSubmit}>
      {lockedUntil !== null && (
        <Callout live="polite" tone="caution" compact>
          <Sentence text={t('payment_locked_note', { 0: formatIn(lockedUntil, date, timeZone) })} />
        </Callout>
      )}
      <PasswordField
        {...form.register('oldPassword', { validate: { required: (value) => trimmed(value) !== '' } })}
        label={t('payment_old')}
        required
        autoComplete="off"
        message={error && (error.message || t('auth:problem_required'))}
      />
      <NewPasswordFields form={form} rule={rule} label={t('payment_new')} autoComplete="off" />
      <FormEnd state={state} label={t('save')}>
        <Button variant="ghost" fullWidth onClick={onForgotten}>
          {t('payment_forgotten')}
        </Button>
      </FormEnd>
    </form>
  );
}
