import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { ButtonLink, EmptyState } from '#ui';

interface NoPaymentPasswordProps {
  /** Where one is set, from the block's props: `centre:…`. */
  readonly setAt: string;
}

/** In the place of a form that asks for the payment password, for who has none: they are told before they fill it in. */
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
