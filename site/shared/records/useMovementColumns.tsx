import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { MovementRecord, MovementType } from '#site/api/contract/records.ts';
import { Money } from '#site/shared/Money.tsx';
import { Badge, type BadgeTone } from '#ui';
import { CopyNumber } from './CopyNumber.tsx';
import { useRecordsHost } from './host.ts';
import { RecordTime, useRecordTime } from './RecordTime.tsx';
import type { RecordColumn } from './recordTypes.ts';
import { SignedMoney } from './SignedMoney.tsx';

/** What movements brought and took, and the difference. */
export interface MovementTotals {
  readonly received: number;
  readonly spent: number;
  readonly net: number;
}

const TONES: Readonly<Record<MovementType, BadgeTone>> = {
  deposit: 'positive',
  withdrawal: 'caution',
  bet: 'neutral',
  win: 'accent',
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

/** What a movement shows: the table some of it, its detail and the export all. */
export function useMovementColumns() {
  const { t } = useTranslation('records');
  const { currency } = useRecordsHost().merchant;
  const time = useRecordTime();
  return useMemo((): readonly RecordColumn<MovementRecord, MovementTotals>[] => {
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
