import { formatAmount, formatCount, type Currency } from '#site/i18n/format.ts';
import type { Site } from './types.ts';

/**
 * A text with what the product claims of itself in its places: `{slotGames}` is the number of `site.json`, with thousands, and
 * `{slotMinBet}` an amount in the merchant's currency. Other braces stay.
 */
export function withClaims(text: string, claims: Site['claims'], currency: Currency): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const claim = Object.entries(claims).find(([key]) => key === name)?.[1];
    if (name === 'slotMinBet' && typeof claim === 'string') return amountOf(claim, currency);
    return (typeof claim === 'number' ? formatCount(claim) : claim) ?? place;
  });
}

/** A decimal of the major unit with the currency's symbol and decimals, and more only where it has more; another text stays. */
function amountOf(decimal: string, { symbol, exponent }: Currency): string {
  const [whole, fraction = ''] = /^\d+(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === undefined) return decimal;
  const places = Math.max(exponent, fraction.length);
  return formatAmount(Number(whole) * 10 ** places, { symbol, exponent: places });
}
