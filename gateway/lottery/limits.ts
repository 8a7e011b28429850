import { seedUnit } from '../seed/scale.ts';

/**
 * A prize table's limits in a currency: the least stake of a combination in ten-thousandths of the major unit, the most that
 * a line may cost in minor units.
 */
export function limitsOf(
  { leastStake, mostTotal }: { readonly leastStake: number; readonly mostTotal: number },
  exponent: number,
): { leastStake: number; mostTotal: number } {
  const minor = seedUnit(exponent);
  return { leastStake: (leastStake * minor * 10 ** (4 - exponent)) / 1000, mostTotal: (mostTotal * minor) / 1000 };
}
