import { useTranslation } from 'react-i18next';

import { useHost, useMerchant, type BlockProps } from '#site/assembler/view.ts';
import { BET_STATUSES, bettingRecords, RECORD_CATEGORIES, type BetRecord, type BetTotals } from '#site/api/contract/records.ts';
import { gameVendor } from '#site/api/contract/vendors.ts';
import { useCall } from '#site/api/useCall.ts';
import { RecordsProvider } from '#site/shared/records/host.ts';
import { RecordList } from '#site/shared/records/RecordList.tsx';
import { oneOf, type AskRecords, type RecordFilter } from '#site/shared/records/recordTypes.ts';
import type { Props } from './schema.ts';
import { useBetColumns } from './useBetColumns.tsx';

const ask: AskRecords<BetRecord, BetTotals> = (client, { filters, ...query }, options) => {
  const { vendor, search } = filters;
  const category = oneOf(RECORD_CATEGORIES, filters['category']);
  const status = oneOf(BET_STATUSES, filters['status']);
  const narrowed = { ...(category && { category }), ...(status && { status }), ...(vendor && { vendor }), ...(search && { search }) };
  return client.call(bettingRecords, { ...query, ...narrowed }, options);
};

/** The member's bets, in whatever they were placed. */
export default function BettingRecords({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Bets {...props} />
    </RecordsProvider>
  );
}

function Bets({ pageSizes }: Props) {
  const { t } = useTranslation('records');
  const columns = useBetColumns();
  const filters = useFilters();
  return (
    <RecordList
      name="bets"
      title={t('bets')}
      ask={ask}
      columns={columns}
      filters={filters}
      rowKey={({ recordId }) => recordId}
      pageSizes={pageSizes}
      empty={{ title: t('no_bets_title'), text: t('no_bets_text') }}
    />
  );
}

function useFilters(): readonly RecordFilter[] {
  const { t } = useTranslation('records');
  const { code } = useMerchant();
  const { data, isPending } = useCall(gameVendor, { merchantCode: code }, { staleMs: Infinity });
  const lanes = data?.data.lanes ?? [];
  return [
    {
      key: 'category',
      label: t('category'),
      options: RECORD_CATEGORIES.map((value) => ({ value, label: t(`category_${value}`) })),
    },
    {
      key: 'vendor',
      label: t('vendor'),
      isComing: isPending,
      options: lanes.flatMap(({ cards }) => cards.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName }))),
    },
    {
      key: 'status',
      label: t('status'),
      options: BET_STATUSES.map((value) => ({ value, label: t(`status_${value}`) })),
    },
    { key: 'search', label: t('search_bets') },
  ];
}
