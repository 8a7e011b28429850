import type { Prizes } from '#site/api/contract/lottery.ts';
import { choose } from '#site/api/contract/lotteryRules.ts';
import type { Picks } from '#site/api/contract/lotteryRules.ts';
import type { PlayType } from './games.ts';

/** How often a line wins, or that the draw gives the stake back. */
export type Hits = number | 'tie';

/** What a line's picks are worth in a draw. */
export function hitsOf({ rule, shape }: PlayType, picks: Picks, prizes: Prizes): Hits {
  const first = prizes[0]?.numbers[0] ?? '';
  switch (rule.kind) {
    case 'ends': {
      const numbers = rule.prizes === 'any' ? prizes.flatMap((prize) => prize.numbers) : [first];
      return numbers.filter((number) => endsIn(number, picks)).length;
    }
    case 'drawn': {
      const drawn = new Set(prizes[0]?.numbers);
      return choose((picks[0] ?? []).filter((pick) => drawn.has(pick)).length, shape.size);
    }
    case 'sum': {
      const digits = [...first].map(Number);
      const sum = digits.reduce((total, digit) => total + digit, 0);
      // Five digits add up to 45 at most: 0 to 22 is the lower half.
      const sides = new Set([sum * 2 < digits.length * 9 ? 'low' : 'high', sum % 2 === 0 ? 'even' : 'odd']);
      return picks.flat().filter((pick) => sides.has(pick)).length;
    }
    case 'duel': {
      const [left, right] = [Number(first.at(0)), Number(first.at(-1))];
      if (left === right) return 'tie';
      const winner = left > right ? 'dragon' : 'tiger';
      return picks.flat().filter((pick) => pick === winner).length;
    }
  }
}

/** Whether the last digits of a number are one of the combinations that the columns make. */
function endsIn(number: string, picks: Picks): boolean {
  let end = number.length;
  return picks.toReversed().every((column) => {
    const width = column[0]?.length ?? 0;
    const digits = number.slice(end - width, end);
    end -= width;
    return column.includes(digits);
  });
}
