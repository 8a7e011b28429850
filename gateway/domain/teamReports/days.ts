import { dayAt, startOfDay } from '#site/api/contract/days.ts';
import type { Database } from '../../db/database.ts';

export const DAY_MS = 86_400_000;

/** Where clocks change in the year, days are added up as they begin at this moment. */
const AT = Date.UTC(2026, 0, 15);

/** By how many milliseconds days of a zone begin before those of UTC: at least none, less than a day. */
export function dayOffsetOf(timeZone = 'UTC'): number {
  return (DAY_MS - (startOfDay(dayAt(AT, timeZone), timeZone) % DAY_MS)) % DAY_MS;
}

/** Where the days of a merchant's figures begin, as `merchants.day_offset` has it; those of UTC for a merchant that is none. */
export function offsetIn(db: Database, merchant: string): number {
  return db.get<{ offset: number }>('SELECT day_offset AS offset FROM merchants WHERE merchant = ?', merchant)?.offset ?? 0;
}
