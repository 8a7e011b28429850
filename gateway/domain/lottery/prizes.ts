import { choose } from '#site/api/contract/lotteryRules.ts';
import { PRIZE_MODES } from '#site/api/contract/lottery.ts';
import type { RuleKind, WinRule } from '#site/api/contract/lotteryRules.ts';
import type { Format } from './formats.ts';
import type { Lottery } from './games.ts';
import type { PlayType } from './plays.ts';

/**
 * A prize table: its average return in ten-thousandths, and its stake limits in thousandths of a seed unit (see
 * `seedUnit`). The higher the return, the higher the minimum stake of a combination.
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

/** How many numbers of a draw a rule checks: those of its prizes that have enough digits. */
export function numbersSeen(format: Format, { tiers, digits }: WinRule): number {
  if (format.kind === 'balls') return format.drawn;
  const seen = format.tiers.filter((prize) => prize.digits >= digits && (tiers.length === 0 || tiers.includes(prize.tier)));
  return seen.reduce((total, { count }) => total + count, 0);
}

/** Fair odds as a fraction: all outcomes to winning outcomes. */
type Fair = readonly [outcomes: bigint, winning: bigint];

const FAIR: Readonly<Record<RuleKind, (format: Format, play: PlayType) => Fair>> = {
  ends: (format, { rule }) => [10n ** BigInt(rule.digits), BigInt(numbersSeen(format, rule))],
  drawn: (format, { shape }) =>
    format.kind === 'balls' ? [BigInt(choose(format.from, shape.size)), BigInt(choose(format.drawn, shape.size))] : [1n, 1n],
  together: (format, { rule, shape }) => fairTogether(10 ** rule.digits, numbersSeen(format, rule), shape.size),
  sum: () => [2n, 1n],
  duel: () => [2n, 1n],
};

/**
 * Odds that `size` of `endings` endings all occur among `numbers` numbers drawn with repetition, by inclusion and
 * exclusion: all outcomes less those that lack one, plus those that lack two, and so on. About 18, 81 and 375 to one in
 * the north.
 */
function fairTogether(endings: number, numbers: number, size: number): Fair {
  const lacking = (count: number): bigint => BigInt(choose(size, count)) * BigInt(endings - count) ** BigInt(numbers);
  const terms = Array.from({ length: size + 1 }, (_, count) => (count % 2 === 0 ? lacking(count) : -lacking(count)));
  return [BigInt(endings) ** BigInt(numbers), terms.reduce((sum, term) => sum + term, 0n)];
}

/** Odds of a play in a prize table, in ten-thousandths, rounded down. They include the stake. */
export function oddsOf({ format }: Lottery, play: PlayType, table: PrizeTable): number {
  const [outcomes, winning] = FAIR[play.rule.kind](format, play);
  return Number((outcomes * BigInt(table.returns)) / winning);
}
