import type { Database } from '../../db/database.ts';
import { fillTotals } from '../../db/migrations/0023-member-totals.ts';
import { fillDays, fillPlayers } from '../../db/migrations/0019-team-scale.ts';
import { dayOffsetOf, offsetIn } from './days.ts';

/** From so many five minutes of accounts on, adding them up anew takes seconds in which the gateway answers nobody. */
const MANY = 100_000;

const DAYS = ['member_days', 'member_totals', 'team_players'];

/**
 * Adds the days of a merchant's figures up anew, as its zone has them. Cheap where they are so already; else it takes as long as it
 * takes, and where that is long, says so before and after.
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

/** Reads no more than decides it. */
function hasMany(db: Database, merchant: string): boolean {
  return db.get("SELECT 1 FROM team_figures WHERE merchant = ? AND scope = 'own' LIMIT 1 OFFSET ?", merchant, MANY) !== undefined;
}

/** Fills the tables of a merchant's days, which are empty, all at once instead of row by row. */
export function fillAllDays(db: Database, merchant: string): void {
  without(db, 'member_days', () => [fillDays, fillPlayers, fillTotals].forEach((fill) => db.run(fill('?'), merchant)));
}

/** Does some work while writing to a table sets nothing else off. */
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
