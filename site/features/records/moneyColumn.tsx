import { Money } from '#site/components/Money.tsx';
import type { Currency } from '#site/i18n/format.ts';
import type { RecordColumn } from './recordTypes.ts';
import { SignedMoney } from './SignedMoney.tsx';

interface MoneyColumn<Row, Totals> extends Omit<RecordColumn<Row, Totals>, 'cell' | 'file' | 'total'> {
  /** In minor units; `null` while unknown. */
  readonly amount: (row: Row) => number | null;
  readonly total?: (totals: Totals) => number;
  /** Shows a plus sign for gains. */
  readonly signed?: boolean;
  /** Whether the export sums the column; a balance has no sum. @default true */
  readonly sum?: boolean;
}

/** A column of amounts, for the table, the totals row and the export. */
export function moneyColumn<Row, Totals>(
  currency: Currency,
  { amount, total, signed = false, sum = true, ...column }: MoneyColumn<Row, Totals>,
): RecordColumn<Row, Totals> {
  const show = (value: number | null) => {
    if (value === null) return null;
    return signed ? <SignedMoney amount={value} currency={currency} /> : <Money amount={value} currency={currency} />;
  };
  return {
    align: 'end',
    ...column,
    cell: (row) => show(amount(row)),
    file: { kind: 'money', value: amount, sum },
    ...(total && { total: (totals: Totals) => show(total(totals)) }),
  };
}
