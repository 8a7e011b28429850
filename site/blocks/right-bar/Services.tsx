import { Crown, Headset, Send, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useFact, useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import { useCustomerService } from '#site/features/customerService/useCustomerService.ts';
import { useServiceEntries } from '#site/features/customerService/useServiceEntries.ts';
import { IntentMenu } from '#site/components/IntentMenu.tsx';
import * as styles from './RightBar.css.ts';
import type { Props } from './schema.ts';
import { offered, type Service } from './services.ts';

const drawings: Record<Service, LucideIcon> = { LIVECHAT: Headset, VIP: Crown, 'TELEGRAM-1': Send, 'TELEGRAM-2': Send };

interface ServicesProps {
  readonly wanted: Props['services'];
  readonly foldOn: Props['foldOn'];
}

/**
 * Customer service channels: one button each or, where a column would cover the page, one button that opens a list. Missing channels are
 * hidden [FTR-6].
 */
export default function Services({ wanted, foldOn }: ServicesProps) {
  const { t } = useTranslation();
  const merchant = useMerchant();
  const { accounts, chat } = useSite();
  const vip = useFact('rank') > accounts.vipAboveRank;
  const device = useFact('device');
  const support = useCustomerService(merchant, chat);
  const ways = offered(wanted, useServiceEntries(merchant) ?? [], vip).map(({ service, path }) => ({
    Drawing: drawings[service],
    label: t(`service.${service}`),
    onSelect: () => void support.openPath(path),
  }));
  if (ways.length > 1 && foldOn.includes(device)) {
    const trigger = (
      <button type="button" className={styles.button} aria-label={t('service')}>
        <Headset size={22} aria-hidden="true" />
      </button>
    );
    const items = ways.map(({ Drawing, label, onSelect }) => ({ label, icon: <Drawing size="1em" />, onSelect }));
    return <IntentMenu trigger={trigger} items={items} align="end" />;
  }
  return ways.map(({ Drawing, label, onSelect }) => (
    <button key={label} type="button" className={styles.button} aria-label={label} onClick={onSelect}>
      <Drawing size={22} aria-hidden="true" />
    </button>
  ));
}
