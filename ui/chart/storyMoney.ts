import type { MoneyPoint } from './moneyData.ts';

/** A player's money for stories and tests; deterministic. */
const DAY_MS = 86_400_000;
/** 1 November 2025, in UTC like the labels below. */
export const FIRST_DAY = Date.UTC(2025, 10, 1);

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
const shortPesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', notation: 'compact', maximumFractionDigits: 1 });
const dayAndMonth = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const formatAmount = (minor: number): string => pesos.format(minor / 100);
export const formatAxisAmount = (minor: number): string => shortPesos.format(minor / 100);
export const formatTime = (at: number): string => dayAndMonth.format(at);

/** One amount per day, starting on the first day. */
export function daily(amounts: readonly number[]): MoneyPoint[] {
  return amounts.map((amount, day) => ({ at: FIRST_DAY + day * DAY_MS, amount }));
}

/** Amounts of so many days that vary around `middle` by up to `swing`, in whole pesos. */
export function wave(days: number, middle: number, swing: number, seed = 0): MoneyPoint[] {
  return daily(
    Array.from({ length: days }, (_, day) => {
      const turn = Math.sin(day * 0.9 + seed) * 0.55 + Math.sin(day * 2.3 + seed * 1.7) * 0.45;
      return Math.round((middle + swing * turn) / 100) * 100;
    }),
  );
}

/** Running balance over so many days. */
export function balance(days: number): MoneyPoint[] {
  let left = 500_000;
  return wave(days, 2_000, 90_000).map(({ at, amount }, day) => {
    left += amount + Math.round(Math.sin(day / 40) * 120) * 100;
    return { at, amount: left };
  });
}

export const games = [
  { id: 'slots', label: 'Slots', amount: 4_821_000 },
  { id: 'live', label: 'Live casino', amount: 2_934_050 },
  { id: 'fishing', label: 'Fishing', amount: 1_210_000 },
  { id: 'sports', label: 'Sports', amount: 903_500 },
  { id: 'lottery', label: 'Lottery', amount: 412_000 },
  { id: 'poker', label: 'Poker and cards', amount: 250_000 },
  { id: 'arcade', label: 'Arcade', amount: 96_000 },
  { id: 'bingo', label: 'Bingo', amount: 41_000 },
];
