import type { PickShape } from '#site/api/contract/lotteryRules.ts';
import type { ServerCategory } from '#site/api/contract/shapes.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A prize of a draw: how many numbers of how many digits. */
interface Tier {
  readonly tier: string;
  readonly count: number;
  readonly digits: number;
}

/** What a draw yields: numbers by prize, or balls out of an urn, none twice. */
export type Format =
  | { readonly kind: 'digits'; readonly tiers: readonly [Tier, ...Tier[]] }
  | { readonly kind: 'balls'; readonly from: number; readonly drawn: number };

/** When draws are: at `offsetMs` after midnight in Indochina and every `everyMs` from there. Bets end `closesMs` before. */
export interface Schedule {
  readonly everyMs: number;
  readonly offsetMs: number;
  readonly closesMs: number;
}

/**
 * How a line wins. `ends`: a number of the prizes (the first, or any) ends in a combination. `drawn`: all balls of a
 * combination are drawn. `sum`: the digits of the first prize add up to a low or high, odd or even number. `duel`: its first
 * digit against its last; equal ones give the stake back.
 */
export type WinRule = { readonly kind: 'ends'; readonly prizes: 'first' | 'any' } | { readonly kind: 'drawn' | 'sum' | 'duel' };

export interface PlayType {
  readonly playType: string;
  readonly shape: PickShape;
  readonly rule: WinRule;
}

export interface Lottery {
  readonly code: string;
  readonly vendor: string;
  readonly category: ServerCategory;
  /** Code of the group that it stands in on menus. */
  readonly group: 'VN' | 'FAST' | 'BALLS';
  /** By platform code of the language; EN stands in where a language has none. */
  readonly names: Readonly<Record<string, string>> & { readonly EN: string };
  readonly schedule: Schedule;
  readonly format: Format;
  readonly plays: readonly PlayType[];
  /** Ids of the prize tables that it offers. */
  readonly prizeModes: readonly number[];
  /** Games of the vendor's list whose names hold one of these stand for this lottery. */
  readonly catalogueWords: readonly string[];
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
const ballsOf = (from: number, size: number): PickShape => ({
  columns: [{ options: balls(from), least: size, most: Math.min(from, 12) }],
  counting: 'choose',
  size,
  mostCombinations: 500,
});

const anyPair: PlayType = { playType: 'pair_any', shape: pairs, rule: { kind: 'ends', prizes: 'any' } };
const lastDigits = (playType: string, shape: PickShape): PlayType => ({ playType, shape, rule: { kind: 'ends', prizes: 'first' } });
const lastPair = lastDigits('pair_last', pairs);
const lastThree = lastDigits('three_last', digitColumns(3));
const lastDigit = lastDigits('digit_last', digitColumns(1));
const allFive = lastDigits('five_all', digitColumns(5));
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
  rule: { kind: 'sum' },
};
const duel: PlayType = {
  playType: 'dragon_tiger',
  shape: { columns: [{ options: ['dragon', 'tiger'], ...ONE }], counting: 'sum', size: 1, mostCombinations: 1 },
  rule: { kind: 'duel' },
};
const picks = (from: number, sizes: readonly number[]): PlayType[] =>
  sizes.map((size) => ({ playType: `pick_${size}`, shape: ballsOf(from, size), rule: { kind: 'drawn' } }));

const NORTH: Format = {
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
const SOUTH: Format = {
  kind: 'digits',
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
const FIVE: Format = { kind: 'digits', tiers: [{ tier: 'drawn', count: 1, digits: 5 }] };

const vn = {
  vendor: 'TCG_LOTTO_VN',
  category: 'LOTT',
  group: 'VN',
  prizeModes: [1, 2],
  plays: [anyPair, lastPair, lastThree, lastDigit],
} as const;
const sea = { vendor: 'TCG_SEA', category: 'ELOTT', prizeModes: [5, 3] } as const;
const fast = { ...sea, group: 'FAST', format: FIVE, plays: [sum, duel, lastPair, lastThree, allFive] } as const;

const daily = (hour: number, minute: number): Schedule => ({
  everyMs: DAY_MS,
  offsetMs: hour * HOUR_MS + minute * MINUTE_MS,
  closesMs: 10 * MINUTE_MS,
});
const every = (everyMs: number, closesMs: number): Schedule => ({ everyMs, offsetMs: 0, closesMs });

/** The lotteries of the in-app vendors, in the order of menus. */
export const LOTTERIES: readonly Lottery[] = [
  {
    ...vn,
    code: 'VNMB',
    names: { EN: 'Northern Vietnam', VI: 'Xổ số Miền Bắc', CN: '越南北部', TH: 'เวียดนามเหนือ', TY: 'Hilagang Vietnam', ID: 'Vietnam Utara' },
    schedule: daily(18, 15),
    format: NORTH,
    catalogueWords: ['Hà Nội', 'Evening', 'Manila'],
  },
  {
    ...vn,
    code: 'VNMT',
    names: {
      EN: 'Central Vietnam',
      VI: 'Xổ số Miền Trung',
      CN: '越南中部',
      TH: 'เวียดนามกลาง',
      TY: 'Gitnang Vietnam',
      ID: 'Vietnam Tengah',
    },
    schedule: daily(17, 15),
    format: SOUTH,
    catalogueWords: ['Đà Nẵng', 'Sunrise', 'Cebu'],
  },
  {
    ...vn,
    code: 'VNMN',
    names: { EN: 'Southern Vietnam', VI: 'Xổ số Miền Nam', CN: '越南南部', TH: 'เวียดนามใต้', TY: 'Timog Vietnam', ID: 'Vietnam Selatan' },
    schedule: daily(16, 15),
    format: SOUTH,
    catalogueWords: ['Sài Gòn', 'Lucky', 'Fast'],
  },
  {
    ...fast,
    code: 'SEA1',
    names: {
      EN: 'Sea Five · 1 min',
      VI: 'Sea 5 số · 1 phút',
      CN: '海洋五星 · 1 分',
      TH: 'Sea 5 หลัก · 1 นาที',
      TY: 'Sea Five · 1 min',
      ID: 'Sea Lima · 1 mnt',
    },
    schedule: every(MINUTE_MS, 5000),
    catalogueWords: ['1 Minute'],
  },
  {
    ...fast,
    code: 'SEA3',
    names: {
      EN: 'Sea Five · 3 min',
      VI: 'Sea 5 số · 3 phút',
      CN: '海洋五星 · 3 分',
      TH: 'Sea 5 หลัก · 3 นาที',
      TY: 'Sea Five · 3 min',
      ID: 'Sea Lima · 3 mnt',
    },
    schedule: every(3 * MINUTE_MS, 10_000),
    catalogueWords: ['3 Minutes'],
  },
  {
    ...sea,
    code: 'SEA11',
    group: 'BALLS',
    names: { EN: 'Five of Eleven', VI: '5 trong 11', CN: '11 选 5', TH: '5 จาก 11', TY: 'Lima sa Labing-isa', ID: 'Lima dari Sebelas' },
    schedule: every(5 * MINUTE_MS, 15_000),
    format: { kind: 'balls', from: 11, drawn: 5 },
    plays: picks(11, [1, 2, 3, 5]),
    catalogueWords: ['5 Minutes', 'Plus'],
  },
  {
    ...sea,
    code: 'SEA45',
    group: 'BALLS',
    names: {
      EN: 'Six of Forty-five',
      VI: '6 trong 45',
      CN: '45 选 6',
      TH: '6 จาก 45',
      TY: 'Anim sa Apatnapu’t Lima',
      ID: 'Enam dari Empat Puluh Lima',
    },
    schedule: every(HOUR_MS, MINUTE_MS),
    format: { kind: 'balls', from: 45, drawn: 6 },
    plays: picks(45, [2, 3, 4]),
    catalogueWords: ['Daily'],
  },
];

export function lotteryOf(code: string): Lottery | undefined {
  return LOTTERIES.find((lottery) => lottery.code === code);
}

export function nameOf({ names }: Lottery, language: string): string {
  return names[language] ?? names.EN;
}
