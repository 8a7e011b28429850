import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useHost, useMerchant, type BlockProps } from '#site/assembler/view.ts';
import { accountRecords, MOVEMENT_TYPES, type MovementRecord, type MovementType } from '#site/api/contract/records.ts';
import { Money } from '#site/shared/Money.tsx';
import { CopyNumber } from '#site/shared/records/CopyNumber.tsx';
import { RecordsProvider } from '#site/shared/records/host.ts';
import { RecordList } from '#site/shared/records/RecordList.tsx';
import { RecordTime, useRecordTime } from '#site/shared/records/RecordTime.tsx';
import { oneOf, type AskRecords, type RecordColumn } from '#site/shared/records/recordTypes.ts';
import { Figures } from '#site/shared/records/Figures.tsx';
import { SignedMoney } from '#site/shared/records/SignedMoney.tsx';
import { Badge, type BadgeTone } from '#ui';
import type { Props } from './schema.ts';

interface Totals {
  readonly received: number;
  readonly spent: number;
  readonly net: number;
}

const ask: AskRecords<MovementRecord, Totals> = (client, { filters, ...query }, options) => {
  const type = oneOf(MOVEMENT_TYPES, filters['type']);
  return client.call(accountRecords, { ...query, ...(type && { type }) }, options);
};

/** Every movement of the member's wallet, with the balance after it. */
export default function AccountRecords({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Movements {...props} />
    </RecordsProvider>
  );
}

function Movements({ pageSizes }: Props) {
  const { t } = useTranslation('records');
  const columns = useMovementColumns();
  return (
    <RecordList
      name="account"
      title={t('movements')}
      ask={ask}
      columns={columns}
      filters={[
        {
          key: 'type',
          label: t('movement_type'),
          options: MOVEMENT_TYPES.map((value) => ({ value, label: t(`movement_${value}`) })),
        },
      ]}
      rowKey={({ recordId }) => recordId}
      pageSizes={pageSizes}
      empty={{ title: t('no_movements_title'), text: t('no_movements_text') }}
      Summary={Summary}
    />
  );
}

/** What the movements that fit brought and took. */
function Summary({ totals: { received, spent, net } }: { readonly totals: Totals }) {
  const { t } = useTranslation('records');
  const { currency } = useMerchant();
  return (
    <Figures
      figures={[
        { key: 'received', name: t('received'), value: <Money amount={received} currency={currency} /> },
        { key: 'spent', name: t('spent'), value: <Money amount={spent} currency={currency} /> },
        { key: 'net', name: t('change'), value: <SignedMoney amount={net} currency={currency} /> },
      ]}
    />
  );
}

const TONES: Readonly<Record<MovementType, BadgeTone>> = {
  deposit: 'positive',
  withdrawal: 'caution',
  bet: 'neutral',
  win: 'accent',
  refund: 'info',
  bonus: 'highlight',
  toVendor: 'neutral',
  fromVendor: 'neutral',
  sent: 'caution',
  received: 'positive',
  dividend: 'positive',
  dividendPaid: 'caution',
  salary: 'positive',
  salaryPaid: 'caution',
};

function useMovementColumns() {
  const { t } = useTranslation('records');
  const { currency } = useMerchant();
  const time = useRecordTime();
  return useMemo((): readonly RecordColumn<MovementRecord, Totals>[] => {
    return [
      {
        key: 'type',
        header: t('movement_type'),
        cell: ({ type }) => <Badge tone={TONES[type]}>{t(`movement_${type}`)}</Badge>,
        csv: ({ type }) => t(`movement_${type}`),
      },
      { key: 'time', header: t('time'), cell: ({ movedAt }) => <RecordTime at={movedAt} />, csv: ({ movedAt }) => time(movedAt) },
      { key: 'remark', header: t('remark'), cell: ({ remark }) => remark ?? '–', csv: ({ remark }) => remark },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        priority: 'high',
        cell: ({ amount }) => <SignedMoney amount={amount} currency={currency} />,
        csv: ({ amount }) => ({ amount }),
        total: ({ net }) => <SignedMoney amount={net} currency={currency} />,
      },
      {
        key: 'balance',
        header: t('balance_after'),
        align: 'end',
        cell: ({ balance }) => <Money amount={balance} currency={currency} />,
        csv: ({ balance }) => ({ amount: balance }),
      },
      {
        key: 'number',
        header: t('record_number'),
        detailOnly: true,
        cell: ({ recordId }) => <CopyNumber number={recordId} />,
        csv: ({ recordId }) => recordId,
      },
      {
        key: 'reference',
        header: t('reference'),
        detailOnly: true,
        cell: ({ reference }) => (reference === null ? '–' : <CopyNumber number={reference} />),
        csv: ({ reference }) => reference,
      },
    ];
  }, [t, currency, time]);
}
