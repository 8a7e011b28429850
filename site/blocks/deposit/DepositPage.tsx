import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { after, DEPOSIT_MACHINE, isFinal, type DepositStatus } from '#site/api/contract/cashierRules.ts';
import { depositOrder, depositOrders, type DepositOrder } from '#site/api/contract/deposits.ts';
import { formatAmount } from '#site/i18n/format.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { DetailList } from '#site/features/cashier/DetailList.tsx';
import { OrderFrame } from '#site/features/cashier/OrderFrame.tsx';
import { DEPOSIT_TONES } from '#site/features/cashier/statuses.ts';
import { useLiveOrder } from '#site/features/cashier/useLiveOrder.ts';
import { Money } from '#site/components/Money.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Badge, Button, Callout, Card, Row, Stepper, Text } from '#ui';
import { Instructions } from './Instructions.tsx';
import { NextSteps } from './NextSteps.tsx';
import { useOwnStep } from './useOwnStep.ts';

interface DepositPageProps {
  readonly orderNo: string;
  readonly onBack: () => void;
  /** Starts another deposit. */
  readonly onNew: () => void;
  /** Page where the player plays. */
  readonly play: string | undefined;
}

/** Number of completed steps by order status; none for failed orders. */
const DONE: Readonly<Partial<Record<DepositStatus, number>>> = { pending: 0, paid: 1, credited: 2 };

/** Text about the credited amount by order status; none for failed orders. */
const CREDIT: Readonly<Partial<Record<DepositStatus, 'you_will_get' | 'you_get'>>> = {
  pending: 'you_will_get',
  paid: 'you_will_get',
  credited: 'you_get',
};

/** A deposit order: payment instructions and live status. */
export function DepositPage({ orderNo, onBack, ...next }: DepositPageProps) {
  const { t } = useTranslation('cashier');
  const answer = useLiveOrder(depositOrder, { orderNo }, ({ status }) => isFinal(DEPOSIT_MACHINE, status) || status === 'expired', [
    depositOrders,
  ]);
  return (
    <OrderFrame title={t('order_title', { 0: orderNo })} answer={answer} onBack={onBack}>
      {(order) => <Order order={order} {...next} />}
    </OrderFrame>
  );
}

interface OrderProps extends Pick<DepositPageProps, 'onNew' | 'play'> {
  readonly order: DepositOrder;
}

function Order({ order, onNew, play }: OrderProps) {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  const { orderNo, status, amount, fee, credit, channelName, createdAt, closedAt, minutes } = order;
  const done = DONE[status];
  const creditName = CREDIT[status];
  return (
    <>
      <Card>
        <Row justify="between">
          <span className={styles.sum}>
            <Money amount={status === 'credited' ? credit : amount} currency={currency} />
          </span>
          <Badge tone={DEPOSIT_TONES[status]}>{t(`deposit_${status}`)}</Badge>
        </Row>
        {done !== undefined && <Stepper label={t('steps')} steps={[t('step_made'), t('step_paid'), t('step_credited')]} current={done} />}
        <Text role="status" size="sm" tone="muted">
          {t(`deposit_${status}_text`, { 0: formatAmount(credit, currency), 1: minutes })}
        </Text>
      </Card>
      {status === 'pending' && <Instructions order={order} />}
      <OwnSteps order={order} />
      <Card>
        <DetailList
          facts={[
            { name: t('order_no'), value: <bdi dir="ltr">{orderNo}</bdi>, copy: orderNo },
            { name: t('channel'), value: channelName },
            { name: t('fee'), value: fee === 0 ? t('free') : <Money amount={fee} currency={currency} /> },
            creditName !== undefined && { name: t(creditName), value: <Money amount={credit} currency={currency} />, strong: true },
            { name: t('made_at'), value: <RecordTime at={createdAt} /> },
            closedAt !== null && { name: t('closed_at'), value: <RecordTime at={closedAt} /> },
          ]}
        />
      </Card>
      {status !== 'pending' && status !== 'paid' && <NextSteps play={status === 'credited' ? play : undefined} onNew={onNew} />}
    </>
  );
}

/** Actions that the order's status allows. */
function OwnSteps({ order: { orderNo, status } }: { readonly order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const { acting, problem, pay, cancel } = useOwnStep(orderNo);
  const mayPay = after(DEPOSIT_MACHINE, status, 'pay') !== undefined;
  if (!mayPay && problem === undefined) return null;
  return (
    <>
      {problem !== undefined && (
        <Callout live="assertive" tone="critical" compact>
          {problem}
        </Callout>
      )}
      {mayPay && (
        <div className={styles.steps}>
          <div className={styles.next}>
            <Button variant="primary" size="lg" loading={acting === 'pay'} disabled={acting === 'cancel'} onClick={() => void pay()}>
              {t('i_have_paid')}
            </Button>
          </div>
          <Button size="lg" loading={acting === 'cancel'} disabled={acting === 'pay'} onClick={() => void cancel()}>
            {t('cancel_order')}
          </Button>
        </div>
      )}
    </>
  );
}
