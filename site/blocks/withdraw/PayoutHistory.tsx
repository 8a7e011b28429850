import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { WITHDRAWAL_STATUSES } from '#site/api/contract/cashierRules.ts';
import { withdrawalOrders, type WithdrawalOrder } from '#site/api/contract/withdrawals.ts';
import { OrderList } from '#site/features/cashier/OrderList.tsx';
import { PAYOUT_TONES } from '#site/features/cashier/statuses.ts';
import { useOrders } from '#site/features/cashier/useOrders.ts';
import type { CashierLocation } from '#site/features/cashier/useCashierLocation.ts';
import { Money } from '#site/components/Money.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Badge, type TableColumn } from '#ui';

interface PayoutHistoryProps {
  readonly place: CashierLocation;
  readonly pageSize: number;
}

/** Withdrawal history. */
export function PayoutHistory({ place: { status, pageNo }, pageSize }: PayoutHistoryProps) {
  const { t } = useTranslation('cashier');
  const chosen = WITHDRAWAL_STATUSES.find((known) => known === status);
  const answer = useOrders(withdrawalOrders, { pageNo, pageSize, ...(chosen && { status: chosen }) });
  return (
    <OrderList
      title={t('payouts')}
      columns={useColumns()}
      statuses={WITHDRAWAL_STATUSES.map((value) => ({ value, label: t(`payout_${value}`) }))}
      status={status}
      pageNo={pageNo}
      answer={answer}
      empty={{ icon: <ReceiptText />, title: t('no_payouts'), text: t('no_payouts_text') }}
    />
  );
}

function useColumns(): readonly TableColumn<WithdrawalOrder>[] {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  return useMemo(
    () => [
      { key: 'order', header: t('order_no'), cell: ({ orderNo }) => <bdi dir="ltr">{orderNo}</bdi> },
      { key: 'time', header: t('made_at'), priority: 'second', cell: ({ createdAt }) => <RecordTime at={createdAt} /> },
      { key: 'card', header: t('card'), cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        priority: 'high',
        cell: ({ amount }) => <Money amount={amount} currency={currency} />,
      },
      { key: 'received', header: t('received'), align: 'end', cell: ({ received }) => <Money amount={received} currency={currency} /> },
      {
        key: 'status',
        header: t('status'),
        priority: 'second',
        cell: ({ status }) => <Badge tone={PAYOUT_TONES[status]}>{t(`payout_${status}`)}</Badge>,
      },
    ],
    [t, currency],
  );
}
