import { useTranslation } from 'react-i18next';

import { PasswordField, TextField } from '#ui';

/** Name and password, as password managers know them. */
export default function LoginFields() {
  const { t } = useTranslation('auth');
  return (
    <>
      <TextField
        name="username"
        aria-label={t('field_username')}
        placeholder={t('field_username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" aria-label={t('field_password')} placeholder={t('field_password')} autoComplete="current-password" />
    </>
  );
}
