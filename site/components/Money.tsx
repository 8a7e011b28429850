import { formatAmount, type Currency } from '#site/i18n/format.ts';
import * as styles from './inline.css.ts';

interface MoneyProps {
  /** Integer minor units. */
  readonly amount: number;
  readonly currency: Currency;
}

/** An amount with its symbol, in tabular digits, left to right in every language. */
export function Money({ amount, currency }: MoneyProps) {
  return (
    <bdi dir="ltr" className={styles.amount} data-amount="">
      {formatAmount(amount, currency)}
    </bdi>
  );
}
