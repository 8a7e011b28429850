import { CreditCard, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant, type BlockProps } from '#site/assembler/sdk/view.ts';
import { bankCards, chooseBankCard, type BankCard } from '#site/api/contract/bankCards.ts';
import { useCall } from '#site/api/useCall.ts';
import { AddCard } from '#site/features/cashier/AddCard.tsx';
import { CardName } from '#site/features/cashier/CardName.tsx';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { NoPaymentPassword } from '#site/features/payment/NoPaymentPassword.tsx';
import { MONEY_TEXTS } from '#site/features/payment/moneyTexts.ts';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { usePaymentPassword } from '#site/features/payment/usePaymentPassword.ts';
import { Button, Callout, Card, EmptyState, Heading, Row, Skeleton, Text } from '#ui';
import { RemoveCard } from './RemoveCard.tsx';
import type { Props } from './schema.ts';

/** Lists the member's bank cards. */
export default function BankCards({ props: { setPasswordAt } }: BlockProps<Props>) {
  const { t } = useTranslation(['cashier', ...MONEY_TEXTS]);
  const { currency } = useMerchant();
  const { data, error, isFetching, refetch } = useCall(bankCards, {});
  const password = usePaymentPassword();
  const choose = useMoneyWrite(chooseBankCard, [bankCards]);
  const problem = useMoneyProblem(currency)(choose.problem);
  const [isAdding, setAdding] = useState(false);
  const adding = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [removing, setRemoving] = useState<BankCard>();
  const [chosen, setChosen] = useState<string>();
  if (data === undefined || password === undefined) {
    return error ? (
      <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <div className={styles.stack} aria-busy="true">
        <Skeleton height={72} />
        <Skeleton height={72} />
      </div>
    );
  }
  const { list, banks, most, holderName } = data;
  /** The focused element unmounts. The add button is back after the next render, unless the maximum number of cards is reached. */
  const backToList = (): void => {
    requestAnimationFrame(() => (adding.current ?? heading.current)?.focus());
  };
  const makeDefault = async (cardId: string): Promise<void> => {
    if (choose.pending) return;
    setChosen(cardId);
    // The default card has no such button.
    if (await choose.send({ cardId })) heading.current?.focus();
  };
  const endRemoving = (): void => {
    setRemoving(undefined);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const endAdding = (): void => {
    setAdding(false);
    backToList();
  };
  return (
    <section className={styles.stack} aria-label={t('cards')}>
      <Row justify="between">
        <Heading ref={heading} tabIndex={-1} level={4} size="lg">
          {t('cards')}
        </Heading>
        {!isAdding && password !== 'missing' && list.length < most && (
          <Button ref={adding} size="sm" iconStart={<Plus size={18} />} onClick={() => setAdding(true)}>
            {t('add_card')}
          </Button>
        )}
      </Row>
      {password === 'missing' && <NoPaymentPassword setAt={setPasswordAt} />}
      {list.length === 0 && !isAdding && password !== 'missing' && (
        <EmptyState icon={<CreditCard />} title={t('no_cards')} text={t('no_cards_text')} />
      )}
      {list.length > 0 && (
        <ul className={styles.choices} aria-label={t('cards')}>
          {list.map((card) => (
            <SavedCard
              key={card.cardId}
              card={card}
              isChoosing={choose.pending && chosen === card.cardId}
              onChoose={() => void makeDefault(card.cardId)}
              {...(password !== 'missing' && { onRemove: () => setRemoving(card) })}
            />
          ))}
        </ul>
      )}
      {problem && (
        <Callout live="assertive" tone="critical" compact>
          {problem.text}
        </Callout>
      )}
      <Text size="sm" tone="muted">
        {t('cards_note', { 0: most })}
      </Text>
      {isAdding && (
        <AddCard
          banks={banks}
          holderName={holderName}
          setAt={setPasswordAt}
          currency={currency}
          takesFocus
          onAdded={endAdding}
          onCancel={endAdding}
        />
      )}
      {removing && (
        <RemoveCard
          key={removing.cardId}
          card={removing}
          setAt={setPasswordAt}
          onRemoved={endRemoving}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
}

interface SavedCardProps {
  readonly card: BankCard;
  readonly isChoosing: boolean;
  readonly onChoose: () => void;
  /** Absent without a payment password, which removing requires. */
  readonly onRemove?: () => void;
}

function SavedCard({ card, isChoosing, onChoose, onRemove }: SavedCardProps) {
  const { t } = useTranslation('cashier');
  const id = useId();
  return (
    <Card as="li" padding="md" className={styles.card} aria-labelledby={id}>
      <CardName card={card} id={id} />
      <span className={styles.cardActions}>
        {!card.isDefault && (
          <Button size="sm" variant="ghost" aria-describedby={id} loading={isChoosing} onClick={onChoose}>
            {t('make_default')}
          </Button>
        )}
        {onRemove && (
          <Button size="sm" variant="ghost" aria-describedby={id} onClick={onRemove}>
            {t('remove_card')}
          </Button>
        )}
      </span>
    </Card>
  );
}
