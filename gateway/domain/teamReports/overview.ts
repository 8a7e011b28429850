import { daysBetween, daysLater, startOfDay } from '#site/api/contract/days.ts';
import { firstRetainedDay, timeZoneOf } from '../records/period.ts';
import type { Hours, Period } from '../records/period.ts';
import { balanceIn } from '../team/balances.ts';
import type { TeamContext } from '../team/lines.ts';
import { activeIn } from './active.ts';
import { sumsOf } from './parts.ts';
import { sumRow } from './sums.ts';
import type { FigureName, Sums } from './parts.ts';

const HOUR_MS = 3_600_000;
const SLOT_MS = 300_000;

const OF_TEAM = ['bets', 'stake', 'validBet', 'win', 'net', 'deposit', 'withdrawal', 'bonus'] as const satisfies FigureName[];
const OF_STEPS = ['validBet', 'net', 'deposit', 'withdrawal', 'bonus'] as const satisfies FigureName[];

/** The team's figures in a period and the one before it, and their breakdown by step. */
export function overviewOf(period: Period, context: TeamContext) {
  const before = hoursBefore(period, context);
  const step = period.startDate === period.endDate ? ('hour' as const) : ('day' as const);
  return {
    team: sizeOf(context),
    figures: figuresOf(period, context),
    before: before && figuresOf(before, context),
    step,
    steps: stepsOf(step === 'hour' ? hoursOf(period) : daysOf(period, context), context),
  };
}

function sizeOf({ db, account }: TeamContext): { size: number; direct: number; balance: number } {
  const count = 'SELECT count(*) AS total FROM lineage WHERE ancestor_id = ? AND';
  return {
    size: db.get<{ total: number }>(`${count} depth > 0`, account.id)?.total ?? 0,
    direct: db.get<{ total: number }>(`${count} depth = 1`, account.id)?.total ?? 0,
    balance: balanceIn(db, account.id, 'team'),
  };
}

function figuresOf(hours: Hours, { db, merchant, account }: TeamContext) {
  const sums = sumRow<Sums<(typeof OF_TEAM)[number]> & { joined: number }>(
    db,
    `SELECT ${sumsOf(OF_TEAM)}, coalesce(sum(joined), 0) AS joined FROM team_figures
     WHERE account_id = ? AND scope = 'team' AND slot >= ? AND slot < ?`,
    account.id,
    hours.from,
    hours.until,
  );
  return { ...sums, active: activeIn(account.id, hours, db, merchant.code) };
}

/**
 * The range of the same length before a period; for an unfinished one, as many hours as have passed. `null` if it
 * begins before the players' history.
 */
function hoursBefore({ startDate, endDate, from, until }: Period, context: TeamContext): Hours | null {
  const zone = timeZoneOf(context);
  const first = daysLater(startDate, -daysBetween(startDate, endDate).length);
  if (first < firstRetainedDay(context)) return null;
  const begin = startOfDay(first, zone);
  // Includes the current five minutes.
  const passed = Math.ceil(Math.min(until, context.now() + 1) / SLOT_MS) * SLOT_MS - from;
  return { from: begin, until: Math.min(begin + passed, from) };
}

/** The hours of a single day: 23 or 25 on a day with a clock change. */
function hoursOf({ from, until }: Hours): Hours[] {
  return Array.from({ length: Math.max(0, (until - from) / HOUR_MS) }, (_, hour) => ({
    from: from + hour * HOUR_MS,
    until: from + (hour + 1) * HOUR_MS,
  }));
}

function daysOf({ startDate, endDate }: Period, context: TeamContext): Hours[] {
  const zone = timeZoneOf(context);
  return daysBetween(startDate, endDate).map((day) => ({ from: startOfDay(day, zone), until: startOfDay(daysLater(day, 1), zone) }));
}

/** Sums of each range, 0 without activity. Reads one key range for each. */
function stepsOf(stretches: readonly Hours[], { db, account }: TeamContext) {
  const rows = db.all<Sums<(typeof OF_STEPS)[number]> & { at: number }>(
    `SELECT (s.value ->> 0) AS at, ${sumsOf(OF_STEPS, 'f')} FROM json_each(?) s LEFT JOIN team_figures f
       ON f.account_id = ? AND f.scope = 'team' AND f.slot >= (s.value ->> 0) AND f.slot < (s.value ->> 1)
     GROUP BY s.key ORDER BY s.key`,
    JSON.stringify(stretches.map(({ from, until }) => [from, until])),
    account.id,
  );
  return rows;
}
