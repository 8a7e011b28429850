import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useHost, useMerchant, type BlockProps } from '#site/assembler/sdk/view.ts';
import { ordersBy } from '#site/api/contract/sorting.ts';
import { RESULT_SORTS, RESULTS, userLoss, type MemberResult, type ResultTotals } from '#site/api/contract/teamReports.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { moneyColumn } from '#site/features/records/moneyColumn.tsx';
import { RecordList } from '#site/features/records/RecordList.tsx';
import { oneOf, type AskRecords, type RecordColumn } from '#site/features/records/recordTypes.ts';
import type { Props } from './schema.ts';

const ask: AskRecords<MemberResult, ResultTotals> = (client, { filters, order, ...query }, options) => {
  const result = oneOf(RESULTS, filters['result']);
  const sort = oneOf(ordersBy(RESULT_SORTS), order);
  return client.call(userLoss, { ...query, ...(result && { result }), ...(sort && { sort }) }, options);
};

/** Profit and loss by team member, the largest loss first. */
export default function UserLoss({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Results {...props} />
    </RecordsProvider>
  );
}

function Results({ pageSizes }: Props) {
  const { t } = useTranslation('teamReports');
  const columns = useColumns();
  return (
    <RecordList
      name="team-losses"
      title={t('losses')}
      ask={ask}
      columns={columns}
      filters={[{ key: 'result', label: t('result'), options: RESULTS.map((value) => ({ value, label: t(`result_${value}`) })) }]}
      rowKey={({ memberId }) => memberId}
      pageSizes={pageSizes}
      empty={{ title: t('no_losses_title'), text: t('no_losses_text') }}
    />
  );
}

type Column = RecordColumn<MemberResult, ResultTotals>;

function useColumns(): readonly Column[] {
  const { t } = useTranslation('teamReports');
  const { currency } = useMerchant();
  return useMemo(() => {
    const amount = (key: Exclude<keyof ResultTotals, 'net'>, header: string, more: Pick<Column, 'detailOnly' | 'priority'> = {}): Column =>
      moneyColumn(currency, { key, header, sortable: true, amount: (row) => row[key], total: (totals) => totals[key], ...more });
    return [
      {
        key: 'account',
        header: t('account'),
        sortable: true,
        cell: ({ account }) => account,
        file: { kind: 'text', value: ({ account }) => account },
      },
      moneyColumn(currency, {
        key: 'net',
        header: t('net'),
        priority: 'high',
        sortable: true,
        signed: true,
        amount: ({ net }) => net,
        total: ({ net }) => net,
      }),
      amount('validBet', t('valid_bet'), { priority: 'second' }),
      amount('deposit', t('deposits')),
      amount('withdrawal', t('withdrawals')),
      amount('bonus', t('bonuses')),
      amount('win', t('paid_out'), { detailOnly: true }),
      {
        key: 'level',
        header: t('level'),
        sortable: true,
        detailOnly: true,
        cell: ({ level }) => String(level),
        file: { kind: 'number', value: ({ level }) => level },
      },
    ];
  }, [t, currency]);
}
