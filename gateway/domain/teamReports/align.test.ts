import { expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { alignDays, without } from './align.ts';
import { offsetIn } from './days.ts';

/** A merchant with one account that was active in this many slots. */
function active(slots: number) {
  const db = openDatabase(':memory:');
  db.run("INSERT INTO merchants (merchant, whitelabel, rules) VALUES ('m', '', '')");
  without(db, 'team_figures', () => {
    db.run(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${slots})
       INSERT INTO team_figures (merchant, account_id, scope, slot, bets, stake, valid_bet, win, deposit, withdrawal, bonus)
       SELECT 'm', 1, 'own', i * 300000, 1, 1, 1, 0, 0, 0, 0 FROM n`,
    );
  });
  return db;
}

it.each([
  ['says so before and after where that is much', 100_001, 2],
  ['does so without a word where it is little', 100, 0],
])('[AGT-5] a gateway that adds the days of a merchant up anew %s', (_name, slots, lines) => {
  const db = active(slots);
  const said: { line: string; offset: number }[] = [];
  const say = (line: string): void => void said.push({ line, offset: offsetIn(db, 'm') });
  alignDays(db, 'm', 'Asia/Manila', say);
  expect(said.map(({ offset }) => offset)).toEqual([0, 8 * 3_600_000].slice(0, lines));
  expect(said.every(({ line }) => line.startsWith('m: '))).toBe(true);
  const sums = 'SELECT (SELECT sum(bets) FROM member_days) AS days, (SELECT max(bets) FROM member_totals) AS total';
  expect(db.get(sums)).toEqual({ days: slots, total: slots });
  // The second call has nothing to do.
  alignDays(db, 'm', 'Asia/Manila', say);
  expect(said).toHaveLength(lines);
  db.close();
});
