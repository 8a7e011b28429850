import { CreditCard, Landmark, Wallet, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import type { BankCard } from '#site/api/contract/bankCards.ts';
import { Badge } from '#ui';
import * as styles from './Cashier.css.ts';

const ICONS: Readonly<Record<BankCard['kind'], LucideIcon>> = { account: Landmark, card: CreditCard, ewallet: Wallet };

interface CardNameProps {
  readonly card: BankCard;
  /** Id of the element with the card's name, for ARIA references. */
  readonly id: string;
}

/** Holder and bank of a card, with its masked number. */
export function CardName({ card: { kind, bankCode, bankName, number, holderName, isDefault }, id }: CardNameProps) {
  const { t } = useTranslation('cashier');
  const Icon = ICONS[kind];
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        <Icon size={22} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <span id={id}>
            <span>{bankCode === 'CARD' ? t('debit_card') : bankName}</span> <bdi dir="ltr">{number}</bdi>
          </span>
          {isDefault && <Badge tone="accent">{t('default_card')}</Badge>}
        </span>
        <span className={styles.under}>{holderName}</span>
      </span>
    </>
  );
}
