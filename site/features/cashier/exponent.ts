import type { Currency } from '#site/i18n/format.ts';
import type { CurrencyExponent } from '#ui';

/** Narrows a currency's exponent to the values that amount fields accept; config allows no others. */
export function exponentOf({ exponent }: Currency): CurrencyExponent {
  return exponent === 0 || exponent === 1 || exponent === 3 || exponent === 4 ? exponent : 2;
}
