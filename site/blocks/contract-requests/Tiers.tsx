import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/view.ts';
import type { ContractSort, ContractTier } from '#site/api/contract/contracts.ts';
import { formatCount } from '#site/i18n/format.ts';
import { Money } from '#site/shared/Money.tsx';
import { Table, type TableColumn } from '#ui';
import { rateText } from './rateText.ts';

interface TiersProps {
  readonly sort: ContractSort;
  readonly tiers: readonly ContractTier[];
}

/** What is paid from which figures on. */
export function Tiers({ sort, tiers }: TiersProps) {
  const { t } = useTranslation('contracts');
  const columns = useTierColumns(sort);
  return (
    <Table
      caption={t('terms')}
      hideCaption
      columns={columns}
      rows={tiers}
      rowKey={({ rate, activeMembers }) => `${rate} ${activeMembers}`}
    />
  );
}

/** Figures that a kind of contract looks at, besides the active members; each has a text of its own. */
const FIGURES = {
  dividend: [
    ['validBet', 'valid_bet'],
    ['profitLoss', 'profit_loss'],
  ],
  daily: [['betAmount', 'bet_daily']],
  hourly: [['betAmount', 'bet_hourly']],
  realtime: [['betAmount', 'bet_hourly']],
} as const satisfies Readonly<Record<ContractSort, readonly (readonly [keyof ContractTier, string])[]>>;

function useTierColumns(sort: ContractSort) {
  const { t } = useTranslation('contracts');
  const { currency } = useMerchant();
  return useMemo((): readonly TableColumn<ContractTier>[] => {
    return [
      { key: 'rate', header: t('rate'), cell: ({ rate }) => <bdi dir="ltr">{rateText(rate)}</bdi> },
      { key: 'members', header: t('active_members'), align: 'end', cell: ({ activeMembers }) => formatCount(activeMembers) },
      ...FIGURES[sort].map(([figure, name]): TableColumn<ContractTier> => ({
        key: figure,
        header: t(name),
        align: 'end',
        cell: (tier) => <Money amount={tier[figure] ?? 0} currency={currency} />,
      })),
    ];
  }, [t, sort, currency]);
}
