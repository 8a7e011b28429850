import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { amountProblem, feeFor } from '#site/api/contract/cashierRules.ts';
import { createDeposit, depositOrders, depositSettings, type DepositChannel } from '#site/api/contract/deposits.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatAmount } from '#site/i18n/format.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { exponentOf } from '#site/features/cashier/exponent.ts';
import { DetailList } from '#site/features/cashier/DetailList.tsx';
import { FeeValue } from '#site/features/cashier/FeeValue.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Money } from '#site/components/Money.tsx';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { useFirstFault } from '#site/lib/useFirstFault.ts';
import { AmountField, Button, Callout, Card, EmptyState, Skeleton, Text } from '#ui';
import { ChannelPicker, lastFirst } from './ChannelPicker.tsx';

/** Stale time of the channels' status, milliseconds. */
const FRESH_MS = 60_000;

interface DepositFormProps {
  /** An order was created. */
  readonly onMade: (orderNo: string) => void;
}

/** Payment channel and an amount within its limits. */
export function DepositForm({ onMade }: DepositFormProps) {
  const { t } = useTranslation('cashier');
  const { data, error, isFetching, refetch } = useCall(depositSettings, {}, { staleMs: FRESH_MS });
  const last = useCall(depositOrders, { pageNo: 1, pageSize: 1 });
  // Known before the first paint of the list, which would jump; its failure costs only the order.
  if (last.isPending && data !== undefined) return <Waiting />;
  if (data === undefined) return error ? <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <Waiting />;
  if (data.channels.every(({ isOpen }) => !isOpen)) {
    return (
      <div className={styles.stack}>
        <EmptyState
          title={t('all_closed')}
          text={t('all_closed_text')}
          {...(!error && {
            action: (
              <Button loading={isFetching} onClick={() => void refetch()}>
                {t('look_again')}
              </Button>
            ),
          })}
        />
        {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        <ChannelPicker channels={data.channels} chosen={undefined} onChoose={() => undefined} />
      </div>
    );
  }
  const lastName = last.data?.list[0]?.channelName;
  const lastUsed = data.channels.find(({ name }) => name === lastName)?.channelId;
  return (
    <Fields
      channels={data.channels}
      lastUsed={lastUsed}
      mostPending={data.mostPending}
      onMade={onMade}
      onChannelsMoved={() => void refetch()}
    />
  );
}

function Waiting() {
  return (
    <div className={styles.stack} aria-busy="true">
      <div className={styles.choices}>
        {Array.from({ length: 4 }, (_, place) => (
          <Skeleton key={place} height={72} />
        ))}
      </div>
      <Skeleton height={52} />
      <Skeleton height={120} />
    </div>
  );
}

interface FieldsProps extends DepositFormProps {
  readonly channels: readonly DepositChannel[];
  /** Channel of the last deposit when the form is opened: a deposit made here must not move what is under the finger. */
  readonly lastUsed: string | undefined;
  readonly mostPending: number;
  /** A channel has closed since the list was loaded. */
  readonly onChannelsMoved: () => void;
}

function Fields({ channels, lastUsed: lastUsedNow, mostPending, onMade, onChannelsMoved }: FieldsProps) {
  const { t } = useTranslation('cashier');
  const [lastUsed] = useState(lastUsedNow);
  const { currency } = useMerchant();
  const [wished, choose] = useState<string>();
  const [amount, setAmount] = useState<number>();
  const [isJudged, setJudged] = useState(false);
  const { form, showFault } = useFirstFault();
  const write = useMoneyWrite(createDeposit, [depositOrders]);
  const problemOf = useMoneyProblem(currency);
  const open = lastFirst(
    channels.filter(({ isOpen }) => isOpen),
    lastUsed,
  );
  const channel = open.find(({ channelId }) => channelId === wished) ?? open[0];
  if (channel === undefined) return null;

  const problem =
    write.problem?.code === PAGE_CODE.depositTooMany
      ? { field: undefined, text: t('too_many_pending', { 0: mostPending }) }
      : problemOf(write.problem);
  const wrong = amountProblem(amount, channel);
  const bounds = t('amount_bounds', { 0: formatAmount(channel.least, currency), 1: formatAmount(channel.most, currency) });
  const fee = amount === undefined ? 0 : feeFor(amount, channel);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setJudged(true);
    if (wrong !== undefined || amount === undefined) return showFault();
    const order = await write.send({ channelId: channel.channelId, amount });
    if (order) onMade(order.orderNo);
    else onChannelsMoved();
  };
  return (
    <form ref={form} className={styles.stack} noValidate onSubmit={(event) => void submit(event)}>
      <ChannelPicker
        channels={channels}
        lastUsed={lastUsed}
        chosen={channel.channelId}
        onChoose={(id) => {
          choose(id);
          write.forget();
        }}
      />
      <AmountField
        label={t('amount')}
        description={bounds}
        required
        currency={currency.symbol}
        exponent={exponentOf(currency)}
        amount={amount ?? null}
        presets={channel.quickAmounts}
        message={
          isJudged && wrong !== undefined
            ? t(`amount_${wrong}`, { 0: formatAmount(wrong === 'tooMuch' ? channel.most : channel.least, currency) })
            : problem?.field === 'amount'
              ? problem.text
              : undefined
        }
        onAmountChange={(next) => {
          setAmount(next);
          write.forget();
        }}
      />
      <Card>
        <DetailList
          facts={[
            { name: t('you_pay'), value: <Money amount={amount ?? 0} currency={currency} /> },
            { name: t('fee'), value: <FeeValue fee={channel} amount={amount} currency={currency} /> },
            { name: t('you_will_get'), value: <Money amount={Math.max(0, (amount ?? 0) - fee)} currency={currency} />, strong: true },
          ]}
        />
      </Card>
      {problem && problem.field !== 'amount' && (
        <Callout live="assertive" tone="critical" compact>
          {problem.text}
        </Callout>
      )}
      <div className={styles.next}>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={write.pending}>
          {t('make_order')}
        </Button>
      </div>
      <Text size="sm" tone="muted">
        {t('pay_window', { 0: channel.payMinutes })}
      </Text>
    </form>
  );
}
