import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { ButtonLink, EmptyState } from '#ui';

interface NoPaymentPasswordProps {
  /** Where the payment password is set, from the block's props: `centre:…`. */
  readonly setAt: string;
}

/** Replaces a form that requires the payment password if the member has none, before any input. */
export function NoPaymentPassword({ setAt }: NoPaymentPasswordProps) {
  const { t } = useTranslation('payment');
  return (
    <EmptyState
      icon={<LockKeyhole />}
      title={t('password_first')}
      text={t('password_first_text')}
      action={
        <ButtonLink href={setAt} variant="primary">
          {t('password_set_now')}
        </ButtonLink>
      }
    />
  );
}
