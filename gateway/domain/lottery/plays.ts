import type { PickShape, WinRule } from '#site/api/contract/lotteryRules.ts';

/** A bet type: what is picked, and what wins. */
export interface PlayType {
  readonly playType: string;
  readonly shape: PickShape;
  readonly rule: WinRule;
  /** Price of a point in dong: for merchants that use dong, stakes are whole points. */
  readonly pointPrice?: number;
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));
const PAIRS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const balls = (from: number): string[] => Array.from({ length: from }, (_, index) => String(index + 1).padStart(2, '0'));

const ONE = { least: 0, most: 1 } as const;
const column = { options: DIGITS, least: 1, most: 10 } as const;
const digitColumns = (count: number): PickShape => ({
  columns: Array.from({ length: count }, () => column),
  counting: 'product',
  size: 1,
  mostCombinations: 500,
});
const pairs: PickShape = { columns: [{ options: PAIRS, least: 1, most: 50 }], counting: 'product', size: 1, mostCombinations: 50 };
const chosen = (options: readonly string[], size: number): PickShape => ({
  columns: [{ options, least: size, most: Math.min(options.length, 12) }],
  counting: 'choose',
  size,
  mostCombinations: 500,
});

/** Every prize of a draw. */
const ALL: readonly string[] = [];
const ends = (playType: string, tiers: readonly string[], digits: number, shape: PickShape): PlayType => ({
  playType,
  shape,
  rule: { kind: 'ends', tiers, digits },
});
/** Xiên: two, three or four numbers that all end some prize of the draw. */
const together = [2, 3, 4].map((size): PlayType => ({
  playType: `together_${size}`,
  shape: chosen(PAIRS, size),
  rule: { kind: 'together', tiers: ALL, digits: 2 },
}));
/**
 * Lô, for each prize that ends in two or three digits. Points have their customary price: 23,000 in the north, where a
 * hit on two digits then pays about 80,000; in the south 1,000 for each number that is checked.
 */
const anyPrize = (two: number, three: number): PlayType[] => [
  { ...ends('pair_any', ALL, 2, pairs), pointPrice: two },
  { ...ends('three_any', ALL, 3, digitColumns(3)), pointPrice: three },
];

/** The number of the lotteries that draw a single one. */
const DRAWN = ['drawn'];
const sum: PlayType = {
  playType: 'sum_sides',
  shape: {
    columns: [
      { options: ['low', 'high'], ...ONE },
      { options: ['odd', 'even'], ...ONE },
    ],
    counting: 'sum',
    size: 1,
    mostCombinations: 2,
  },
  rule: { kind: 'sum', tiers: DRAWN, digits: 5 },
};
const duel: PlayType = {
  playType: 'dragon_tiger',
  shape: { columns: [{ options: ['dragon', 'tiger'], ...ONE }], counting: 'sum', size: 1, mostCombinations: 1 },
  rule: { kind: 'duel', tiers: DRAWN, digits: 5 },
};

/** Đề and ba càng are bets on the special prize. */
const SPECIAL = ['special'];
const lastThree = ends('three_last', SPECIAL, 3, digitColumns(3));
const lastDigit = ends('digit_last', SPECIAL, 1, digitColumns(1));

export const NORTH_PLAYS: readonly PlayType[] = [
  ...anyPrize(23_000, 23_000),
  ends('pair_last', SPECIAL, 2, pairs),
  lastThree,
  lastDigit,
  ...together,
];
/** South and Central: the head is the eighth prize, the tail the end of the special one. */
export const SOUTH_PLAYS: readonly PlayType[] = [
  ...anyPrize(18_000, 17_000),
  ends('pair_head', ['eighth'], 2, pairs),
  ends('pair_tail', SPECIAL, 2, pairs),
  ends('head_tail', ['eighth', 'special'], 2, pairs),
  lastThree,
  lastDigit,
  ...together,
];
export const FIVE_PLAYS: readonly PlayType[] = [
  sum,
  duel,
  ends('pair_last', DRAWN, 2, pairs),
  ends('three_last', DRAWN, 3, digitColumns(3)),
  ends('five_all', DRAWN, 5, digitColumns(5)),
];
/** Picks of several balls that must all be drawn. */
export const picks = (from: number, sizes: readonly number[]): PlayType[] =>
  sizes.map((size) => ({ playType: `pick_${size}`, shape: chosen(balls(from), size), rule: { kind: 'drawn', tiers: DRAWN, digits: 2 } }));
