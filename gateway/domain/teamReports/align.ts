import type { Database } from '../../db/database.ts';
import { fillTotals } from '../../db/migrations/0023-member-totals.ts';
import { fillDays, fillPlayers } from '../../db/migrations/0019-team-scale.ts';
import { dayOffsetOf, offsetIn } from './days.ts';

/** From this number of account slots on, re-aggregating takes seconds in which the gateway does not respond. */
const MANY = 100_000;

const DAYS = ['member_days', 'member_totals', 'team_players'];

/**
 * Re-aggregates a merchant's daily figures for its time zone. Cheap if they are already aligned; otherwise it logs
 * before and after a long run.
 */
export function alignDays(db: Database, merchant: string, timeZone?: string, say?: (line: string) => void): void {
  const offset = dayOffsetOf(timeZone);
  if (offset === offsetIn(db, merchant)) return;
  const told = hasMany(db, merchant) ? say : undefined;
  const startedAt = performance.now();
  told?.(`${merchant}: its days begin at another hour now; figures of its teams are added up anew, which may take a minute …`);
  db.transaction(() => {
    db.run('UPDATE merchants SET day_offset = ? WHERE merchant = ?', offset, merchant);
    for (const table of DAYS) db.run(`DELETE FROM ${table} WHERE merchant = ?`, merchant);
    fillAllDays(db, merchant);
  });
  told?.(`${merchant}: figures of its teams are added up, after ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

/** Reads only as many rows as needed. */
function hasMany(db: Database, merchant: string): boolean {
  return db.get("SELECT 1 FROM team_figures WHERE merchant = ? AND scope = 'own' LIMIT 1 OFFSET ?", merchant, MANY) !== undefined;
}

/** Fills the empty daily tables of a merchant in one pass instead of row by row. */
export function fillAllDays(db: Database, merchant: string): void {
  without(db, 'member_days', () => [fillDays, fillPlayers, fillTotals].forEach((fill) => db.run(fill('?'), merchant)));
}

/** Runs `work` with the triggers of a table removed. */
export function without(db: Database, table: string, work: () => void): void {
  db.transaction(() => {
    const triggers = db.all<{ name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?",
      table,
    );
    for (const { name } of triggers) db.run(`DROP TRIGGER ${name}`);
    work();
    for (const { sql } of triggers) db.run(sql);
  });
}
