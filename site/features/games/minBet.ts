import { FINE_EXPONENT } from '#site/api/contract/wire.ts';
import { formatAmount, type Currency } from '#site/i18n/format.ts';

/** Minor units of a currency as ten-thousandths of the major unit, in which bets are counted. */
export function fineOf(minorUnits: number, { exponent }: Currency): number {
  return minorUnits * 10 ** (FINE_EXPONENT - exponent);
}

/** A bet as a player reads it: the currency's own decimals, and more only where the bet has more. */
export function formatBet(fine: number, currency: Currency): string {
  let places = FINE_EXPONENT;
  while (places > currency.exponent && fine % 10 ** (FINE_EXPONENT - places + 1) === 0) places -= 1;
  return formatAmount(fine / 10 ** (FINE_EXPONENT - places), { ...currency, exponent: places });
}

/** A choice of the minimum-bet filter. */
export interface BetChoice {
  /** As it stands in the URL: a decimal of the major unit. */
  readonly value: string;
  readonly fine: number;
  readonly label: string;
}

/** The choices that config gives in minor units. */
export function betChoices(minorUnits: readonly number[], currency: Currency): BetChoice[] {
  return minorUnits.map((amount) => {
    const fine = fineOf(amount, currency);
    return { value: String(fine / 10 ** FINE_EXPONENT), fine, label: formatBet(fine, currency) };
  });
}
