import { ArrowDownUp } from 'lucide-react';
import { useRef, useState, type Ref, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { walletTransfer } from '#site/api/contract/wallet.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { AmountField, Button, Callout, Card, Heading, IconButton, SelectField, Stack, Text } from '#ui';
import type { Wallet } from './useWallets.ts';
import * as styles from './Wallets.css.ts';

interface TransferFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly wallets: readonly Wallet[];
  readonly from: Wallet | undefined;
  readonly to: Wallet | undefined;
  readonly onChoose: (from: Wallet | undefined, to: Wallet | undefined) => void;
  /** No later transfer has happened, so the result is still current. */
  readonly isLatest: boolean;
  readonly onSend: () => void;
}

interface Moved {
  readonly amount: number;
  readonly from: string;
  readonly to: string;
  readonly reference: string | null;
}

/** Transfers an amount between two wallets. */
export function TransferForm({ ref, wallets, from, to, onChoose, isLatest, onSend }: TransferFormProps) {
  const { t } = useTranslation(['wallets', 'kit']);
  const { currency } = useMerchant();
  const { send, pending, isOpen, problem, forget } = useMoneyWrite(walletTransfer, []);
  const [amount, setAmount] = useState<number | undefined>();
  const [fault, setFault] = useState<string>();
  const [moved, setMoved] = useState<Moved>();
  const amountBox = useRef<HTMLInputElement>(null);
  const most = from?.held ?? undefined;
  const nameOf = (wallet: Wallet): string => (wallet.isMain ? t('main_wallet') : wallet.name);
  const named = (id: string): Wallet | undefined => wallets.find((wallet) => wallet.id === id);
  const options = wallets.map((wallet) => ({ value: wallet.id, label: nameOf(wallet) }));

  const choose = (source: Wallet | undefined, goal: Wallet | undefined): void => {
    clear();
    onChoose(source, goal);
  };
  const clear = (): void => {
    setFault(undefined);
    setMoved(undefined);
    forget();
  };

  const fail = (text: string): void => {
    setFault(text);
    amountBox.current?.focus();
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    clear();
    if (from === undefined || to === undefined) return;
    if (amount === undefined || amount <= 0) return fail(t('amount_needed'));
    const input = { kind: 'one', from: from.id, to: to.id, amount } as const;
    if (most !== undefined && amount > most && !isOpen(input)) return fail(t('amount_over', { 0: formatAmount(most, currency) }));
    onSend();
    const answer = await send(input);
    if (answer === undefined) return;
    setMoved({ amount: answer.total, from: nameOf(from), to: nameOf(to), reference: answer.reference });
    setAmount(undefined);
  };

  const words = useMoneyProblem(currency)(problem);
  const refused =
    problem?.code === PAGE_CODE.walletDown
      ? t('refused_unreachable')
      : problem?.code === PAGE_CODE.walletUnknown
        ? t('refused_unknown')
        : words?.text;
  const amountProblem = fault ?? (words?.field === 'amount' ? refused : undefined);

  return (
    <form ref={ref} aria-label={t('transfer')} noValidate onSubmit={(event) => void submit(event)}>
      <Card variant="sunken">
        <Heading level={4} size="lg">
          {t('transfer')}
        </Heading>
        <div className={styles.route}>
          <div className={styles.ends}>
            <SelectField
              label={t('from')}
              options={options}
              value={from?.id ?? ''}
              onChange={({ currentTarget: { value } }) => choose(named(value), value === to?.id ? from : to)}
            />
            <IconButton aria-label={t('swap')} className={styles.swap} onClick={() => choose(to, from)}>
              <ArrowDownUp size={20} />
            </IconButton>
            <SelectField
              label={t('to')}
              options={options}
              value={to?.id ?? ''}
              onChange={({ currentTarget: { value } }) => choose(value === from?.id ? to : from, named(value))}
            />
          </div>
        </div>
        <AmountField
          ref={amountBox}
          label={t('amount')}
          required
          currency={currency.symbol}
          exponent={currency.exponent}
          amount={amount ?? null}
          onAmountChange={(next) => {
            clear();
            setAmount(next);
          }}
          max={most}
          description={most === undefined ? undefined : t('available', { 0: formatAmount(most, currency) })}
          message={amountProblem}
        />
        <Stack gap="md">
          <Callout
            live="polite"
            tone="positive"
            compact
            title={moved && isLatest && t('moved', { 0: formatAmount(moved.amount, currency), 1: moved.from, 2: moved.to })}
          >
            {isLatest && typeof moved?.reference === 'string' && <Text tone="muted">{t('reference', { 0: moved.reference })}</Text>}
          </Callout>
          <Callout live="assertive" tone="critical" compact>
            {amountProblem === undefined && isLatest && refused}
          </Callout>
          <Button type="submit" variant="primary" size="lg" loading={pending} disabled={from === undefined || to === undefined}>
            {t('submit')}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}
