import { useTranslation } from 'react-i18next';

import { PasswordField, TextField } from '#ui';

/** Name and password fields with `autocomplete` for password managers. */
export default function LoginFields() {
  const { t } = useTranslation('auth');
  return (
    <>
      <TextField
        size="md"
        name="username"
        aria-label={t('field_username')}
        placeholder={t('field_username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        size="md"
        name="password"
        aria-label={t('field_password')}
        placeholder={t('field_password')}
        autoComplete="current-password"
      />
    </>
  );
}
