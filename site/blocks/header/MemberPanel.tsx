import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useMerchant, useText } from '#site/assembler/sdk/view.ts';
import { useSession } from '#site/session/session.ts';
import { BalanceAmount, BalanceToggle } from '#site/features/account/Balance.tsx';
import { ButtonLink } from '#ui';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { Bell } from './Bell.tsx';
import * as styles from './Header.css.ts';
import * as panel from './MemberPanel.css.ts';
import type { Props } from './schema.ts';

const SessionButton = lazyWithRetry(() => import('./SessionButton.tsx'), 'default');

interface MemberPanelProps {
  readonly menu: string;
  readonly bell: Props['bell'];
  readonly club: Props['club'];
  readonly deposit: Props['deposit'];
  readonly clock: Props['clock'];
  readonly stacked: boolean;
}

/**
 * Panel of the current user: deposit button, balance with visibility toggle, what waits, and the avatar menu with logout. On phones the row
 * is for the amount: the avatar's menu has the rest.
 */
export default function MemberPanel({ menu, bell, club, deposit, clock, stacked }: MemberPanelProps) {
  const text = useText();
  const { kind } = useSession();
  const isPhone = useFact('device') === 'phone';
  return (
    <div className={stacked ? styles.stackedAccount : styles.account}>
      {deposit && !isPhone && (
        <ButtonLink href={deposit.to} variant="primary" className={panel.deposit}>
          {text(deposit.label)}
        </ButtonLink>
      )}
      <div className={stacked ? panel.stackedPurse : panel.purse}>
        {clock && !isPhone && kind !== 'trial' && (
          <Suspense>
            <SessionButton to={clock.to} />
          </Suspense>
        )}
        <BalanceView />
      </div>
      {bell !== undefined && !isPhone && kind !== 'trial' && <Bell menu={bell} />}
      <AvatarMenu menu={menu} club={club} timed={clock !== undefined && isPhone && kind !== 'trial'} />
    </div>
  );
}

function BalanceView() {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const { kind } = useSession();
  return (
    <div className={panel.balance} role="group" aria-label={t('balance')}>
      <div className={panel.money}>
        {kind === 'trial' && <small className={panel.trial}>{t('balance_trial')}</small>}
        <BalanceAmount currency={currency} className={panel.amount} />
      </div>
      <BalanceToggle className={styles.control} />
    </div>
  );
}
