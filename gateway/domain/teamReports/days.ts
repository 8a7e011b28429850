import { dayAt, startOfDay } from '#site/api/contract/days.ts';
import type { Database } from '../../db/database.ts';

export const DAY_MS = 86_400_000;

/** For zones with clock changes, days are aggregated with the offset of this date. */
const AT = Date.UTC(2026, 0, 15);

/** How much earlier the days of a zone begin than in UTC, in milliseconds: from 0 to less than a day. */
export function dayOffsetOf(timeZone = 'UTC'): number {
  return (DAY_MS - (startOfDay(dayAt(AT, timeZone), timeZone) % DAY_MS)) % DAY_MS;
}

/** The day offset of a merchant's figures (`merchants.day_offset`); UTC for an unknown merchant. */
export function offsetIn(db: Database, merchant: string): number {
  return db.get<{ offset: number }>('SELECT day_offset AS offset FROM merchants WHERE merchant = ?', merchant)?.offset ?? 0;
}
