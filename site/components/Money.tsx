import { formatAmount, type Currency } from '#site/i18n/format.ts';

interface MoneyProps {
  /** Integer minor units. */
  readonly amount: number;
  readonly currency: Currency;
}

/** An amount with its symbol, in tabular digits, left to right in every language. */
export function Money({ amount, currency }: MoneyProps) {
  return (
    <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatAmount(amount, currency)}
    </bdi>
  );
}
