import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { teamOverview, TeamFigures } from '#site/api/contract/teamReports.ts';
import { formatCount } from '#site/i18n/format.ts';
import { Money } from '#site/components/Money.tsx';
import { Figures } from '#site/features/records/Figures.tsx';
import * as styles from '#site/features/records/Records.css.ts';
import { SignedMoney } from '#site/features/records/SignedMoney.tsx';

const COUNTS = ['joined', 'active', 'bets'] as const;
const AMOUNTS = ['validBet', 'win', 'deposit', 'withdrawal', 'bonus'] as const;

/** The team's current figures, and those of the period compared with the previous one. */
export function TeamFiguresList({ overview: { team, figures, before } }: { readonly overview: CallOutput<typeof teamOverview> }) {
  const { t } = useTranslation('teamReports');
  const { currency } = useMerchant();
  const figure = (key: keyof TeamFigures, value: ReactNode, past: ReactNode) => ({
    key,
    name: t(`figure_${key}`),
    value: (
      <span className={styles.named}>
        {value}
        <span className={styles.under}>
          {past !== undefined && (
            <span>
              {t('before')} {past}
            </span>
          )}
        </span>
      </span>
    ),
  });
  const money = (amount: number | undefined): ReactNode => amount !== undefined && <Money amount={amount} currency={currency} />;
  return (
    <>
      <Figures
        figures={[
          { key: 'size', name: t('team_size'), value: formatCount(team.size) },
          { key: 'direct', name: t('direct'), value: formatCount(team.direct) },
          { key: 'balance', name: t('team_balance'), value: money(team.balance) },
          ...COUNTS.map((key) => figure(key, formatCount(figures[key]), before ? formatCount(before[key]) : undefined)),
          ...AMOUNTS.map((key) => figure(key, money(figures[key]), before ? money(before[key]) : undefined)),
          figure(
            'net',
            <SignedMoney amount={figures.net} currency={currency} />,
            before ? <SignedMoney amount={before.net} currency={currency} /> : undefined,
          ),
        ]}
      />
      <p className={styles.zone}>{t(before ? 'before_means' : 'before_none')}</p>
    </>
  );
}
