import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { AgentIncome } from '#site/api/contract/earnings.ts';
import type { Currency } from '#site/i18n/format.ts';
import { percentText } from '#site/features/team/percent.ts';
import { Money } from '#site/components/Money.tsx';
import { Table, type TableColumn, Text } from '#ui';

type Line = AgentIncome['rebates'][number];

/** The valid bets that the period's rebates are based on, and the agent's share. */
export function RebateBets({ rebates }: { readonly rebates: readonly Line[] }) {
  const { t } = useTranslation('earnings');
  const { currency } = useMerchant();
  const columns = useColumns(currency);
  return (
    <>
      <Table
        caption={t('rebate_bets')}
        columns={columns}
        rows={rebates}
        rowKey={({ category, rate }) => `${category} ${rate}`}
        stickyFirstColumn
      />
      <Text size="sm" tone="muted">
        {t('rebate_text')}
      </Text>
    </>
  );
}

function useColumns(currency: Currency): readonly TableColumn<Line>[] {
  const { t } = useTranslation('earnings');
  const { t: word } = useTranslation('records');
  return useMemo((): readonly TableColumn<Line>[] => {
    return [
      { key: 'category', header: word('category'), cell: ({ category }) => word(`category_${category}`) },
      {
        key: 'rate',
        header: t('rebate_rate'),
        align: 'end',
        cell: ({ rate }) => <bdi dir="ltr">{percentText(rate)}</bdi>,
        sortValue: ({ rate }) => rate,
      },
      {
        key: 'validBet',
        header: t('base_salary'),
        align: 'end',
        priority: 'high',
        cell: ({ validBet }) => <Money amount={validBet} currency={currency} />,
        sortValue: ({ validBet }) => validBet,
      },
    ];
  }, [t, word, currency]);
}
