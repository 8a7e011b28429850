import type { Database } from '../../db/database.ts';
import type { Hours } from '../records/period.ts';
import { DAY_MS, offsetIn } from './days.ts';
import { daysOf } from './parts.ts';

/**
 * How many members of a team had a settled bet in a time range, each counted once. Whole days are read from
 * `team_players`; for the remainders at both ends, only members without a bet in the rest of the range are added.
 */
export function activeIn(ancestorId: number, hours: Hours, db: Database, merchant: string): number {
  if (hours.from >= hours.until) return 0;
  const offset = offsetIn(db, merchant);
  const { first, end, edges } = daysOf(hours, offset);
  const whole = db.get<{ members: number }>(
    'SELECT coalesce(sum(members), 0) AS members FROM team_players WHERE ancestor_id = ? AND day >= ? AND day < ? AND since < ?',
    ancestorId,
    first,
    end,
    first,
  );
  // Members who played both before and after the whole days are counted after them only.
  const besides = ({ from, until }: Hours): Hours =>
    from === hours.from ? { from: until, until: hours.until } : { from: first * DAY_MS - offset, until: from };
  return edges.reduce((sum, edge) => sum + onlyIn(ancestorId, edge, besides(edge), db), whole?.members ?? 0);
}

const PLAYED = `EXISTS (
  SELECT 1 FROM team_figures f WHERE f.account_id = l.account_id AND f.scope = 'own' AND f.slot >= ? AND f.slot < ? AND f.bets > 0)`;

/** Members who played in a range, but not in the other ranges. */
function onlyIn(ancestorId: number, hours: Hours, others: Hours, db: Database): number {
  const row = db.get<{ members: number }>(
    `SELECT count(*) AS members FROM lineage l INDEXED BY lineage_newest
     WHERE l.ancestor_id = ? AND l.depth > 0 AND ${PLAYED} AND NOT ${PLAYED}`,
    ancestorId,
    hours.from,
    hours.until,
    others.from,
    others.until,
  );
  return row?.members ?? 0;
}
