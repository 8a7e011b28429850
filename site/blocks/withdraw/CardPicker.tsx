import { Plus } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { BankCard } from '#site/api/contract/bankCards.ts';
import { CardName } from '#site/features/cashier/CardName.tsx';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { Button } from '#ui';

interface CardPickerProps {
  readonly cards: readonly BankCard[];
  readonly chosen: string;
  /** The selected card's radio button. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChoose: (cardId: string) => void;
  /** Opens the form for another card, below the maximum number. */
  readonly onAdd?: () => void;
}

/** The bank card for the withdrawal. */
export function CardPicker({ cards, chosen, field, onChoose, onAdd }: CardPickerProps) {
  const { t } = useTranslation('cashier');
  const group = useId();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('card')}</legend>
        {cards.map((card) => (
          <label key={card.cardId} className={styles.choice}>
            <input
              {...(card.cardId === chosen && { ref: field })}
              type="radio"
              name={group}
              className={styles.radio}
              checked={card.cardId === chosen}
              aria-labelledby={`${group}-${card.cardId}`}
              onChange={() => onChoose(card.cardId)}
            />
            <CardName card={card} id={`${group}-${card.cardId}`} />
          </label>
        ))}
      </fieldset>
      {onAdd && (
        <div className={styles.actions}>
          <Button size="sm" iconStart={<Plus size={18} />} onClick={onAdd}>
            {t('add_card')}
          </Button>
        </div>
      )}
    </>
  );
}
