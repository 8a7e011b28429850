import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useHost, useMerchant, type BlockProps } from '#site/assembler/sdk/view.ts';
import { BONUS_TYPES, bonusRecords, type BonusRecord, type BonusType } from '#site/api/contract/records.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { CopyNumber } from '#site/features/records/CopyNumber.tsx';
import { RecordsProvider } from '#site/features/records/host.ts';
import { moneyColumn } from '#site/features/records/moneyColumn.tsx';
import { RecordList } from '#site/features/records/RecordList.tsx';
import * as styles from '#site/features/records/Records.css.ts';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { oneOf, type AskRecords, type RecordColumn } from '#site/features/records/recordTypes.ts';
import { Badge, ShareChart } from '#ui';
import type { Props } from './schema.ts';

interface Totals {
  readonly amount: number;
  /** Totals by type, independent of the filter. */
  readonly types: readonly { readonly type: BonusType; readonly amount: number }[];
}

const ask: AskRecords<BonusRecord, Totals> = async (client, { filters, ...query }, options) => {
  const type = oneOf(BONUS_TYPES, filters['type']);
  const { types, totals, ...page } = await client.call(bonusRecords, { ...query, ...(type && { type }) }, options);
  return { ...page, totals: { ...totals, types } };
};

/** The bonuses that the member has received. */
export default function BonusRecords({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Bonuses {...props} />
    </RecordsProvider>
  );
}

function Bonuses({ pageSizes }: Props) {
  const { t } = useTranslation('records');
  const columns = useBonusColumns();
  return (
    <RecordList
      name="bonuses"
      title={t('bonuses')}
      ask={ask}
      columns={columns}
      filters={[
        {
          key: 'type',
          label: t('bonus_type'),
          options: BONUS_TYPES.map((value) => ({ value, label: t(`bonus_${value}`) })),
        },
      ]}
      rowKey={({ recordId }) => recordId}
      pageSizes={pageSizes}
      empty={{ title: t('no_bonuses_title'), text: t('no_bonuses_text') }}
      Summary={ByType}
    />
  );
}

/** Totals by type. */
function ByType({ totals: { types } }: { readonly totals: Totals }) {
  const { t } = useTranslation('records');
  const { currency } = useMerchant();
  if (types.length === 0) return null;
  return (
    <ShareChart
      className={styles.card}
      label={t('bonuses_by_type')}
      formatAmount={(amount) => formatAmount(amount, currency)}
      parts={types.map(({ type, amount }) => ({ id: type, label: t(`bonus_${type}`), amount }))}
    />
  );
}

function useBonusColumns() {
  const { t } = useTranslation('records');
  const { currency } = useMerchant();
  return useMemo((): readonly RecordColumn<BonusRecord, Totals>[] => {
    return [
      {
        key: 'bonus',
        header: t('bonus'),
        cell: ({ title, type }) => title ?? t(`bonus_${type}`),
        file: { kind: 'text', value: ({ title, type }) => title ?? t(`bonus_${type}`) },
      },
      {
        key: 'type',
        header: t('bonus_type'),
        priority: 'second',
        cell: ({ type }) => <Badge tone="highlight">{t(`bonus_${type}`)}</Badge>,
        file: { kind: 'text', value: ({ type }) => t(`bonus_${type}`) },
      },
      {
        key: 'time',
        header: t('received_at'),
        priority: 'second',
        cell: ({ receivedAt }) => <RecordTime at={receivedAt} />,
        file: { kind: 'time', value: ({ receivedAt }) => receivedAt },
      },
      {
        key: 'number',
        header: t('record_number'),
        cell: ({ recordId }) => <CopyNumber number={recordId} />,
        file: { kind: 'text', value: ({ recordId }) => recordId },
      },
      moneyColumn(currency, {
        key: 'amount',
        header: t('amount'),
        priority: 'high',
        amount: ({ amount }) => amount,
        total: ({ amount }) => amount,
      }),
    ];
  }, [t, currency]);
}
