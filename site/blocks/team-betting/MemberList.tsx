import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { RECORD_CATEGORIES } from '#site/api/contract/records.ts';
import { ordersBy } from '#site/api/contract/sorting.ts';
import { BETTING_SORTS, teamBetting, type MemberBetting, type PlayedTotals } from '#site/api/contract/teamReports.ts';
import { formatCount } from '#site/i18n/format.ts';
import { useRecordsHost } from '#site/features/records/host.ts';
import { moneyColumn } from '#site/features/records/moneyColumn.tsx';
import { RecordList } from '#site/features/records/RecordList.tsx';
import { oneOf, wholeOf, type AskRecords, type RecordColumn } from '#site/features/records/recordTypes.ts';
import type { TableSort } from '#ui';

/** Who bet most. */
const MOST_ACTIVE: TableSort = { key: 'stake', direction: 'descending' };

interface MemberListProps {
  readonly pageSizes: readonly number[];
  /** Opens a member's bets. */
  readonly onOpen: (memberId: string) => void;
}

/** The members of the team with their betting totals. */
export function MemberList({ pageSizes, onOpen }: MemberListProps) {
  const { t } = useTranslation(['teamReports', 'records']);
  const [levels, setLevels] = useState<number>();
  const ask = useMemo((): AskRecords<MemberBetting, PlayedTotals> => {
    return async (client, { filters, order, ...query }, options) => {
      const { search } = filters;
      const level = wholeOf(filters['level']);
      const category = oneOf(RECORD_CATEGORIES, filters['category']);
      const sort = oneOf(ordersBy(BETTING_SORTS), order);
      const narrowed = { ...(level && { level }), ...(category && { category }), ...(search && { search }), ...(sort && { sort }) };
      const page = await client.call(teamBetting, { ...query, ...narrowed }, options);
      setLevels(page.levels);
      return page;
    };
  }, []);
  const columns = useColumns();
  const numbers = Array.from({ length: levels ?? 0 }, (_, index) => index + 1);
  return (
    <RecordList
      name="team-betting"
      title={t('betting')}
      ask={ask}
      columns={columns}
      filters={[
        {
          key: 'level',
          label: t('level'),
          isComing: levels === undefined,
          options: numbers.map((value) => ({ value: String(value), label: t('level_number', { 0: value }) })),
        },
        {
          key: 'category',
          label: t('records:category'),
          options: RECORD_CATEGORIES.map((value) => ({ value, label: t(`records:category_${value}`) })),
        },
        { key: 'search', label: t('search_part') },
      ]}
      rowKey={({ memberId }) => memberId}
      pageSizes={pageSizes}
      usualOrder={MOST_ACTIVE}
      empty={{ title: t('no_team_title'), text: t('no_team_text') }}
      onOpen={({ memberId }) => onOpen(memberId)}
    />
  );
}

type Column = RecordColumn<MemberBetting, PlayedTotals>;

function useColumns(): readonly Column[] {
  const { t } = useTranslation('teamReports');
  const { currency } = useRecordsHost().merchant;
  return useMemo(() => {
    const amount = (key: 'stake' | 'validBet' | 'win', header: string, more: Pick<Column, 'priority'> = {}): Column =>
      moneyColumn(currency, { key, header, sortable: true, amount: (row) => row[key], total: (totals) => totals[key], ...more });
    return [
      {
        key: 'account',
        header: t('account'),
        sortable: true,
        cell: ({ account }) => account,
        file: { kind: 'text', value: ({ account }) => account },
      },
      {
        key: 'level',
        header: t('level'),
        sortable: true,
        align: 'end',
        cell: ({ level }) => formatCount(level),
        file: { kind: 'number', value: ({ level }) => level },
      },
      {
        key: 'bets',
        header: t('bet_count'),
        priority: 'second',
        sortable: true,
        align: 'end',
        cell: ({ bets }) => formatCount(bets),
        file: { kind: 'number', value: ({ bets }) => bets, sum: true },
        total: ({ bets }) => formatCount(bets),
      },
      amount('stake', t('stake')),
      amount('validBet', t('valid_bet'), { priority: 'second' }),
      amount('win', t('paid_out')),
      moneyColumn(currency, {
        key: 'net',
        header: t('net'),
        priority: 'high',
        sortable: true,
        signed: true,
        amount: ({ net }) => net,
        total: ({ net }) => net,
      }),
    ];
  }, [t, currency]);
}
