import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { unreadCount } from '#site/api/contract/member.ts';
import { useCall } from '#site/api/useCall.ts';
import { useFact, useMenu, useMerchant, useText } from '#site/assembler/sdk/view.ts';
import { useLogout } from '#site/session/useLogout.ts';
import { useSession } from '#site/session/session.ts';
import { BalanceAmount, BalanceToggle } from '#site/features/account/Balance.tsx';
import { useAccountName } from '#site/features/account/useAccountName.ts';
import { useBadges } from '#site/features/account/useBadges.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { Avatar, ButtonLink, CountBadge, VisuallyHidden } from '#ui';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import * as styles from './Header.css.ts';
import type { Props } from './schema.ts';
import { IntentMenu } from '#site/components/IntentMenu.tsx';

const SessionButton = lazyWithRetry(() => import('./SessionButton.tsx'), 'default');
const SessionLine = lazyWithRetry(() => import('./SessionLine.tsx'), 'default');

interface MemberPanelProps {
  readonly menu: string;
  readonly deposit: Props['deposit'];
  readonly clock: Props['clock'];
  readonly stacked: boolean;
}

/** Panel of the current user: deposit button, balance with visibility toggle, and the avatar menu with logout. */
export default function MemberPanel({ menu, deposit, clock, stacked }: MemberPanelProps) {
  const text = useText();
  const { kind } = useSession();
  const isPhone = useFact('device') === 'phone';
  return (
    <div className={stacked ? styles.stackedAccount : styles.account}>
      {deposit && !isPhone && (
        <ButtonLink href={deposit.to} variant="primary" className={styles.deposit}>
          {text(deposit.label)}
        </ButtonLink>
      )}
      <div className={stacked ? styles.stackedPurse : styles.purse}>
        {clock && !isPhone && kind !== 'trial' && (
          <Suspense>
            <SessionButton to={clock.to} />
          </Suspense>
        )}
        <BalanceView />
      </div>
      <AvatarMenu menu={menu} timed={clock !== undefined && isPhone && kind !== 'trial'} />
    </div>
  );
}

function BalanceView() {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const { kind } = useSession();
  return (
    <div className={styles.balance} role="group" aria-label={t('balance')}>
      <div className={styles.money}>
        {kind === 'trial' && <small className={styles.trial}>{t('balance_trial')}</small>}
        <BalanceAmount currency={currency} className={styles.amount} />
      </div>
      <BalanceToggle className={styles.control} />
    </div>
  );
}

interface AvatarMenuProps {
  readonly menu: string;
  /** Whether the menu says how long the session has lasted and what it has brought. */
  readonly timed: boolean;
}

function AvatarMenu({ menu, timed }: AvatarMenuProps) {
  const { t } = useTranslation();
  const text = useText();
  const entries = useMenu(menu);
  const logout = useLogout();
  const { member, kind } = useSession();
  const { data } = useCall(unreadCount, {}, { enabled: kind !== 'trial' });
  const waiting = (data?.unreadMessage ?? 0) + (data?.unclaimedPromotion ?? 0);
  const countOf = useBadges(entries.map(({ item }) => item.badge));
  const name = useAccountName();
  return (
    <IntentMenu
      align="end"
      header={
        <>
          {name}
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
        ...entries.map(({ item }) => ({
          label: text(item.label),
          icon: <Icon name={iconNamed(item.icon)} />,
          href: item.to,
          ...(countOf(item.badge) > 0 && {
            badge: <CountBadge count={countOf(item.badge)} label={t('unread_count', { 0: countOf(item.badge) })} />,
          }),
        })),
        ...(entries.length > 0 ? (['separator'] as const) : []),
        { label: t('logout'), icon: <Icon name="logout" />, critical: true, onSelect: () => void logout() },
      ]}
    />
  );
}
