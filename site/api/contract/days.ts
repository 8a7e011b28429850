/**
 * Days by a merchant's clock. Records are asked for by day, `yyyy-MM-dd`, both ends included, so that client and gateway mean
 * the same hours wherever the player is.
 */
const DAY_MS = 86_400_000;

/** Local time of the zone as if it were UTC; an unknown zone counts as UTC. */
function localTime(at: number, timeZone: string): number {
  const second = Math.floor(at / 1000) * 1000;
  // The first object of `Intl`, whichever, costs a slow phone over 100 ms; browsers before 2026 have nothing else.
  return typeof Temporal === 'undefined' ? shownBy(clockOf(timeZone), second) : second + offsetAt(second, timeZone);
}

/** How far the zone is ahead of UTC then, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  try {
    return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
  } catch {
    return 0;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const make = (zone: string) => new Intl.DateTimeFormat('en-US', { ...parts, hourCycle: 'h23', timeZone: zone, calendar: 'gregory' });
  let clock: Intl.DateTimeFormat;
  try {
    clock = make(timeZone);
  } catch {
    clock = make('UTC');
  }
  clocks.set(timeZone, clock);
  return clock;
}

function shownBy(clock: Intl.DateTimeFormat, at: number): number {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Date and time by the zone's clock: `2026-01-15 20:00:00`. */
export function timeIn(at: number, timeZone: string): string {
  return new Date(localTime(at, timeZone)).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day that an instant falls on. */
export function dayAt(at: number, timeZone: string): string {
  return timeIn(at, timeZone).slice(0, 10);
}

/** The instant at which the zone's clock shows a date and time, `2026-01-15T20:00`. */
export function instantOf(time: string, timeZone: string): number {
  const asUtc = Date.parse(`${time}Z`);
  const offset = (at: number): number => localTime(at, timeZone) - at;
  return asUtc - offset(asUtc - offset(asUtc));
}

/** The instant at which a day begins, also where clocks change on it. */
export function startOfDay(day: string, timeZone: string): number {
  return instantOf(`${day}T00:00:00`, timeZone);
}

/** So many days later, or earlier. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of the month so many months before; the month's last where it has no such day. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Every day from one to the other, both included. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => daysLater(from, index));
}

/** Whether a text is a day that there is: 30 February is none. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}
