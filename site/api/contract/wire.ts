import * as v from 'valibot';

/**
 * How amounts cross the network. The platform sends decimals (`1234.5`); inside, money is an integer of minor
 * units. A call's schema names an amount as `wire.money()`, and the schema's direction does the rest:
 * `encode` turns integers into decimals, `decode` turns decimals into integers.
 */
export type Direction = 'encode' | 'decode';

/** An amount is a `number` on both sides: integer units inside, a decimal on the wire. */
export type AmountSchema = v.GenericSchema<number, number>;

export interface Wire {
  /** Minor units of the merchant's currency (exponent 2: cents; exponent 0: whole units). */
  money(): AmountSchema;
  /** Ten-thousandths of the major unit in any currency: lottery stakes and minimum bets have up to four decimals. */
  fine(): AmountSchema;
}

/** Decimal places of `wire.fine()`. */
export const FINE_EXPONENT = 4;

/** A double represents fifteen significant digits exactly; larger amounts are invalid on the wire. */
const LARGEST = 999_999_999_999_999;

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d+))?$/;

/**
 * A decimal (number or text) as integer units, by digits rather than by multiplication, so that nothing drifts.
 * `undefined` when it is not a plain decimal, has more places than the currency, or is too large.
 */
export function toUnits(decimal: unknown, exponent: number): number | undefined {
  const text = typeof decimal === 'number' ? String(decimal) : decimal;
  const parts = typeof text === 'string' ? DECIMAL.exec(text) : null;
  if (parts === null) return undefined;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const places = fraction.replace(/0+$/, '');
  if (places.length > exponent) return undefined;
  const units = Number(whole + places.padEnd(exponent, '0'));
  if (units > LARGEST) return undefined;
  return sign === '-' && units !== 0 ? -units : units;
}

/** Integer units as the decimal on the wire; `undefined` when it is not an integer in range. */
export function toDecimal(units: unknown, exponent: number): number | undefined {
  if (typeof units !== 'number' || !Number.isInteger(units) || Math.abs(units) > LARGEST) return undefined;
  const digits = String(Math.abs(units)).padStart(exponent + 1, '0');
  const split = digits.length - exponent;
  const decimal = Number(`${digits.slice(0, split)}.${digits.slice(split)}`);
  return units < 0 ? -decimal : decimal;
}

/** The codec of one merchant's currency in one direction. `exponent` is its number of decimal places. */
export function wireFor(exponent: number, direction: Direction): Wire {
  return { money: () => amount(exponent, direction), fine: () => amount(FINE_EXPONENT, direction) };
}

function amount(exponent: number, direction: Direction): AmountSchema {
  const convert = direction === 'encode' ? toDecimal : toUnits;
  const expected = direction === 'encode' ? 'an integer of minor units' : `a decimal with at most ${exponent} places`;
  return v.pipe(
    // The platform may send a decimal as text, hence `custom`: the accepted values are wider than the type.
    v.custom<number>((value) => convert(value, exponent) !== undefined, `Amount must be ${expected}`),
    v.transform((value) => convert(value, exponent) ?? 0),
  );
}
