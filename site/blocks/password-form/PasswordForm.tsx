import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { changePassword } from '#site/api/contract/password.ts';
import { useFact, useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import * as styles from '#site/session/form/form.css.ts';
import { createMemory } from '#site/session/remember.ts';
import { trimmed } from '#site/session/rules.ts';
import { useSession } from '#site/session/session.ts';
import { FormEnd } from '#site/features/security/FormEnd.tsx';
import { NewPasswordFields } from '#site/features/security/NewPasswordFields.tsx';
import { useSecurityForm } from '#site/features/security/useSecurityForm.ts';
import { PasswordField, Text } from '#ui';

/** Changes the login password. The gateway revokes every other session. */
export default function PasswordForm() {
  const { t } = useTranslation(['security', 'auth']);
  const { code: merchant } = useMerchant();
  const { rememberMs } = useSite().accounts;
  const { member } = useSession();
  const rule = { ...useFact('rules').password, required: true };
  const form = useForm({ mode: 'onTouched', defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' } });
  const state = useSecurityForm({
    form,
    row: changePassword,
    inputOf: ({ oldPassword, newPassword, confirmNewPassword }) => ({
      oldPassword: trimmed(oldPassword),
      newPassword: trimmed(newPassword),
      confirmNewPassword: trimmed(confirmNewPassword),
    }),
    fields: ['oldPassword', 'newPassword', 'confirmNewPassword'],
    done: t('auth:password_changed'),
    // The remembered login is no longer valid.
    after: () => createMemory({ merchant, now: Date.now, lifeMs: rememberMs }).forget(),
  });
  const error = form.formState.errors.oldPassword;

  return (
    <form noValidate className={styles.form} aria-busy={state.busy} onSubmit={state.onSubmit}>
      <Text size="sm" tone="muted">
        {t('password_note')}
      </Text>
      {/* Lets password managers associate the password with the account. */}
      <input type="text" autoComplete="username" value={member?.account ?? ''} readOnly hidden />
      <PasswordField
        {...form.register('oldPassword', { validate: { required: (value) => trimmed(value) !== '' } })}
        label={t('auth:field_oldPassword')}
        required
        autoComplete="current-password"
        message={error && (error.message || t('auth:problem_required'))}
      />
      <NewPasswordFields form={form} rule={rule} label={t('auth:field_newPassword')} autoComplete="new-password" />
      <FormEnd state={state} label={t('auth:change_submit')} />
    </form>
  );
}
