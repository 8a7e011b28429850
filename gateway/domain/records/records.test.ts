import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bonusPage, movementPage } from './accountList.ts';
import { betPage } from './betList.ts';
import { profitOf } from './profit.ts';
import { watchedDatabase } from './watched.ts';

const MANY = 100_000;
const NOW = Date.UTC(2026, 0, 15, 12);
const days = { startDate: '2025-10-15', endDate: '2026-01-15' };

/** A player with a hundred thousand bets and as many movements, and another player. */
const { db, context, asked, period: periodOf } = watchedDatabase(NOW);
const period = periodOf(days);

beforeAll(() => {
  const account = "INSERT INTO accounts (id, merchant, username, nickname, password_hash, created_at) VALUES (?, 'm', ?, '', '', 0)";
  for (const id of [1, 2]) db.run(account, id, `player${id}`);
  db.run("INSERT INTO ledger_accounts (id, merchant, kind, owner_id) VALUES (1, 'm', 'wallet', 1), (2, 'm', 'house', 0)");
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${MANY})`;
  const at = `${NOW} - i * 60000`;
  db.run(
    `${numbers} INSERT INTO bets (merchant, account_id, source, bet_no, category, vendor, game, status, stake, valid_bet, win, placed_at, settled_at)
     SELECT 'm', 1 + (i % 10 = 9), 'round', 'R' || i, iif(i % 4 = 0, 'LIVE', 'RNG'), 'SALA', '7', iif(i % 5 = 0, 'cancelled', 'settled'), 100, 100,
       iif(i % 3 = 0, 150, 0), ${at}, ${at} FROM n`,
  );
  db.run(`${numbers} INSERT INTO ledger_movements (id, merchant, kind, idempotency_key, moved_at, subject)
     SELECT i + 1, 'm', iif(i % 50 = 0, 'bonus', 'bet'), 'k' || i, ${at}, iif(i % 50 = 0, 'rebate:' || i, NULL) FROM n`);
  db.run(`${numbers} INSERT INTO ledger_entries (movement_id, account_id, merchant, amount, kind, moved_at, balance)
     SELECT i + 1, 1, 'm', iif(i % 50 = 0, 500, -10), iif(i % 50 = 0, 'bonus', 'bet'), ${at}, 0 FROM n`);
  // Statistics of an empty database would lead to a different query plan.
  db.run('ANALYZE');
});
afterAll(() => db.close());

const page = { ...days, pageNo: 4000, pageSize: 20 };
const LISTS = {
  bets: () => betPage(page, period, context),
  'bets of a category, vendor and status': () =>
    betPage({ ...page, pageNo: 100, category: 'LIVE', vendor: 'SALA', status: 'settled' }, period, context),
  movements: () => movementPage(page, period, context),
  'movements of a type': () => movementPage({ ...page, pageNo: 90, type: 'bonus' }, period, context),
  bonuses: () => bonusPage({ ...page, pageNo: 90 }, period, context),
  'the report': () => profitOf(period, context),
};

describe('records of a player with a hundred thousand of them', () => {
  it.each(Object.entries(LISTS))('[MEM-7] [MEM-8] [MEM-9] %s are found by an index alone', (_name, list) => {
    const queries = asked(list).filter(({ sql }) => /\b(bets|ledger_entries)\b/.test(sql));
    expect(queries).not.toEqual([]);
    const steps = queries.flatMap((query) => query.steps);
    expect(steps.filter((step) => /^SCAN (bets|e|b|m|w)\b/.test(step))).toEqual([]);
    const periods = steps.filter((step) =>
      /(bets_by_time|ledger_entries_by_time) \(account_id=\? AND (placed_at|moved_at)>\? AND/.test(step),
    );
    expect(periods.length).toBeGreaterThan(0);
    expect(periods.filter((step) => !step.includes('COVERING INDEX'))).toEqual([]);
  });

  it('[MEM-7] use the merchant’s name for a vendor', () => {
    const vendor =
      "INSERT INTO vendors (merchant, code, category, name, account_type_id, is_hot, position) VALUES (?, 'SALA', 'RNG', ?, '1', 0, 1)";
    db.run(vendor, 'another', 'Theirs');
    expect(betPage(page, period, context).list[0]?.vendorName).toBe('SALA');
    db.run(vendor, 'm', 'Ours');
    expect(betPage(page, period, context).list[0]?.vendorName).toBe('Ours');
  });

  it('[MEM-7] totals are those of all matches on every page, of this account only', () => {
    const { list, totals, totalCount, totalPages } = betPage({ ...page, pageNo: 4500, pageSize: 20 }, period, context);
    expect([totalCount, totalPages, list.length]).toEqual([90_000, 4500, 20]);
    expect(totals.stake).toBe(9_000_000);
    expect(totals.net).toBe(totals.win - totals.stake);
    expect(betPage({ ...page, pageNo: 4501 }, period, context).list).toEqual([]);
  });
});
