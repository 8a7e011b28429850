import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { paymentConfirmations } from '#site/api/contract/withdrawals.ts';
import { formatAmount } from '#site/i18n/format.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { GatewayCountdown } from '#site/components/GatewayCountdown.tsx';
import { useComingOrders } from '#site/features/cashier/useOrders.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Button, Card, Heading, Row } from '#ui';

/** Payments that await the player's confirmation. Listed first, since they count as received after the deadline. */
export function Unconfirmed({ onOpen }: { readonly onOpen: (orderNo: string) => void }) {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  const { data, error, isFetching, refetch } = useComingOrders(paymentConfirmations, {});
  if (error && data === undefined) return <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  const waiting = data?.list.filter(({ asked }) => asked !== null) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Card as="section" className={styles.asking} aria-label={t('to_confirm')}>
      <Heading level={4} size="lg">
        {t('to_confirm')}
      </Heading>
      {waiting.map(({ orderNo, asked, number }) => (
        <Row key={orderNo} justify="between">
          <span>
            <bdi>{t('to_confirm_one', { 0: formatAmount(asked?.amount ?? 0, currency), 1: number })}</bdi>{' '}
            {typeof asked?.confirmBefore === 'number' && (
              <GatewayCountdown soon={60} until={asked.confirmBefore} label={t('confirm_left')} />
            )}
          </span>
          <Button size="sm" variant="primary" onClick={() => onOpen(orderNo)}>
            {t('confirm_now')}
          </Button>
        </Row>
      ))}
    </Card>
  );
}
