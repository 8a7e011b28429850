import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { after, WITHDRAWAL_MACHINE } from '#site/api/contract/cashierRules.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import {
  confirmWithdrawal,
  paymentConfirmations,
  withdrawalOrder,
  withdrawalOrders,
  type WithdrawalOrder,
} from '#site/api/contract/withdrawals.ts';
import { formatAmount } from '#site/i18n/format.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { GatewayCountdown } from '#site/components/GatewayCountdown.tsx';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { useFocusHandoff } from '#site/lib/useFocusHandoff.ts';
import { Button, Callout, Card, Heading, Text, useDialogs } from '#ui';
import { Claim } from './Claim.tsx';

interface ConfirmationProps {
  readonly order: WithdrawalOrder;
  readonly asked: NonNullable<WithdrawalOrder['asked']>;
  /** Takes the focus when no question is left. */
  readonly heir: RefObject<HTMLElement | null>;
}

/** Asks whether a payment arrived: yes, no, or the whole withdrawal did. */
export function Confirmation({ order, asked, heir }: ConfirmationProps) {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  const dialogs = useDialogs();
  const section = useRef<HTMLElement>(null);
  useFocusHandoff(section, heir);
  const claiming = useRef<HTMLButtonElement>(null);
  const [wantsToClaim, setClaiming] = useState(false);
  const [pressed, setPressed] = useState<'received' | 'fullyPaid'>();
  const write = useMoneyWrite(confirmWithdrawal, [withdrawalOrder, withdrawalOrders, paymentConfirmations]);
  const saying = write.pending ? pressed : undefined;
  const general = useMoneyProblem(currency)(write.problem);
  const problem = general && write.problem?.code === PAGE_CODE.orderMovedOn ? { ...general, text: t('moved_on') } : general;
  const { orderNo, payout, remaining, number, status } = order;
  const [part, whole] = [formatAmount(asked.amount, currency), formatAmount(payout, currency)];
  const hasMore = remaining > asked.amount;
  const mayClaim = after(WITHDRAWAL_MACHINE, status, 'dispute') !== undefined;
  const isClaiming = wantsToClaim && mayClaim;

  const say = async (action: 'received' | 'fullyPaid'): Promise<void> => {
    const isWhole = action === 'fullyPaid';
    const agreed = await dialogs.confirm({
      title: t(isWhole ? 'fully_title' : 'received_title'),
      text: isWhole ? t('fully_text', { 0: whole }) : t('received_text', { 0: part }),
      ok: t(isWhole ? 'fully_paid' : 'it_arrived'),
      cancel: t('look_first'),
    });
    if (!agreed) return;
    setPressed(action);
    await write.send({ orderNo, sentAt: asked.sentAt, action });
  };
  return (
    <Card as="section" ref={section} className={styles.asking} aria-label={t('confirmation')}>
      <Heading level={5} size="lg">
        <bdi>{t(mayClaim ? 'has_it_arrived' : 'found_after_all', { 0: part, 1: number })}</bdi>
      </Heading>
      {asked.confirmBefore !== null && (
        <Text size="sm" tone="muted">
          {t('counts_as_received')} <GatewayCountdown soon={60} until={asked.confirmBefore} label={t('confirm_left')} />
          <br />
          {t('forced_warning')}
        </Text>
      )}
      {!isClaiming && (
        <div className={styles.actions}>
          <Button variant="primary" loading={saying === 'received'} disabled={saying === 'fullyPaid'} onClick={() => void say('received')}>
            {t('it_arrived')}
          </Button>
          {hasMore && (
            <Button loading={saying === 'fullyPaid'} disabled={saying === 'received'} onClick={() => void say('fullyPaid')}>
              {t('fully_paid')}
            </Button>
          )}
          {mayClaim && (
            <Button ref={claiming} disabled={saying !== undefined} onClick={() => setClaiming(true)}>
              {t('not_received')}
            </Button>
          )}
        </div>
      )}
      {isClaiming ? (
        <Claim
          write={write}
          orderNo={orderNo}
          sentAt={asked.sentAt}
          problem={problem}
          opener={claiming}
          onCancel={() => setClaiming(false)}
        />
      ) : (
        problem && (
          <Callout live="assertive" tone="critical" compact>
            {problem.text}
          </Callout>
        )
      )}
    </Card>
  );
}
