/**
 * Calendar days as `yyyy-MM-dd` texts, the format of date inputs, forms and the platform's API. A day has no time or
 * time zone; the arithmetic uses UTC, where every day has 24 hours, so clock changes cannot shift a date. Such texts
 * sort chronologically.
 */
const DAY_MS = 24 * 60 * 60 * 1000;

/** A range of days, both included, as `yyyy-MM-dd` without time or time zone. An unset end is ''. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The last day of a year with four digits. */
export const LAST_DAY = '9999-12-31';

/** Midnight UTC of a day. */
export function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Midnight UTC of a day; `undefined` for an invalid day. */
export function parseDay(text: unknown): Date | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = midnight(text);
  // 30 February would roll over into March.
  return !Number.isNaN(date.getTime()) && toDay(date) === text ? date : undefined;
}

/** The UTC day of an instant. */
export function toDay(date: Date): string {
  return new Date(date.getTime()).toISOString().slice(0, 10);
}

/** The current day in the player's time zone; `now` in epoch ms. */
export function today(now: number): string {
  const local = new Date(now);
  return toDay(new Date(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate())));
}

/** Adds days, also negative ones. An invalid day is returned unchanged. */
export function addDays(day: string, days: number): string {
  const date = parseDay(day);
  return date ? toDay(new Date(date.getTime() + days * DAY_MS)) : day;
}

/** Days between two dates: 0 for the same day, negative if `to` is earlier, NaN if either is invalid. */
export function daysBetween(from: string, to: string): number {
  const [start, end] = [parseDay(from), parseDay(to)];
  return start && end ? (end.getTime() - start.getTime()) / DAY_MS : Number.NaN;
}

export const earlier = (a: string, b: string): string => (a < b ? a : b);
export const later = (a: string, b: string): string => (a > b ? a : b);

/** Whether both ends are set. */
export function isComplete({ from, to }: DateRange): boolean {
  return from !== '' && to !== '';
}

/** The range with its earlier day first. */
export function ordered(range: DateRange): DateRange {
  return isComplete(range) && range.from > range.to ? { from: range.to, to: range.from } : range;
}
