import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { isFinal, WITHDRAWAL_MACHINE, type WithdrawalStatus } from '#site/api/contract/cashierRules.ts';
import { paymentConfirmations, withdrawalOrder, withdrawalOrders, type WithdrawalOrder } from '#site/api/contract/withdrawals.ts';
import { formatAmount } from '#site/i18n/format.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { DetailList } from '#site/features/cashier/DetailList.tsx';
import { OrderFrame } from '#site/features/cashier/OrderFrame.tsx';
import { PAYOUT_TONES } from '#site/features/cashier/statuses.ts';
import { useLiveOrder } from '#site/features/cashier/useLiveOrder.ts';
import { Money } from '#site/components/Money.tsx';
import { Figures } from '#site/features/records/Figures.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Badge, Card, Row, Stepper, Text } from '#ui';
import { Confirmation } from './Confirmation.tsx';
import { Payments } from './Payments.tsx';

/** Number of completed steps by order status; none for a rejected order. */
const DONE: Readonly<Partial<Record<WithdrawalStatus, number>>> = { pending: 0, paying: 1, paidOut: 2, investigating: 2, received: 3 };

interface PayoutPageProps {
  readonly orderNo: string;
  readonly onBack: () => void;
}

/** A withdrawal order: live status, and the player's confirmation of receipt. */
export function PayoutPage({ orderNo, onBack }: PayoutPageProps) {
  const { t } = useTranslation('cashier');
  const answer = useLiveOrder(withdrawalOrder, { orderNo }, ({ status }) => isFinal(WITHDRAWAL_MACHINE, status), [
    withdrawalOrders,
    paymentConfirmations,
  ]);
  return (
    <OrderFrame title={t('order_title', { 0: orderNo })} answer={answer} onBack={onBack}>
      {(order) => <Order order={order} />}
    </OrderFrame>
  );
}

function Order({ order }: { readonly order: WithdrawalOrder }) {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  const standing = useRef<HTMLParagraphElement>(null);
  const { orderNo, status, amount, fee, payout, received, remaining, reason, createdAt, closedAt } = order;
  const money = (units: number) => <Money amount={units} currency={currency} />;
  const done = DONE[status];
  const isForced = status === 'received' && order.payments.some((payment) => payment.status === 'forced');
  const about =
    reason === null
      ? t(`payout_${isForced ? 'forced' : status}_text`, { 0: formatAmount(received, currency) })
      : t(`reason_${reason}`, { 0: formatAmount(amount, currency) });
  return (
    <>
      <Card>
        <Row justify="between">
          <span className={styles.sum}>{money(payout)}</span>
          <Badge tone={PAYOUT_TONES[status]}>{t(`payout_${status}`)}</Badge>
        </Row>
        {done !== undefined && (
          <Stepper label={t('steps')} steps={[t('step_asked'), t('step_paying'), t('step_sent'), t('step_received')]} current={done} />
        )}
        <Text ref={standing} role="status" tabIndex={-1} size="sm" tone="muted">
          {about}
        </Text>
      </Card>
      {order.asked !== null && <Confirmation key={order.asked.sentAt} order={order} asked={order.asked} heir={standing} />}
      {status !== 'rejected' && (
        <Figures
          figures={[
            { key: 'payout', name: t('you_receive'), value: money(payout) },
            { key: 'received', name: t('received'), value: money(received) },
            { key: 'remaining', name: t('remaining'), value: money(remaining) },
          ]}
        />
      )}
      <Payments order={order} />
      <Card>
        <DetailList
          facts={[
            { name: t('order_no'), value: <bdi dir="ltr">{orderNo}</bdi>, copy: orderNo },
            { name: t('amount'), value: money(amount) },
            { name: t('fee'), value: fee === 0 ? t('free') : money(fee) },
            { name: t('bank'), value: order.bankName },
            { name: t('card'), value: <bdi dir="ltr">{order.number}</bdi> },
            { name: t('holder'), value: order.holderName },
            { name: t('made_at'), value: <RecordTime at={createdAt} /> },
            closedAt !== null && { name: t('closed_at'), value: <RecordTime at={closedAt} /> },
          ]}
        />
      </Card>
    </>
  );
}
