import { useTranslation } from 'react-i18next';

import { useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { bettingRecords, type BetRecord, type BetTotals } from '#site/api/contract/records.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { RecordList } from '#site/features/records/RecordList.tsx';
import type { AskRecords } from '#site/features/records/recordTypes.ts';
import { useBetColumns } from '#site/features/records/useBetColumns.tsx';
import { betChoices, useBetFilters } from '#site/features/records/useBetFilters.ts';
import type { Props } from './schema.ts';

const ask: AskRecords<BetRecord, BetTotals> = (client, { filters, ...query }, options) =>
  client.call(bettingRecords, { ...query, ...betChoices(filters) }, options);

/** The member's bets in all game categories. */
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
  const filters = useBetFilters();
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
