import { Crown, Headset, Send, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useFact, useMerchant, useSite } from '#site/assembler/view.ts';
import { useCustomerService } from '#site/shared/customerService/useCustomerService.ts';
import { useServiceEntries } from '#site/shared/customerService/useServiceEntries.ts';
import * as styles from './RightBar.css.ts';
import { offered, type Service } from './services.ts';

const drawings: Record<Service, LucideIcon> = { LIVECHAT: Headset, VIP: Crown, 'TELEGRAM-1': Send, 'TELEGRAM-2': Send };

/** The ways to customer service. One that the merchant lacks has no button. */
export default function Services({ wanted }: { readonly wanted: readonly Service[] }) {
  const { t } = useTranslation();
  const merchant = useMerchant();
  const { accounts, chat } = useSite();
  const vip = useFact('rank') > accounts.vipAboveRank;
  const support = useCustomerService(merchant, chat);
  return offered(wanted, useServiceEntries(merchant), vip).map(({ service, path }) => {
    const Drawing = drawings[service];
    return (
      <button
        key={service}
        type="button"
        className={styles.button}
        aria-label={t(`service.${service}`)}
        onClick={() => void support.openPath(path)}
      >
        <Drawing size={22} aria-hidden="true" />
      </button>
    );
  });
}
