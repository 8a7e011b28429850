import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { depositOrders, type DepositOrder } from '#site/api/contract/deposits.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { GatewayCountdown } from '#site/components/GatewayCountdown.tsx';
import { useOpenOrders } from '#site/features/cashier/useOrders.ts';
import { Money } from '#site/components/Money.tsx';
import { useErrorToast } from '#site/lib/useErrorToast.ts';
import { Button, Callout, Card, Heading, Row, Stack, VisuallyHidden } from '#ui';
import { useOwnStep } from './useOwnStep.ts';

/** Above the maximum number of pending orders. */
const ALL = 20;

interface OpenOrdersProps {
  readonly onOpen: (orderNo: string) => void;
}

/** Pending orders, as a reminder before the player creates another. Hidden while loading. */
export function OpenOrders({ onOpen }: OpenOrdersProps) {
  const { t } = useTranslation('cashier');
  const { data } = useOpenOrders(depositOrders, { status: 'pending', pageNo: 1, pageSize: ALL });
  if (data === undefined || data.list.length === 0) return null;
  return (
    <Card as="section" aria-label={t('to_pay')}>
      <Heading level={4} size="lg">
        {t('to_pay')}
      </Heading>
      <Stack as="ul" gap="sm">
        {data.list.map((order) => (
          <OpenOrder key={order.orderNo} order={order} onOpen={onOpen} />
        ))}
      </Stack>
    </Card>
  );
}

function OpenOrder({ order: { orderNo, amount, channelName, expiresAt }, onOpen }: OpenOrdersProps & { readonly order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  const { acting, problem, hasMovedOn, cancel } = useOwnStep(orderNo);
  useErrorToast(hasMovedOn ? problem : undefined);
  const which = <VisuallyHidden>: {t('order_title', { 0: orderNo })}</VisuallyHidden>;
  return (
    <Row as="li" justify="between">
      <div className={styles.words}>
        <span className={styles.name}>
          <Money amount={amount} currency={currency} />
          <span className={styles.under}>{channelName}</span>
        </span>
        <span className={styles.under}>
          {t('time_left')} <GatewayCountdown soon={60} until={expiresAt} label={t('time_left')} />
        </span>
        {problem !== undefined && !hasMovedOn && (
          <Callout live="assertive" tone="critical" compact>
            {problem}
          </Callout>
        )}
      </div>
      <div className={styles.cardActions}>
        <Button size="sm" loading={acting === 'cancel'} onClick={() => void cancel()}>
          {t('cancel_open')}
          {which}
        </Button>
        <Button size="sm" variant="primary" disabled={acting === 'cancel'} onClick={() => onOpen(orderNo)}>
          {t('continue_open')}
          {which}
        </Button>
      </div>
    </Row>
  );
}
