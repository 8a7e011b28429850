import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { PasswordField } from '#ui';
import * as styles from './PaymentPasswordField.css.ts';

type Native = ComponentPropsWithRef<typeof PasswordField>;

interface PaymentPasswordFieldProps extends Pick<Native, 'ref' | 'name' | 'value' | 'onChange' | 'onBlur' | 'disabled' | 'message'> {
  /** Where one is set, from the block's props: `centre:…`. */
  readonly setAt: string;
}

/** The payment password, with the way to set one or a new one. Takes what `form.register` of react-hook-form gives. */
export function PaymentPasswordField({ setAt, ...props }: PaymentPasswordFieldProps) {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.root}>
      {/* Password managers hold the login's password, which is another one. */}
      <PasswordField {...props} label={t('password_label')} required autoComplete="off" />
      <SiteLink href={setAt} className={styles.link}>
        {t('password_set')}
      </SiteLink>
    </div>
  );
}
