import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { ContractSort, ContractTier } from '#site/api/contract/agentContracts.ts';
import { formatCount } from '#site/i18n/format.ts';
import { percentText } from '#site/features/team/percent.ts';
import { Money } from '#site/components/Money.tsx';
import { Badge, Table, type TableColumn } from '#ui';
import * as styles from './Earnings.css.ts';

/** Thresholds by kind of contract, besides the active members; each has a text. */
const FIGURES = {
  dividend: [
    ['validBet', 'validBet'],
    ['profitLoss', 'profitLoss'],
  ],
  daily: [['betAmount', 'bet_daily']],
  hourly: [['betAmount', 'bet_hourly']],
  realtime: [['betAmount', 'bet_hourly']],
} as const satisfies Readonly<Record<ContractSort, readonly (readonly [keyof ContractTier, string])[]>>;

interface TiersProps {
  readonly sort: ContractSort;
  readonly tiers: readonly ContractTier[];
  /** The rate reached in the current period; 0 for none. */
  readonly reached: number;
}

/** The tiers of a contract, and the team's progress. */
export function Tiers({ sort, tiers, reached }: TiersProps) {
  const { t } = useTranslation('earnings');
  const columns = useTierColumns(sort, reached);
  return (
    <Table
      caption={t('tiers')}
      hideCaption
      columns={columns}
      rows={tiers}
      rowKey={({ rate, activeMembers }) => `${rate} ${activeMembers}`}
    />
  );
}

function useTierColumns(sort: ContractSort, reached: number): readonly TableColumn<ContractTier>[] {
  const { t } = useTranslation('earnings');
  const { currency } = useMerchant();
  return useMemo((): readonly TableColumn<ContractTier>[] => {
    return [
      {
        key: 'rate',
        header: t('rate'),
        cell: ({ rate }) => (
          <span className={styles.tier}>
            <bdi dir="ltr">{percentText(rate)}</bdi>
            {rate === reached && <Badge tone="positive">{t('reached')}</Badge>}
          </span>
        ),
      },
      { key: 'members', header: t('active_members'), align: 'end', cell: ({ activeMembers }) => formatCount(activeMembers) },
      ...FIGURES[sort].map(([figure, name]): TableColumn<ContractTier> => ({
        key: figure,
        header: t(name),
        align: 'end',
        cell: (tier) => <Money amount={tier[figure] ?? 0} currency={currency} />,
      })),
    ];
  }, [t, sort, reached, currency]);
}
