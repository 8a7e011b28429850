import type { Prizes } from '#site/api/contract/lottery.ts';
import { choose, mostLow } from '#site/api/contract/lotteryRules.ts';
import type { Picks, PickShape, RuleKind } from '#site/api/contract/lotteryRules.ts';
import type { PlayType } from './plays.ts';

/** How often a line wins, or `tie` if the stake is returned. */
export type Hits = number | 'tie';

interface Seen {
  readonly picks: Picks;
  readonly shape: PickShape;
  /** The endings of each number that the rule checks. */
  readonly endings: readonly string[];
}

/** Evaluates a line's picks against a draw. */
export function hitsOf({ rule, shape }: PlayType, picks: Picks, prizes: Prizes): Hits {
  const seen = prizes.filter(({ tier }) => rule.tiers.length === 0 || rule.tiers.includes(tier));
  const numbers = seen.flatMap((prize) => prize.numbers).filter((number) => number.length >= rule.digits);
  return HITS[rule.kind]({ picks, shape, endings: numbers.map((number) => number.slice(-rule.digits)) });
}

/** All picks of a combination are among the endings. */
const among = ({ picks, shape, endings }: Seen): number =>
  choose((picks[0] ?? []).filter((pick) => endings.includes(pick)).length, shape.size);

const HITS: Readonly<Record<RuleKind, (seen: Seen) => Hits>> = {
  ends: ({ picks, endings }) => endings.filter((ending) => isSpelled(ending, picks)).length,
  drawn: among,
  together: among,
  sum: ({ picks, endings: [number = ''] }) => {
    const sum = [...number].reduce((total, digit) => total + Number(digit), 0);
    const sides = new Set([sum <= mostLow(number.length) ? 'low' : 'high', sum % 2 === 0 ? 'even' : 'odd']);
    return picks.flat().filter((pick) => sides.has(pick)).length;
  },
  duel: ({ picks, endings: [number = ''] }) => {
    const [left, right] = [Number(number.at(0)), Number(number.at(-1))];
    if (left === right) return 'tie';
    const winner = left > right ? 'dragon' : 'tiger';
    return picks.flat().filter((pick) => pick === winner).length;
  },
};

/** Whether an ending is one of the combinations of the columns. */
function isSpelled(ending: string, picks: Picks): boolean {
  let start = 0;
  return picks.every((column) => {
    const width = column[0]?.length ?? 0;
    const part = ending.slice(start, start + width);
    start += width;
    return column.includes(part);
  });
}
