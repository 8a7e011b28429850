/** A currency as a merchant's config states it. */
export interface Currency {
  readonly symbol: string;
  /** Decimal places of the minor unit: 2 for centavos, 0 where there is none. */
  readonly exponent: number;
}

const formats = new Map<number, Intl.NumberFormat>();

/** Thousands by comma and a point before decimals, in every language (spec, section 3: amount format). */
function decimalFormat(places: number): Intl.NumberFormat {
  const known = formats.get(places);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { minimumFractionDigits: places, maximumFractionDigits: places });
  formats.set(places, made);
  return made;
}

/** Minor units as text: `123450` with exponent 2 is `1,234.50`. */
export function formatMoney(minorUnits: number, exponent: number): string {
  return decimalFormat(exponent).format(minorUnits / 10 ** exponent);
}

/** With the currency's symbol before it: `P1,234.50`. */
export function formatAmount(minorUnits: number, currency: Currency): string {
  const sign = minorUnits < 0 ? '-' : '';
  return `${sign}${currency.symbol}${formatMoney(Math.abs(minorUnits), currency.exponent)}`;
}

/** Whole numbers with thousands: `9,860`. */
export function formatCount(count: number): string {
  return decimalFormat(0).format(count);
}

const two = (part: number): string => String(part).padStart(2, '0');

/**
 * Local time by the spec's tokens yyyy, MM, dd, hh, mm, ss; `hh` counts to 24, as there is no token for a.m. and p.m.
 * @param at epoch milliseconds
 */
export function formatDate(at: number, pattern: string): string {
  const date = new Date(at);
  const parts: Record<string, string> = {
    yyyy: String(date.getFullYear()),
    MM: two(date.getMonth() + 1),
    dd: two(date.getDate()),
    hh: two(date.getHours()),
    mm: two(date.getMinutes()),
    ss: two(date.getSeconds()),
  };
  return pattern.replace(/yyyy|MM|dd|hh|mm|ss/g, (token) => parts[token] ?? token);
}
