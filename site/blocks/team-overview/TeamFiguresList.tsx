import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { teamOverview, TeamFigures } from '#site/api/contract/teamReports.ts';
import { formatCount } from '#site/i18n/format.ts';
import { Money } from '#site/components/Money.tsx';
import * as styles from '#site/features/records/Records.css.ts';
import { SignedMoney } from '#site/features/records/SignedMoney.tsx';
import { DescriptionList } from '#ui';
import { Change } from './Change.tsx';
import * as own from './TeamOverview.css.ts';

const COUNTS = ['joined', 'active', 'bets'] as const;
const AMOUNTS = ['validBet', 'win', 'deposit', 'withdrawal', 'bonus'] as const;

/** The team's current figures, and those of the period compared with the previous one. */
export function TeamFiguresList({ overview: { team, figures, before } }: { readonly overview: CallOutput<typeof teamOverview> }) {
  const { t } = useTranslation('teamReports');
  const { currency } = useMerchant();
  const figure = (key: keyof TeamFigures, show: (amount: number) => ReactNode) => ({
    key,
    term: t(`figure_${key}`),
    value: (
      <span className={own.tile}>
        <span>{show(figures[key])}</span>
        <span className={own.under}>
          {before && (
            <>
              <Change now={figures[key]} before={before[key]} />{' '}
              <span>
                {t('before')} {show(before[key])}
              </span>
            </>
          )}
        </span>
      </span>
    ),
  });
  const money = (amount: number): ReactNode => <Money amount={amount} currency={currency} />;
  const signed = (amount: number): ReactNode => <SignedMoney amount={amount} currency={currency} />;
  return (
    <>
      <DescriptionList
        layout="tiles"
        className={own.tiles}
        items={[
          { key: 'size', term: t('team_size'), value: formatCount(team.size) },
          { key: 'direct', term: t('direct'), value: formatCount(team.direct) },
          { key: 'balance', term: t('team_balance'), value: money(team.balance) },
          ...COUNTS.map((key) => figure(key, formatCount)),
          ...AMOUNTS.map((key) => figure(key, money)),
          figure('net', signed),
        ]}
      />
      <p className={styles.zone}>{t(before ? 'before_means' : 'before_none')}</p>
    </>
  );
}
