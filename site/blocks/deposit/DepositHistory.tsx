import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { DEPOSIT_STATUSES } from '#site/api/contract/cashierRules.ts';
import { depositOrders, type DepositOrder } from '#site/api/contract/deposits.ts';
import { OrderList } from '#site/features/cashier/OrderList.tsx';
import { DEPOSIT_TONES } from '#site/features/cashier/statuses.ts';
import { useOrders } from '#site/features/cashier/useOrders.ts';
import type { CashierLocation } from '#site/features/cashier/useCashierLocation.ts';
import { Money } from '#site/components/Money.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Badge, type TableColumn } from '#ui';

interface DepositHistoryProps {
  readonly place: CashierLocation;
  readonly pageSize: number;
}

/** Deposit history. */
export function DepositHistory({ place: { status, pageNo }, pageSize }: DepositHistoryProps) {
  const { t } = useTranslation('cashier');
  const chosen = DEPOSIT_STATUSES.find((known) => known === status);
  const answer = useOrders(depositOrders, { pageNo, pageSize, ...(chosen && { status: chosen }) });
  return (
    <OrderList
      title={t('deposits')}
      columns={useColumns()}
      statuses={DEPOSIT_STATUSES.map((value) => ({ value, label: t(`deposit_${value}`) }))}
      status={status}
      pageNo={pageNo}
      answer={answer}
      empty={{ icon: <ReceiptText />, title: t('no_deposits'), text: t('no_deposits_text') }}
    />
  );
}

function useColumns(): readonly TableColumn<DepositOrder>[] {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  return useMemo(
    () => [
      { key: 'order', header: t('order_no'), cell: ({ orderNo }) => <bdi dir="ltr">{orderNo}</bdi> },
      { key: 'time', header: t('made_at'), priority: 'second', cell: ({ createdAt }) => <RecordTime at={createdAt} /> },
      { key: 'channel', header: t('channel'), cell: ({ channelName }) => channelName },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        priority: 'high',
        cell: ({ amount }) => <Money amount={amount} currency={currency} />,
      },
      {
        key: 'status',
        header: t('status'),
        priority: 'second',
        cell: ({ status }) => <Badge tone={DEPOSIT_TONES[status]}>{t(`deposit_${status}`)}</Badge>,
      },
    ],
    [t, currency],
  );
}
