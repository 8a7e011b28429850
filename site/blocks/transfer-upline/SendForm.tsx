import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { memberTransfer, transferLine, type LineMember, type TransferReceipt } from '#site/api/contract/memberTransfer.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { PaymentPasswordField } from '#site/features/payment/PaymentPasswordField.tsx';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { useFirstFault } from '#site/lib/useFirstFault.ts';
import { AmountField, Button, Callout, Card, Stack, useDialogs } from '#ui';

interface SendFormProps {
  /** `null` until a receiver is selected. */
  readonly receiver: LineMember | null;
  /** Limits of one transfer, and the main wallet's balance, in minor units. */
  readonly least: number;
  readonly most: number;
  readonly held: number | undefined;
  readonly passwordSetAt: string;
  readonly onSent: (receipt: TransferReceipt) => void;
}

type Faults = Readonly<Partial<Record<'receiver' | 'amount' | 'password', string>>>;

/** Amount, payment password, and a confirmation before sending. */
export function SendForm({ receiver, least, most, held, passwordSetAt, onSent }: SendFormProps) {
  const { t } = useTranslation(['wallets', 'kit']);
  const { currency } = useMerchant();
  const dialogs = useDialogs();
  const { send, pending, isOpen, problem, forget } = useMoneyWrite(memberTransfer, [transferLine]);
  const [amount, setAmount] = useState<number | undefined>();
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const { form, showFault } = useFirstFault();
  const words = useMoneyProblem(currency)(problem);
  const money = (units: number): string => formatAmount(units, currency);
  const mostNow = Math.min(most, held ?? most);

  const clear = (): void => {
    setFaults({});
    forget();
  };
  // An error about one receiver does not apply to another.
  const [askedOf, setAskedOf] = useState(receiver?.memberId);
  if (askedOf !== receiver?.memberId) {
    setAskedOf(receiver?.memberId);
    clear();
  }

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    clear();
    const found = faultsNow();
    setFaults(found);
    if (receiver === null || amount === undefined || Object.values(found).some((text) => text !== undefined)) return showFault();
    const agreed = await dialogs.confirm({
      title: t('confirm_title', { 0: money(amount), 1: receiver.account }),
      text: t('confirm_text', { 0: receiver.name }),
      ok: t('confirm_send'),
      cancel: t('confirm_cancel'),
    });
    if (!agreed) return;
    const receipt = await send({ receiverId: receiver.memberId, amount, paymentPassword: password });
    if (receipt) onSent(receipt);
  };

  function faultsNow(): Faults {
    const outside = amount === undefined || amount < least || amount > most;
    const wasSent =
      amount !== undefined && receiver !== null && isOpen({ receiverId: receiver.memberId, amount, paymentPassword: password });
    const tooMuch = !outside && held !== undefined && amount > held && !wasSent;
    return {
      ...(receiver === null && { receiver: t('receiver_needed') }),
      ...(outside && { amount: t('amount_bounds', { 0: money(least), 1: money(most) }) }),
      ...(tooMuch && { amount: t('amount_over', { 0: money(held) }) }),
      ...(password === '' && { password: t('password_needed') }),
    };
  }

  const refused = problem?.code === PAGE_CODE.receiverUnknown ? t('refused_receiver') : words?.text;
  const beside = (field: string): string | undefined => (words?.field === field ? refused : undefined);
  const whole =
    (receiver === null ? faults.receiver : undefined) ??
    (words && beside('amount') === undefined && beside('paymentPassword') === undefined ? refused : undefined);

  return (
    <form ref={form} aria-label={t('send')} noValidate onSubmit={(event) => void submit(event)}>
      <Card variant="sunken">
        <AmountField
          label={t('amount')}
          required
          currency={currency.symbol}
          exponent={currency.exponent}
          amount={amount ?? null}
          onAmountChange={(next) => {
            clear();
            setAmount(next);
          }}
          {...(held !== undefined && held >= least && { max: mostNow })}
          description={
            held === undefined
              ? t('bounds', { 0: money(least), 1: money(most) })
              : t('bounds_held', { 0: money(least), 1: money(most), 2: money(held) })
          }
          message={faults.amount ?? beside('amount')}
        />
        <PaymentPasswordField
          setAt={passwordSetAt}
          value={password}
          onChange={({ currentTarget: { value } }) => {
            clear();
            setPassword(value);
          }}
          message={faults.password ?? beside('paymentPassword')}
        />
        <Stack gap="md">
          <Callout live="assertive" tone="critical" compact>
            {whole}
          </Callout>
          <Button type="submit" variant="primary" size="lg" loading={pending}>
            {t('send')}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}
