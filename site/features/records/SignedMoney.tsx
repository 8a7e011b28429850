import { formatAmount, type Currency } from '#site/i18n/format.ts';
import * as styles from './Records.css.ts';

interface SignedMoneyProps {
  /** Integer minor units; nothing for what is not known yet. */
  readonly amount: number | null;
  readonly currency: Currency;
}

/** What was gained or lost, with its sign, so that it needs no colour to be understood. A loss is a fact, not a warning. */
export function SignedMoney({ amount, currency }: SignedMoneyProps) {
  return (
    <bdi dir="ltr" className={styles.money} data-gain={(amount !== null && amount > 0) || undefined}>
      {amount === null ? '–' : `${amount > 0 ? '+' : ''}${formatAmount(amount, currency)}`}
    </bdi>
  );
}
