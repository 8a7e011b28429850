import type { ServerCategory } from '#site/api/contract/shapes.ts';
import { FIVE, NORTH, SOUTH } from './formats.ts';
import type { Format } from './formats.ts';
import { FIVE_PLAYS, NORTH_PLAYS, picks, SOUTH_PLAYS } from './plays.ts';
import type { PlayType } from './plays.ts';
import { CENTRAL_WEEK, SOUTH_WEEK } from './stations.ts';
import type { Week } from './stations.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Draw times: at `offsetMs` after midnight in Indochina and every `everyMs` from there. Bets close `closesMs` before.
 */
export interface Schedule {
  readonly everyMs: number;
  readonly offsetMs: number;
  readonly closesMs: number;
}

export interface Lottery {
  readonly code: string;
  readonly vendor: string;
  readonly category: ServerCategory;
  /** Code of its menu group. */
  readonly group: 'VN' | 'FAST' | 'BALLS';
  /** By platform language code, with EN as the fallback. */
  readonly names: Readonly<Record<string, string>> & { readonly EN: string };
  readonly schedule: Schedule;
  /** Set if several stations draw at the same time, each separately; otherwise the lottery has one result per draw. */
  readonly stations?: Week;
  readonly format: Format;
  readonly plays: readonly PlayType[];
  /** Ids of the prize tables it offers. */
  readonly prizeModes: readonly number[];
  /** A game of the vendor's list maps to this lottery if its name contains one of these. */
  readonly catalogueWords: readonly string[];
}

const vn = {
  vendor: 'TCG_LOTTO_VN',
  category: 'LOTT',
  group: 'VN',
  prizeModes: [1, 2],
} as const;
const sea = { vendor: 'TCG_SEA', category: 'ELOTT', prizeModes: [5, 3] } as const;
const fast = { ...sea, group: 'FAST', format: FIVE, plays: FIVE_PLAYS } as const;

const daily = (hour: number, minute: number): Schedule => ({
  everyMs: DAY_MS,
  offsetMs: hour * HOUR_MS + minute * MINUTE_MS,
  closesMs: 10 * MINUTE_MS,
});
const every = (everyMs: number, closesMs: number): Schedule => ({ everyMs, offsetMs: 0, closesMs });

/** The lotteries of the in-app vendors, in menu order. */
export const LOTTERIES: readonly Lottery[] = [
  {
    ...vn,
    code: 'VNMB',
    names: { EN: 'Northern Vietnam', VI: 'Xổ số Miền Bắc', CN: '越南北部', TH: 'เวียดนามเหนือ', TY: 'Hilagang Vietnam', ID: 'Vietnam Utara' },
    schedule: daily(18, 15),
    format: NORTH,
    plays: NORTH_PLAYS,
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
    stations: CENTRAL_WEEK,
    format: SOUTH,
    plays: SOUTH_PLAYS,
    catalogueWords: ['Đà Nẵng', 'Sunrise', 'Cebu'],
  },
  {
    ...vn,
    code: 'VNMN',
    names: { EN: 'Southern Vietnam', VI: 'Xổ số Miền Nam', CN: '越南南部', TH: 'เวียดนามใต้', TY: 'Timog Vietnam', ID: 'Vietnam Selatan' },
    schedule: daily(16, 15),
    stations: SOUTH_WEEK,
    format: SOUTH,
    plays: SOUTH_PLAYS,
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
