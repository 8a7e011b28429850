/** An amount at a moment. */
export interface MoneyPoint {
  /** Epoch ms. */
  at: number;
  /** Integer minor units, e.g. cents. May be negative. */
  amount: number;
}

/** One line, or one row of bars. */
export interface MoneySeries {
  /** Unique in its chart. */
  id: string;
  label: string;
  /** In any order. */
  points: readonly MoneyPoint[];
}

/** One to three: more cannot be told apart on a phone. */
export type MoneySeriesList =
  | readonly [MoneySeries]
  | readonly [MoneySeries, MoneySeries]
  | readonly [MoneySeries, MoneySeries, MoneySeries];

/** A moment with the amount of each series at it; `undefined` for a series that has no point there. */
export interface MoneyRow {
  readonly at: number;
  readonly amounts: readonly (number | undefined)[];
}

/** Every moment of any series once, earliest first. */
export function moneyRows(series: MoneySeriesList): MoneyRow[] {
  const amounts = series.map(({ points }) => new Map(points.map(({ at, amount }) => [at, amount])));
  const moments = new Set(series.flatMap(({ points }) => points.map(({ at }) => at)));
  return [...moments].toSorted((a, b) => a - b).map((at) => ({ at, amounts: amounts.map((known) => known.get(at)) }));
}

/** The amounts that a series, by its place, does have, earliest first. */
export function amountsOf(rows: readonly MoneyRow[], place: number): number[] {
  return rows.flatMap(({ amounts }) => amounts[place] ?? []);
}

/** How a chart writes its numbers; the owner knows currency, language and time zone. */
export interface MoneyFormats {
  /** A whole amount, from minor units. */
  formatAmount: (minor: number) => string;
  /** A moment, as exact as the points are: the day, or the hour. */
  formatTime: (at: number) => string;
}

/** A row in words: "12 Nov: Deposits ₱500.00, Withdrawals ₱120.00". A lone series needs no name. */
export function rowText(row: MoneyRow, series: MoneySeriesList, { formatAmount, formatTime }: MoneyFormats): string {
  const said = series.flatMap(({ label }, place) => {
    const amount = row.amounts[place];
    if (amount === undefined) return [];
    return series.length === 1 ? formatAmount(amount) : `${label} ${formatAmount(amount)}`;
  });
  return `${formatTime(row.at)}: ${said.join(', ')}`;
}
