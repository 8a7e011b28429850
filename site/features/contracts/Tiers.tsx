import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { ContractSort, ContractTier } from '#site/api/contract/agentContracts.ts';
import { formatCount } from '#site/i18n/format.ts';
import { TIER_FIGURES, type TierFigure } from '#site/api/contract/contractTerms.ts';
import { Money } from '#site/components/Money.tsx';
import { useRecordsHost } from '#site/features/records/host.ts';
import { Table, type TableColumn } from '#ui';
import { percentText } from '#site/features/team/percent.ts';

interface TiersProps {
  readonly sort: ContractSort;
  readonly tiers: readonly ContractTier[];
}

/** Rates of a contract with their thresholds. */
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

/** Text key of a threshold: salaries differ by day or hour. */
export function figureName(sort: ContractSort, figure: TierFigure): 'valid_bet' | 'profit_loss' | 'bet_daily' | 'bet_hourly' {
  if (figure === 'validBet') return 'valid_bet';
  if (figure === 'profitLoss') return 'profit_loss';
  return sort === 'daily' ? 'bet_daily' : 'bet_hourly';
}

function useTierColumns(sort: ContractSort) {
  const { t } = useTranslation('contracts');
  const { currency } = useRecordsHost().merchant;
  return useMemo((): readonly TableColumn<ContractTier>[] => {
    return [
      { key: 'rate', header: t('rate'), cell: ({ rate }) => <bdi dir="ltr">{percentText(rate)}</bdi> },
      { key: 'members', header: t('active_members'), align: 'end', cell: ({ activeMembers }) => formatCount(activeMembers) },
      ...TIER_FIGURES[sort].map((figure): TableColumn<ContractTier> => ({
        key: figure,
        header: t(figureName(sort, figure)),
        align: 'end',
        cell: (tier) => <Money amount={tier[figure] ?? 0} currency={currency} />,
      })),
    ];
  }, [t, sort, currency]);
}
