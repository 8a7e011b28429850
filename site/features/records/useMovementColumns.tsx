import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { MovementRecord, MovementType } from '#site/api/contract/records.ts';
import { Badge, type BadgeTone } from '#ui';
import { CopyNumber } from './CopyNumber.tsx';
import { useRecordsHost } from './host.ts';
import { moneyColumn } from './moneyColumn.tsx';
import { RecordTime } from './RecordTime.tsx';
import type { RecordColumn } from './recordTypes.ts';

/** Sums of incoming and outgoing transactions, and the difference. */
export interface MovementTotals {
  readonly received: number;
  readonly spent: number;
  readonly net: number;
}

const TONES: Readonly<Record<MovementType, BadgeTone>> = {
  deposit: 'positive',
  withdrawal: 'caution',
  bet: 'neutral',
  win: 'positive',
  refund: 'info',
  bonus: 'highlight',
  rebate: 'positive',
  toVendor: 'neutral',
  fromVendor: 'neutral',
  sent: 'caution',
  received: 'positive',
  dividend: 'positive',
  dividendPaid: 'caution',
  salary: 'positive',
  salaryPaid: 'caution',
};

/** Columns of a transaction: the table shows some; details and export have all. */
export function useMovementColumns() {
  const { t } = useTranslation('records');
  const { currency } = useRecordsHost().merchant;
  return useMemo((): readonly RecordColumn<MovementRecord, MovementTotals>[] => {
    return [
      {
        key: 'type',
        header: t('movement_type'),
        cell: ({ type }) => <Badge tone={TONES[type]}>{t(`movement_${type}`)}</Badge>,
        file: { kind: 'text', value: ({ type }) => t(`movement_${type}`) },
      },
      {
        key: 'time',
        header: t('time'),
        priority: 'second',
        cell: ({ movedAt }) => <RecordTime at={movedAt} />,
        file: { kind: 'time', value: ({ movedAt }) => movedAt },
      },
      { key: 'remark', header: t('remark'), cell: ({ remark }) => remark, file: { kind: 'text', value: ({ remark }) => remark } },
      moneyColumn(currency, {
        key: 'amount',
        header: t('amount'),
        priority: 'high',
        signed: true,
        amount: ({ amount }) => amount,
        total: ({ net }) => net,
      }),
      moneyColumn(currency, { key: 'balance', header: t('balance_after'), sum: false, amount: ({ balance }) => balance }),
      {
        key: 'number',
        header: t('record_number'),
        detailOnly: true,
        cell: ({ recordId }) => <CopyNumber number={recordId} />,
        file: { kind: 'text', value: ({ recordId }) => recordId },
      },
      {
        key: 'reference',
        header: t('reference'),
        detailOnly: true,
        cell: ({ reference }) => (reference === null ? null : <CopyNumber number={reference} />),
        file: { kind: 'text', value: ({ reference }) => reference },
      },
    ];
  }, [t, currency]);
}
