import { choose } from '#site/api/contract/lotteryRules.ts';
import { PRIZE_MODES } from '#site/api/contract/lottery.ts';
import type { Format, Lottery, PlayType } from './games.ts';

/**
 * A prize table: what part of the stakes it returns on average, in ten-thousandths, and the stakes that it takes, in
 * thousandths of a seed unit (see `seedUnit`). The higher the return, the higher the least stake of a combination.
 */
interface PrizeTable {
  readonly id: number;
  readonly name: string;
  readonly returns: number;
  readonly leastStake: number;
  readonly mostTotal: number;
}

export const PRIZE_TABLES: readonly PrizeTable[] = [
  { id: PRIZE_MODES.Lott, name: 'Lott', returns: 9000, leastStake: 100, mostTotal: 2_000_000 },
  { id: PRIZE_MODES.ZY, name: 'ZY', returns: 9400, leastStake: 1000, mostTotal: 2_000_000 },
  { id: PRIZE_MODES.Elott, name: 'Elott', returns: 9200, leastStake: 10, mostTotal: 1_000_000 },
  { id: PRIZE_MODES.SEA, name: 'SEA', returns: 9600, leastStake: 100, mostTotal: 1_000_000 },
];

export function prizeTable(id: number): PrizeTable | undefined {
  return PRIZE_TABLES.find((table) => table.id === id);
}

/** How many different results a combination stands against, as a fraction: the odds that return every stake. */
function fairOdds(format: Format, { rule, shape }: PlayType): readonly [numerator: number, denominator: number] {
  switch (rule.kind) {
    case 'ends': {
      const outcomes = shape.columns.reduce((product, { options }) => product * options.length, 1);
      const numbers = format.kind === 'digits' ? format.tiers.reduce((total, { count }) => total + count, 0) : 1;
      return [outcomes, rule.prizes === 'any' ? numbers : 1];
    }
    case 'drawn':
      return format.kind === 'balls' ? [choose(format.from, shape.size), choose(format.drawn, shape.size)] : [1, 1];
    case 'sum':
    case 'duel':
      return [2, 1];
  }
}

/** Odds of a play in a prize table, in ten-thousandths, rounded down. The stake is part of what they pay. */
export function oddsOf({ format }: Lottery, play: PlayType, table: PrizeTable): number {
  const [outcomes, winning] = fairOdds(format, play);
  return Math.floor((outcomes * table.returns) / winning);
}
