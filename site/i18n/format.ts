/** A currency as a merchant's config states it. */
export interface Currency {
  readonly symbol: string;
  /** Decimal places of the minor unit: 2 for centavos, 0 where there is none. */
  readonly exponent: number;
}

/**
 * Thousands by comma, in every language (spec, section 3: amount format). Not by `Intl`, whose first number costs a cheap
 * phone more than drawing the page that shows it.
 */
export const byThousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Minor units as text, exact to the last one: `123450` with exponent 2 is `1,234.50`. */
export function formatMoney(minorUnits: number, exponent: number): string {
  // What is not a minor unit comes of averages and of the ticks of charts.
  const units = Math.round(minorUnits);
  const sign = units < 0 ? '-' : '';
  const digits = String(Math.abs(units)).padStart(exponent + 1, '0');
  const whole = byThousands(digits.slice(0, digits.length - exponent));
  return exponent === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-exponent)}`;
}

/** With the currency's symbol before it: `P1,234.50`. */
export function formatAmount(minorUnits: number, currency: Currency): string {
  const text = formatMoney(minorUnits, currency.exponent);
  return text.startsWith('-') ? `-${currency.symbol}${text.slice(1)}` : currency.symbol + text;
}

/** Whole numbers with thousands: `9,860`. */
export function formatCount(count: number): string {
  return formatMoney(count, 0);
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
