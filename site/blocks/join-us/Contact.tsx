import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import { useCustomerService } from '#site/features/customerService/useCustomerService.ts';
import { useServiceEntries } from '#site/features/customerService/useServiceEntries.ts';
import { Button, Skeleton } from '#ui';
import type { Props } from './schema.ts';

interface ContactProps {
  /** In order of preference. */
  readonly wanted: Props['contact'];
  readonly primary: boolean;
}

/** Opens the first available customer service channel; hidden if the platform has none of them. */
export function Contact({ wanted, primary }: ContactProps) {
  const { t } = useTranslation('club');
  const merchant = useMerchant();
  const { chat } = useSite();
  const support = useCustomerService(merchant, chat);
  const entries = useServiceEntries(merchant);
  if (entries === undefined) return <Skeleton width={180} height={52} />;
  const path = wanted.flatMap((service) => entries.filter(({ csType }) => csType === service))[0]?.path;
  if (path === undefined) return null;
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      size="lg"
      iconStart={<Headset size={20} />}
      onClick={() => void support.openPath(path)}
    >
      {t('join_contact')}
    </Button>
  );
}
