/** A prize of a draw: how many numbers of how many digits. */
interface Tier {
  readonly tier: string;
  readonly count: number;
  readonly digits: number;
}

/**
 * The result of a draw: numbers by prize, or unique balls from an urn. Some tables are read from the last prize to the
 * first.
 */
export type Format =
  | { readonly kind: 'digits'; readonly tiers: readonly [Tier, ...Tier[]]; readonly lastPrizeFirst?: true }
  | { readonly kind: 'balls'; readonly from: number; readonly drawn: number };

export const NORTH: Format = {
  kind: 'digits',
  tiers: [
    { tier: 'special', count: 1, digits: 5 },
    { tier: 'first', count: 1, digits: 5 },
    { tier: 'second', count: 2, digits: 5 },
    { tier: 'third', count: 6, digits: 5 },
    { tier: 'fourth', count: 4, digits: 4 },
    { tier: 'fifth', count: 6, digits: 4 },
    { tier: 'sixth', count: 3, digits: 3 },
    { tier: 'seventh', count: 4, digits: 2 },
  ],
};

export const SOUTH: Format = {
  kind: 'digits',
  lastPrizeFirst: true,
  tiers: [
    { tier: 'special', count: 1, digits: 6 },
    { tier: 'first', count: 1, digits: 5 },
    { tier: 'second', count: 1, digits: 5 },
    { tier: 'third', count: 2, digits: 5 },
    { tier: 'fourth', count: 7, digits: 5 },
    { tier: 'fifth', count: 1, digits: 4 },
    { tier: 'sixth', count: 3, digits: 4 },
    { tier: 'seventh', count: 1, digits: 3 },
    { tier: 'eighth', count: 1, digits: 2 },
  ],
};

export const FIVE: Format = { kind: 'digits', tiers: [{ tier: 'drawn', count: 1, digits: 5 }] };
