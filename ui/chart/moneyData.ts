/** An amount at a time. */
export interface MoneyPoint {
  /** Epoch ms. */
  at: number;
  /** Integer minor units, e.g. cents. May be negative. */
  amount: number;
}

/** One line, or one set of bars. */
export interface MoneySeries {
  /** Unique in its chart. */
  id: string;
  label: string;
  /** In any order. */
  points: readonly MoneyPoint[];
}

/** One to three: more cannot be distinguished on a phone. */
export type MoneySeriesList =
  | readonly [MoneySeries]
  | readonly [MoneySeries, MoneySeries]
  | readonly [MoneySeries, MoneySeries, MoneySeries];

/** A time with the amount of each series; `undefined` for a series without a point there. */
export interface MoneyRow {
  readonly at: number;
  readonly amounts: readonly (number | undefined)[];
}

/** All times of any series without duplicates, earliest first. */
export function moneyRows(series: MoneySeriesList): MoneyRow[] {
  const amounts = series.map(({ points }) => new Map(points.map(({ at, amount }) => [at, amount])));
  const moments = new Set(series.flatMap(({ points }) => points.map(({ at }) => at)));
  return [...moments].toSorted((a, b) => a - b).map((at) => ({ at, amounts: amounts.map((known) => known.get(at)) }));
}

/** The existing amounts of a series, by its index, earliest first. */
export function amountsOf(rows: readonly MoneyRow[], place: number): number[] {
  return rows.flatMap(({ amounts }) => amounts[place] ?? []);
}

/** Number formats of a chart; the caller knows currency, language and time zone. */
export interface MoneyFormats {
  /** Formats a whole amount, given in minor units. */
  formatAmount: (minor: number) => string;
  /** Formats a time, with the precision of the points: day or hour. */
  formatTime: (at: number) => string;
}

/** A row as text: "12 Nov: Deposits ₱500.00, Withdrawals ₱120.00". A single series is not named. */
export function rowText(row: MoneyRow, series: MoneySeriesList, { formatAmount, formatTime }: MoneyFormats): string {
  const said = series.flatMap(({ label }, place) => {
    const amount = row.amounts[place];
    if (amount === undefined) return [];
    return series.length === 1 ? formatAmount(amount) : `${label} ${formatAmount(amount)}`;
  });
  return `${formatTime(row.at)}: ${said.join(', ')}`;
}
