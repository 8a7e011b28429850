import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { bankCards } from '#site/api/contract/bankCards.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { createWithdrawal, withdrawalOrders, withdrawSettings } from '#site/api/contract/withdrawals.ts';
import { useCall } from '#site/api/useCall.ts';
import { AddCard } from '#site/features/cashier/AddCard.tsx';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { FormSkeleton } from '#site/components/FormSkeleton.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { mainBalance } from '#site/features/cashier/mainBalance.ts';
import { NoPaymentPassword } from '#site/features/payment/NoPaymentPassword.tsx';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { usePaymentPassword } from '#site/features/payment/usePaymentPassword.ts';
import { EmptyState, Skeleton, Text } from '#ui';
import { CardPicker } from './CardPicker.tsx';
import { PayoutFields } from './PayoutFields.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';

interface WithdrawFormProps {
  /** Where the payment password is set. */
  readonly setAt: string;
  /** Opens an order. */
  readonly onOpen: (orderNo: string) => void;
}

/** Card and amount. A member without a card adds one first. */
export function WithdrawForm({ setAt, onOpen }: WithdrawFormProps) {
  const { t } = useTranslation('cashier');
  const { currency } = useMerchant();
  const settings = useCall(withdrawSettings, {}, { staleMs: 0 });
  const cards = useCall(bankCards, {});
  const money = useCall(balance, {});
  const password = usePaymentPassword();
  const [wished, choose] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const write = useMoneyWrite(createWithdrawal, [withdrawalOrders, withdrawSettings, bankCards]);
  const field = useRef<HTMLInputElement>(null);
  const answers = [settings, cards, money];
  const failed = answers.find(({ error, data }) => error && data === undefined)?.error;
  if (failed) {
    const retry = async () => Promise.all(answers.map(async ({ refetch }) => refetch()));
    return <LoadProblem error={failed} onRetry={() => void retry()} retrying={answers.some(({ isFetching }) => isFetching)} />;
  }
  if (!settings.data || !cards.data || !money.data || password === undefined) {
    return (
      <div className={styles.stack} aria-busy="true">
        <Skeleton height={72} />
        <FormSkeleton fields={3} />
      </div>
    );
  }
  const { list, banks, most, holderName } = cards.data;
  const card = list.find(({ cardId }) => cardId === wished) ?? list[0];
  const form = { banks, holderName, setAt, currency };
  const pick = (cardId: string): void => {
    choose(cardId);
    // The error was about a withdrawal to another card.
    write.forget();
  };
  const endAdding = (): void => setAdding(false);
  return (
    <div className={styles.stack}>
      <Unconfirmed onOpen={onOpen} />
      {password === 'missing' ? (
        <NoPaymentPassword setAt={setAt} />
      ) : settings.data.countLeft === 0 ? (
        <EmptyState title={t('none_left_today')} text={t('none_left_today_text', { 0: settings.data.dailyCount })} />
      ) : (
        <>
          {card === undefined ? (
            <Text size="sm" tone="muted">
              {t('card_first')}
            </Text>
          ) : (
            <CardPicker
              cards={list}
              chosen={card.cardId}
              field={field}
              onChoose={pick}
              {...(!isAdding && list.length < most && { onAdd: () => setAdding(true) })}
            />
          )}
          {(card === undefined || isAdding) && (
            <AddCard
              {...form}
              heir={field}
              {...(card !== undefined && { takesFocus: true, onCancel: endAdding })}
              onAdded={({ cardId }) => {
                pick(cardId);
                endAdding();
              }}
            />
          )}
          {card !== undefined && (
            <PayoutFields
              cardId={card.cardId}
              settings={settings.data}
              balance={mainBalance(money.data)}
              setAt={setAt}
              write={write}
              onMade={onOpen}
            />
          )}
        </>
      )}
    </div>
  );
}
