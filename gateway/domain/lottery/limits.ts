import { FINE_EXPONENT } from '#site/api/contract/wire.ts';
import { seedUnit } from '../../seed/scale.ts';
import type { PlayType } from './plays.ts';

/**
 * A prize table's limits in a currency: the minimum stake of a combination in ten-thousandths of the major unit, the
 * maximum total of a line in minor units.
 */
export function limitsOf(
  { leastStake, mostTotal }: { readonly leastStake: number; readonly mostTotal: number },
  exponent: number,
): { leastStake: number; mostTotal: number } {
  const minor = seedUnit(exponent);
  return { leastStake: (leastStake * minor * 10 ** (4 - exponent)) / 1000, mostTotal: (mostTotal * minor) / 1000 };
}

/** The currency of point prices. */
const POINT_CURRENCY = '₫';

/** Price of a point in ten-thousandths of the major unit; `undefined` if stakes are money. */
export function pointPriceOf({ pointPrice }: PlayType, currency: { readonly symbol: string }): number | undefined {
  return pointPrice === undefined || currency.symbol !== POINT_CURRENCY ? undefined : pointPrice * 10 ** FINE_EXPONENT;
}
