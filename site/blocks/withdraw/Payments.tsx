import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { PaymentStatus, WithdrawalOrder } from '#site/api/contract/withdrawals.ts';
import { Money } from '#site/components/Money.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Badge, type BadgeTone, Card, Heading, Row, Stack, Text } from '#ui';

const TONES: Readonly<Record<PaymentStatus, BadgeTone>> = {
  sent: 'accent',
  received: 'positive',
  forced: 'positive',
  investigating: 'caution',
  returned: 'neutral',
};

/** The payments of an order, if there are several or one had a problem, and the player's claim. */
export function Payments({ order: { payments, claim } }: { readonly order: WithdrawalOrder }) {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  if (payments.length === 0) return null;
  return (
    <Card as="section" aria-label={t('payments')}>
      <Heading level={5} size="lg">
        {t('payments')}
      </Heading>
      <Stack as="ul" gap="sm">
        {payments.map(({ amount, status, sentAt }) => (
          <Row as="li" key={sentAt} justify="between">
            <Text as="span" size="sm" tone="muted">
              <RecordTime at={sentAt} />
            </Text>
            <Row as="span" gap="xs">
              <Money amount={amount} currency={currency} />
              <Badge tone={TONES[status]}>{t(`payment_${status}`)}</Badge>
            </Row>
          </Row>
        ))}
      </Stack>
      {claim !== null && (
        <Text size="sm" tone="muted">
          {t('claimed', { 0: claim.images })} <RecordTime at={claim.claimedAt} />
          {claim.text !== '' && (
            <>
              <br />
              <q>{claim.text}</q>
            </>
          )}
        </Text>
      )}
    </Card>
  );
}
