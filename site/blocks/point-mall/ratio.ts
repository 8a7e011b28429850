import { formatDecimal } from '#site/i18n/formatDecimal.ts';

/** Points per currency unit, with the smaller side as one: `100 : 1`, or `1 : 12.5` if a point is worth more than one unit. */
export function ratioText(ratio: number): string {
  return ratio >= 1 ? `${formatDecimal(ratio, 2)} : 1` : `1 : ${formatDecimal(1 / ratio, 2)}`;
}
