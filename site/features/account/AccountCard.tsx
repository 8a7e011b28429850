import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { SiteLink } from '#site/features/links/SiteLink.tsx';
import type { Currency } from '#site/i18n/format.ts';
import { useSession } from '#site/session/session.ts';
import { Avatar, ButtonLink } from '#ui';
import * as styles from './AccountCard.css.ts';
import { BalanceAmount, BalanceToggle } from './Balance.tsx';
import { Level } from './Level.tsx';
import { useAccountName } from './useAccountName.ts';

export interface AccountAction {
  readonly to: string;
  readonly label: string;
}

interface AccountCardProps {
  readonly currency: Currency;
  /** Where the name leads; without it, and for guests, it is no link. */
  readonly to?: string | undefined;
  /** Where the level leads; without it, the card shows none. */
  readonly club?: string | undefined;
  /** Buttons below the balance; the first is the main one. */
  readonly actions?: readonly AccountAction[];
  /** Called when a link of the card is followed. */
  readonly onFollow?: (() => void) | undefined;
  /** No links and buttons: in a menu, no key reaches them. */
  readonly still?: boolean;
}

const NONE: readonly AccountAction[] = [];

/** The player's identity, level and balance, and what they do most with it. */
export function AccountCard({ currency, to, club, actions = NONE, onFollow, still = false }: AccountCardProps) {
  const { t } = useTranslation();
  const { member, kind } = useSession();
  const name = useAccountName();
  const isMember = kind !== 'trial';
  const who = (
    <>
      <span aria-hidden="true">
        <Avatar name={name} src={member?.icon ?? undefined} />
      </span>
      <span dir="auto" className={styles.name}>
        {name}
      </span>
    </>
  );
  return (
    <div className={styles.card}>
      <div className={styles.identity}>
        {to !== undefined && isMember && !still ? (
          <SiteLink href={to} className={styles.who} onClick={onFollow}>
            {who}
          </SiteLink>
        ) : (
          <span className={styles.who}>{who}</span>
        )}
        {club !== undefined && isMember && (
          <Suspense fallback={<span className={styles.level} />}>
            <Level to={still ? undefined : club} onFollow={onFollow} />
          </Suspense>
        )}
      </div>
      <div role="group" aria-label={t('balance')} className={styles.balance}>
        <span className={styles.caption} aria-hidden="true">
          {t(isMember ? 'balance' : 'balance_trial')}
        </span>
        <div className={styles.purse}>
          <BalanceAmount currency={currency} className={styles.amount} />
          {!still && <BalanceToggle className={styles.eye} />}
        </div>
      </div>
      {actions.length > 0 && isMember && (
        <div className={styles.actions}>
          {actions.map(({ to: target, label }, index) => (
            <ButtonLink
              key={target}
              href={target}
              variant={index === 0 ? 'primary' : 'ghost'}
              className={index === 0 ? styles.action : styles.quiet}
              onClick={onFollow}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  );
}
