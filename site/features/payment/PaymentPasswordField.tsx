import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { PasswordField, Stack } from '#ui';
import * as styles from './PaymentPasswordField.css.ts';

type Native = ComponentPropsWithRef<typeof PasswordField>;

interface PaymentPasswordFieldProps extends Pick<Native, 'ref' | 'name' | 'value' | 'onChange' | 'onBlur' | 'disabled' | 'message'> {
  /** Where the payment password is set, from the block's props: `centre:…`. */
  readonly setAt: string;
}

/** Field for the payment password, with a link to set or reset it. Accepts the result of `form.register` of react-hook-form. */
export function PaymentPasswordField({ setAt, ...props }: PaymentPasswordFieldProps) {
  const { t } = useTranslation('payment');
  return (
    <Stack gap="xs">
      {/* Password managers hold the login password, which is a different one. */}
      <PasswordField {...props} label={t('password_label')} required autoComplete="off" />
      <SiteLink href={setAt} className={styles.link}>
        {t('password_set')}
      </SiteLink>
    </Stack>
  );
}
