import { daysLater, monthsBefore } from '#site/api/contract/days.ts';

/** Days in the merchant's time zone, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface Preset extends Days {
  /** `today`, `yesterday`, `week`, `last7`, `month`, `lastMonth` or `all`. */
  readonly name: string;
  /** Number of days of a `last…` preset. */
  readonly days?: number;
}

/** Converts between a day and its time on a chart axis. */
export const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Days since Monday, the first day of the week. */
const sinceMonday = (day: string): number => (new Date(momentOf(day)).getUTCDay() + 6) % 7;

const monthOf = (day: string): string => `${day.slice(0, 8)}01`;

/**
 * Preset periods, limited to permitted days.
 * @param lengths lengths in days of the presets that end today
 */
export function presetsOf(today: string, first: string, lengths: readonly number[]): Preset[] {
  const month = monthOf(today);
  const all: Preset[] = [
    { name: 'today', from: today, to: today },
    { name: 'yesterday', from: daysLater(today, -1), to: daysLater(today, -1) },
    ...lengths.map((days) => ({ name: `last${days}`, days, from: daysLater(today, 1 - days), to: today })),
    { name: 'week', from: daysLater(today, -sinceMonday(today)), to: today },
    { name: 'month', from: month, to: today },
    { name: 'lastMonth', from: monthOf(monthsBefore(month, 1)), to: daysLater(month, -1) },
    { name: 'all', from: first, to: today },
  ];
  return all.map((preset) => ({ ...preset, from: preset.from < first ? first : preset.from })).filter(({ from, to }) => from <= to);
}

/** The preset that equals these days; the selected one, if several match. */
export function presetOf({ from, to }: Days, presets: readonly Preset[], chosen: string | undefined): Preset | undefined {
  const same = presets.filter((preset) => preset.from === from && preset.to === to);
  return same.find(({ name }) => name === chosen) ?? same[0];
}
