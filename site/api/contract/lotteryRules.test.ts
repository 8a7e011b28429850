import { describe, expect, it } from 'vitest';
import { choose, combinationsOf, lineTotal, mostHits, payout } from './lotteryRules.ts';
import type { PickShape } from './lotteryRules.ts';

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const three: PickShape = {
  columns: [0, 1, 2].map(() => ({ options: digits, least: 1, most: 10 })),
  counting: 'product',
  size: 1,
  mostCombinations: 500,
};
const twoOf: PickShape = { columns: [{ options: digits, least: 2, most: 5 }], counting: 'choose', size: 2, mostCombinations: 500 };
const sides: PickShape = {
  columns: [
    { options: ['low', 'high'], least: 0, most: 1 },
    { options: ['odd', 'even'], least: 0, most: 1 },
  ],
  counting: 'sum',
  size: 1,
  mostCombinations: 2,
};

describe('the arithmetic of a bet', () => {
  it.each([
    [three, [['1'], ['2'], ['3']], 1],
    [three, [['1', '2'], ['2'], ['3', '4', '5']], 6],
    [twoOf, [['1', '2', '3', '4']], 6],
    [sides, [['low'], ['odd']], 2],
    [sides, [[], ['odd']], 1],
  ])('[APP-5] counts the combinations of picks', (shape, picks, combinations) => {
    expect(combinationsOf(shape, picks)).toBe(combinations);
  });

  it.each([
    ['a column is missing', three, [['1'], ['2']]],
    ['a column is empty', three, [['1'], [], ['3']]],
    ['an option is unknown', three, [['1'], ['2'], ['x']]],
    ['a pick stands twice', three, [['1', '1'], ['2'], ['3']]],
    ['there are too few', twoOf, [['1']]],
    ['there are too many', twoOf, [['1', '2', '3', '4', '5', '6']]],
    ['both sides of one thing are picked', sides, [['low', 'high'], []]],
    ['nothing is picked', sides, [[], []]],
  ])('[APP-5] is no bet when %s', (_, shape, picks) => {
    expect(combinationsOf(shape, picks)).toBe(0);
  });

  it('[APP-5] a line costs stake times combinations, to the minor unit or not at all', () => {
    expect(lineTotal(2500, 4, 2)).toBe(100);
    // 0.0025 × 3 = 0.0075 is no whole centavo.
    expect(lineTotal(25, 3, 2)).toBeUndefined();
    expect(lineTotal(25, 4, 2)).toBe(1);
    expect(lineTotal(10_000_000, 2, 0)).toBe(2000);
  });

  it('[APP-5] pays stake times odds for each hit, rounded down, exactly even where doubles are not', () => {
    expect(payout(10_000, 950_000, 1, 2)).toBe(9500);
    expect(payout(1000, 33_333, 1, 2)).toBe(33);
    expect(payout(10_000_000_000, 960_000_000, 1, 0)).toBe(96_000_000_000);
    // As doubles these make 1000099999999.
    expect(payout(999_999_999_999, 10_001, 1, 4)).toBe(1_000_099_999_998);
  });

  it('[APP-5] knows the most that can win at once', () => {
    expect(mostHits(twoOf, [['1', '2', '3', '4']], 6)).toBe(6);
    expect(mostHits(twoOf, [['1', '2', '3', '4']], 3)).toBe(3);
    expect(mostHits(sides, [['low'], ['odd']], 1)).toBe(2);
    expect(mostHits(three, [['1', '2'], ['2'], ['3']], 1)).toBe(1);
    expect(choose(45, 6)).toBe(8_145_060);
    expect(choose(2, 3)).toBe(0);
  });
});
