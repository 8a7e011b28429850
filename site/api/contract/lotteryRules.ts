/**
 * The arithmetic of lottery bets, which the bet slip shows and the gateway settles by: one place, so that a player never
 * reads another amount than is booked. Stakes and odds are ten-thousandths (`wire.fine()`), totals minor units.
 */

/** A row of balls of which some are picked. */
export interface PickColumn {
  readonly options: readonly string[];
  readonly least: number;
  readonly most: number;
}

/**
 * What a play type asks for. `product`: one of each column makes a combination. `choose`: `size` of the one column do.
 * `sum`: each pick is a bet of its own.
 */
export interface PickShape {
  readonly columns: readonly PickColumn[];
  readonly counting: 'product' | 'choose' | 'sum';
  /** Picks in a combination where `counting` is `choose`; otherwise 1. */
  readonly size: number;
  /** Maximum number of combinations in one line. */
  readonly mostCombinations: number;
}

/** How lines win. `drawn` and `together`: all picks of a combination are among the numbers. See `WinRule`. */
export const RULE_KINDS = ['ends', 'drawn', 'together', 'sum', 'duel'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/**
 * What a line wins by: which prizes of a draw are looked at, and how many last digits of their numbers. Settlement, odds and the
 * text that a player reads all follow from it. `ends`: a number ends in a combination. `drawn`: all balls of a combination are
 * drawn. `together`: each pick of a combination ends some number of the draw. `sum`: the digits add up to a low or high, odd or even
 * number. `duel`: the first digit against the last; equal ones give the stake back.
 */
export interface WinRule {
  readonly kind: RuleKind;
  /** Ids of prizes; empty for every prize of the draw. */
  readonly tiers: readonly string[];
  readonly digits: number;
}

/** The highest sum of so many digits that is a low one: the lower half of all sums. */
export function mostLow(digits: number): number {
  return Math.ceil((digits * 9) / 2) - 1;
}

/** Picked options, a list for each column. */
export type Picks = readonly (readonly string[])[];

/** Ways to choose `size` of `count`; 0 when there are too few. */
export function choose(count: number, size: number): number {
  let ways = 1;
  for (let index = 0; index < size; index += 1) ways = (ways * (count - index)) / (index + 1);
  return Math.max(0, ways);
}

function countOf({ columns, counting, size }: PickShape, picks: Picks): number {
  const counts = columns.map((_, index) => picks[index]?.length ?? 0);
  if (counting === 'sum') return counts.reduce((sum, count) => sum + count, 0);
  if (counting === 'choose') return choose(counts[0] ?? 0, size);
  return counts.reduce((product, count) => product * count, 1);
}

/** How many combinations the picks make; 0 while they are not a bet yet, or not one at all. */
export function combinationsOf(shape: PickShape, picks: Picks): number {
  const fits =
    picks.length === shape.columns.length &&
    shape.columns.every(({ options, least, most }, index) => {
      const picked = picks[index] ?? [];
      const known = picked.every((pick) => options.includes(pick)) && new Set(picked).size === picked.length;
      return known && picked.length >= least && picked.length <= most;
    });
  return fits ? countOf(shape, picks) : 0;
}

/**
 * What a line costs, in minor units; `undefined` when stake times combinations is not a whole number of them.
 * @param stake ten-thousandths of the major unit for each combination
 */
export function lineTotal(stake: number, combinations: number, exponent: number): number | undefined {
  const unit = 10 ** (4 - exponent);
  const total = stake * combinations;
  return Number.isSafeInteger(total) && total % unit === 0 ? total / unit : undefined;
}

/**
 * What hits pay, in minor units, rounded down.
 * @param stake ten-thousandths of the major unit, for each hit
 * @param odds ten-thousandths
 */
export function payout(stake: number, odds: number, hits: number, exponent: number): number {
  // A large stake times long odds leaves the range of exact doubles.
  return Number((BigInt(stake) * BigInt(odds) * BigInt(hits)) / 10n ** BigInt(8 - exponent));
}

/**
 * The most combinations that can win at once, where each draws one number; for plays whose numbers are looked for in
 * several prizes, what one hit is worth is all that can be said beforehand: 1.
 * @param drawn how many numbers are looked at, for `choose`
 */
export function mostHits({ counting, size }: PickShape, picks: Picks, drawn: number): number {
  if (counting === 'sum') return picks.filter((column) => column.length > 0).length;
  if (counting === 'choose') return choose(Math.min(picks[0]?.length ?? 0, drawn), size);
  return 1;
}
