import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { unreadCount } from '#site/api/contract/member.ts';
import { useCall } from '#site/api/useCall.ts';
import { useFact, useMerchant, useText, type LinkItem } from '#site/assembler/sdk/view.ts';
import { useMenuGroups } from '#site/assembler/sdk/groups.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { IntentMenu } from '#site/components/IntentMenu.tsx';
import { useAccountName } from '#site/features/account/useAccountName.ts';
import { useBadges } from '#site/features/account/useBadges.ts';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { useSession } from '#site/session/session.ts';
import { useLogout } from '#site/session/useLogout.ts';
import { Avatar, CountBadge, VisuallyHidden } from '#ui';
import * as styles from './MemberPanel.css.ts';
import type { Props } from './schema.ts';

const AccountCard = lazyWithRetry(() => import('#site/features/account/AccountCard.tsx'), 'AccountCard');
const SessionLine = lazyWithRetry(() => import('./SessionLine.tsx'), 'default');

interface AvatarMenuProps {
  readonly menu: string;
  readonly club: Props['club'];
  /** Whether the menu says how long the session has lasted and what it has brought. */
  readonly timed: boolean;
}

/** The avatar with the count of what is new, and behind it the account's menu by group, with logout at the end. */
export function AvatarMenu({ menu, club, timed }: AvatarMenuProps) {
  const { t } = useTranslation();
  const text = useText();
  const { currency } = useMerchant();
  const groups = useMenuGroups(menu);
  const isWide = useFact('device') === 'desktop';
  const logout = useLogout();
  const { member, kind } = useSession();
  const { data } = useCall(unreadCount, {}, { enabled: kind !== 'trial' });
  const waiting = (data?.unreadMessage ?? 0) + (data?.unclaimedPromotion ?? 0);
  const countOf = useBadges(groups.flatMap(({ entries }) => entries.map(({ item }) => item.badge)));
  const name = useAccountName();
  const itemOf = (item: LinkItem) => ({
    label: text(item.label),
    icon: <Icon name={iconNamed(item.icon)} />,
    href: item.to,
    ...(countOf(item.badge) > 0 && {
      badge: <CountBadge count={countOf(item.badge)} label={t('unread_count', { 0: countOf(item.badge) })} />,
    }),
  });
  return (
    <IntentMenu
      align="end"
      {...(isWide && groups.length > 1 && { className: styles.accountMenu })}
      header={
        <>
          <Suspense fallback={name}>
            <AccountCard currency={currency} club={club} still />
          </Suspense>
          {timed && (
            <Suspense>
              <SessionLine />
            </Suspense>
          )}
        </>
      }
      trigger={
        <button type="button" className={styles.avatar}>
          <VisuallyHidden>{t('account_menu', { 0: name })} </VisuallyHidden>
          <span className={styles.picture}>
            <span aria-hidden="true">
              <Avatar name={name} src={member?.icon ?? undefined} />
            </span>
            <span className={styles.waiting}>
              <CountBadge count={waiting} label={t('unread_count', { 0: waiting })} />
            </span>
          </span>
          <span dir="auto" className={styles.nickname} aria-hidden="true">
            {name}
          </span>
        </button>
      }
      items={[
        ...groups.flatMap(({ label, entries }) => [
          ...(label ? [{ heading: text(label) }] : []),
          ...entries.map(({ item }) => itemOf(item)),
        ]),
        ...(groups.length > 0 ? (['separator'] as const) : []),
        { label: t('logout'), icon: <Icon name="logout" />, critical: true, onSelect: () => void logout() },
      ]}
    />
  );
}
