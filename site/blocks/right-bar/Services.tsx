import { Crown, Headset, Send, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useFact, useMenu, useMerchant, useSite, useText } from '#site/assembler/sdk/view.ts';
import { useCustomerService } from '#site/features/customerService/useCustomerService.ts';
import { useServiceEntries } from '#site/features/customerService/useServiceEntries.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { IntentMenu } from '#site/components/IntentMenu.tsx';
import * as styles from './RightBar.css.ts';
import type { Props } from './schema.ts';
import { offered, type Service } from './services.ts';

const drawings: Record<Service, LucideIcon> = { LIVECHAT: Headset, VIP: Crown, 'TELEGRAM-1': Send, 'TELEGRAM-2': Send };

interface ServicesProps {
  readonly wanted: Props['services'];
  /** Id of a file in `menus/`. */
  readonly menu: string | undefined;
}

/** A button that opens the list of customer service channels and of a menu's entries. Missing channels are hidden [FTR-6]. */
export default function Services({ wanted, menu }: ServicesProps) {
  const { t } = useTranslation();
  const text = useText();
  const merchant = useMerchant();
  const { accounts, chat } = useSite();
  const vip = useFact('rank') > accounts.vipAboveRank;
  const support = useCustomerService(merchant, chat);
  const entries = useMenu(menu ?? '');
  const ways = offered(wanted, useServiceEntries(merchant) ?? [], vip).map(({ service, path }) => {
    const Drawing = drawings[service];
    return { label: t(`service.${service}`), icon: <Drawing size="1em" />, onSelect: () => void support.openPath(path) };
  });
  const links = entries.map(({ item }) => ({ label: text(item.label), icon: <Icon name={iconNamed(item.icon)} />, href: item.to }));
  if (ways.length + links.length === 0) return null;
  const trigger = (
    <button type="button" className={styles.button} aria-label={t('help_menu')} title={t('help_menu')}>
      <Headset size={22} aria-hidden="true" />
      <span className={styles.label}>{t('help_menu')}</span>
    </button>
  );
  return <IntentMenu trigger={trigger} items={[...ways, ...links]} align="end" />;
}
