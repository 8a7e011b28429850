import { FINE_EXPONENT } from '#site/api/contract/wire.ts';
import { formatAmount, type Currency } from '#site/i18n/format.ts';

/** Converts minor units to ten-thousandths of the major unit, the unit of bets. */
export function fineOf(minorUnits: number, { exponent }: Currency): number {
  return minorUnits * 10 ** (FINE_EXPONENT - exponent);
}

/** Formats a bet with the currency's decimals, or more if needed. */
export function formatBet(fine: number, currency: Currency): string {
  let places = FINE_EXPONENT;
  while (places > currency.exponent && fine % 10 ** (FINE_EXPONENT - places + 1) === 0) places -= 1;
  return formatAmount(fine / 10 ** (FINE_EXPONENT - places), { ...currency, exponent: places });
}

/** An option of the minimum-bet filter. */
export interface BetChoice {
  /** Value in the URL: a decimal of the major unit. */
  readonly value: string;
  readonly fine: number;
  readonly label: string;
}

/** The options that config lists in minor units. */
export function betChoices(minorUnits: readonly number[], currency: Currency): BetChoice[] {
  return minorUnits.map((amount) => {
    const fine = fineOf(amount, currency);
    return { value: String(fine / 10 ** FINE_EXPONENT), fine, label: formatBet(fine, currency) };
  });
}
