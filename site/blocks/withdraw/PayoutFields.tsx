import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { amountProblem, feeFor } from '#site/api/contract/cashierRules.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { createWithdrawal, WithdrawSettings } from '#site/api/contract/withdrawals.ts';
import { formatAmount } from '#site/i18n/format.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { exponentOf } from '#site/features/cashier/exponent.ts';
import { DetailList } from '#site/features/cashier/DetailList.tsx';
import { FeeValue } from '#site/features/cashier/FeeValue.tsx';
import { Money } from '#site/components/Money.tsx';
import { PaymentPasswordField } from '#site/features/payment/PaymentPasswordField.tsx';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import type { MoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { useFirstFault } from '#site/lib/useFirstFault.ts';
import { AmountField, Button, Callout, Card, Text } from '#ui';

interface PayoutFieldsProps {
  readonly cardId: string;
  readonly settings: WithdrawSettings;
  /** The main wallet's balance, in minor units. */
  readonly balance: number;
  readonly setAt: string;
  readonly write: MoneyWrite<typeof createWithdrawal>;
  readonly onMade: (orderNo: string) => void;
}

/** Errors with a specific text in this form. */
const REFUSED: Readonly<Record<string, string>> = {
  [PAGE_CODE.withdrawalAmountReached]: 'day_amount_reached',
  [PAGE_CODE.withdrawalCountReached]: 'none_left_today',
  [PAGE_CODE.bankCardUnknown]: 'card_gone',
};

/** Amount and payment password. */
export function PayoutFields({ cardId, settings, balance, setAt, write, onMade }: PayoutFieldsProps) {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  const [amount, setAmount] = useState<number>();
  const [paymentPassword, setPassword] = useState('');
  const [isJudged, setJudged] = useState(false);
  const { form, showFault } = useFirstFault();
  const general = useMoneyProblem(currency)(write.problem);
  const known = REFUSED[write.problem?.code ?? ''];
  const refused = general && { ...general, ...(known !== undefined && { text: t(known) }) };

  const { least, most, amountLeft, autoReceiptMinutes, countLeft, dailyCount, dailyAmount, minutes } = settings;
  const money = (units: number): string => formatAmount(units, currency);
  const wrong = amountProblem(amount, settings);
  const isOpen = amount !== undefined && write.isOpen({ cardId, amount, paymentPassword });
  const wrongAmount =
    wrong !== undefined
      ? t(`amount_${wrong}`, { 0: money(wrong === 'tooMuch' ? most : least) })
      : !isOpen && (amount ?? 0) > balance
        ? t('beyond_balance', { 0: money(balance) })
        : !isOpen && (amount ?? 0) > amountLeft
          ? t('day_amount_reached')
          : undefined;
  const missing = paymentPassword === '' ? t('password_required') : undefined;
  const refusedAt = (field: string): string | undefined => (refused?.field === field ? refused.text : undefined);
  const isBeside = refused?.field === 'amount' || refused?.field === 'paymentPassword';
  const fee = amount === undefined ? 0 : feeFor(amount, settings);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setJudged(true);
    if (wrongAmount !== undefined || missing !== undefined || amount === undefined) return showFault();
    const order = await write.send({ cardId, amount, paymentPassword });
    if (order) onMade(order.orderNo);
  };
  return (
    <form ref={form} className={styles.stack} noValidate onSubmit={(event) => void submit(event)}>
      <AmountField
        label={t('amount')}
        description={t('payout_bounds', { 0: money(least), 1: money(most), 2: money(balance) })}
        required
        currency={currency.symbol}
        exponent={exponentOf(currency)}
        amount={amount ?? null}
        max={Math.min(balance, most, amountLeft)}
        message={(isJudged ? wrongAmount : undefined) ?? refusedAt('amount')}
        onAmountChange={(next) => {
          setAmount(next);
          write.forget();
        }}
      />
      <Card>
        <DetailList
          facts={[
            { name: t('fee'), value: <FeeValue fee={settings} amount={amount} currency={currency} /> },
            { name: t('you_receive'), value: <Money amount={Math.max(0, (amount ?? 0) - fee)} currency={currency} />, strong: true },
            { name: t('left_count'), value: t('of', { 0: countLeft, 1: dailyCount }) },
            { name: t('left_amount'), value: <bdi>{t('of', { 0: money(amountLeft), 1: money(dailyAmount) })}</bdi> },
            { name: t('takes'), value: t('about_minutes', { 0: minutes }) },
          ]}
        />
      </Card>
      <PaymentPasswordField
        setAt={setAt}
        value={paymentPassword}
        message={(isJudged ? missing : undefined) ?? refusedAt('paymentPassword')}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          write.forget();
        }}
      />
      {refused && !isBeside && (
        <Callout live="assertive" tone="critical" compact>
          {refused.text}
        </Callout>
      )}
      <div className={styles.next}>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={write.pending}>
          {t('ask_payout')}
        </Button>
      </div>
      <Text size="sm" tone="muted">
        {t('payout_note', { 0: autoReceiptMinutes })}
      </Text>
    </form>
  );
}
