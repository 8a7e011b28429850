import { formatAmount, type Currency } from '#site/i18n/format.ts';
import * as styles from './Records.css.ts';

interface SignedMoneyProps {
  /** Integer minor units. */
  readonly amount: number;
  readonly currency: Currency;
}

/** A gain or loss with its sign, so that it does not depend on color. A loss is not styled as a warning. */
export function SignedMoney({ amount, currency }: SignedMoneyProps) {
  return (
    <bdi dir="ltr" className={styles.money} data-gain={amount > 0 || undefined}>
      {`${amount > 0 ? '+' : ''}${formatAmount(amount, currency)}`}
    </bdi>
  );
}
