import { formatDecimal } from '#site/i18n/formatDecimal.ts';

/** Points to one of the currency, the smaller side as one: `100 : 1`, and `1 : 12.5` where a point is worth more than one. */
export function ratioText(ratio: number): string {
  return ratio >= 1 ? `${formatDecimal(ratio, 2)} : 1` : `1 : ${formatDecimal(1 / ratio, 2)}`;
}
