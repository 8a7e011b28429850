import { Bell as BellIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMenu, useText } from '#site/assembler/sdk/view.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { IntentMenu } from '#site/components/IntentMenu.tsx';
import { useBadges } from '#site/features/account/useBadges.ts';
import { CountBadge, VisuallyHidden } from '#ui';
import * as styles from './MemberPanel.css.ts';

/** What waits for the player: a dot while anything does, and behind it what, how many and where. `null` without entries. */
export function Bell({ menu }: { readonly menu: string }) {
  const { t } = useTranslation();
  const text = useText();
  const entries = useMenu(menu);
  const countOf = useBadges(entries.map(({ item }) => item.badge));
  if (entries.length === 0) return null;
  const total = entries.reduce((sum, { item }) => sum + countOf(item.badge), 0);
  return (
    <IntentMenu
      align="end"
      header={<strong>{total > 0 ? t('bell') : t('nothing_new')}</strong>}
      trigger={
        <button type="button" className={styles.bell}>
          <BellIcon size={22} aria-hidden="true" />
          <VisuallyHidden>
            {t('bell')} {total > 0 && <span>{t('unread_count', { 0: total })}</span>}
          </VisuallyHidden>
          {total > 0 && <span className={styles.dot} />}
        </button>
      }
      items={entries.map(({ item }) => {
        const count = countOf(item.badge);
        return {
          label: text(item.label),
          icon: <Icon name={iconNamed(item.icon)} />,
          href: item.to,
          badge: <CountBadge count={count} label={t('unread_count', { 0: count })} />,
        };
      })}
    />
  );
}
