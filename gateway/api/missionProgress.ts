import { dayAt, daysLater, startOfDay } from '#site/api/contract/days.ts';
import type { MissionCadence } from '#site/api/contract/missions.ts';
import { timeZoneOf } from '../domain/records/period.ts';
import type { Hours } from '../domain/records/period.ts';
import type { Account, RequestContext } from './context.ts';

/** What a mission can count, all of it from data stored anyway. */
export const MEASURES = ['logins', 'bets', 'games', 'validBet', 'deposits', 'friends'] as const;
export type Measure = (typeof MEASURES)[number];

/** Measures in minor units; the others are counts. */
export const isMoney = (measure: Measure): boolean => measure === 'validBet' || measure === 'deposits';

/**
 * A day or week, named by its first day, or all time: the range a mission counts in, and the key it is claimed under.
 */
export interface MissionPeriod extends Hours {
  readonly key: string;
}

const ONCE: MissionPeriod = { key: 'once', from: 0, until: Number.MAX_SAFE_INTEGER };
const WEEK_DAYS = 7;
const LENGTHS: Readonly<Record<Exclude<MissionCadence, 'once'>, number>> = { daily: 1, weekly: WEEK_DAYS };

/**
 * The current period of a cadence, in the merchant's time zone; weeks begin on Monday.
 * @param before how many periods earlier
 */
export function missionPeriod(context: RequestContext, cadence: MissionCadence, before = 0): MissionPeriod {
  if (cadence === 'once') return ONCE;
  const zone = timeZoneOf(context);
  const today = dayAt(context.now(), zone);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  const length = LENGTHS[cadence];
  const key = daysLater(today, -(cadence === 'weekly' ? sinceMonday : 0) - before * length);
  return { key, from: startOfDay(key, zone), until: startOfDay(daysLater(key, length), zone) };
}

/** The account's progress on a measure in a period. */
export function progressOf(context: RequestContext, account: Account, measure: Measure, { from, until }: Hours): number {
  const { db, merchant } = context;
  const total = (sql: string): number => db.get<{ total: number }>(sql, merchant.code, account.id, from, until)?.total ?? 0;
  const bets = `FROM bets WHERE merchant = ?1 AND account_id = ?2 AND placed_at >= ?3 AND placed_at < ?4 AND status <> 'cancelled'`;
  switch (measure) {
    case 'bets':
      return total(`SELECT count(*) AS total ${bets}`);
    case 'games':
      return total(`SELECT count(DISTINCT game) AS total ${bets}`);
    case 'validBet':
      return total(`SELECT coalesce(sum(valid_bet), 0) AS total ${bets}`);
    case 'deposits':
      return total(
        `SELECT coalesce(sum(e.amount), 0) AS total FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
         WHERE a.merchant = ?1 AND a.kind = 'wallet' AND a.owner_id = ?2 AND e.kind = 'deposit' AND e.moved_at >= ?3 AND e.moved_at < ?4`,
      );
    case 'friends':
      return total(
        `SELECT count(*) AS total FROM referrals
         WHERE merchant = ?1 AND referrer_id = ?2 AND registered_at >= ?3 AND registered_at < ?4`,
      );
    case 'logins':
      return loginDays(context, account, { from, until });
  }
}

/** Number of days with a login, in the merchant's time zone. */
function loginDays(context: RequestContext, account: Account, { from, until }: Hours): number {
  const rows = context.db.all<{ at: number }>(
    'SELECT at FROM logins WHERE account_id = ? AND at >= ? AND at < ? ORDER BY at DESC LIMIT 1000',
    account.id,
    from,
    until,
  );
  const zone = timeZoneOf(context);
  return new Set(rows.map(({ at }) => dayAt(at, zone))).size;
}
