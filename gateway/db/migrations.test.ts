import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, expect, it } from 'vitest';
import { walletBalance } from '../domain/ledger/ledger.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations.ts';

const home = mkdtempSync(join(tmpdir(), 'playfront-migrations-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('[API-5] [MEM-7] [MEM-8] a database from before there were records has its bets and balances in them', () => {
  const file = join(home, 'before.db');
  const old = new Libsql(file);
  const before = migrations.findIndex((sql) => sql.includes('CREATE TABLE bets'));
  old.exec('CREATE TABLE migrations (step INTEGER PRIMARY KEY) STRICT');
  migrations.slice(0, before).forEach((sql, index) => {
    old.exec(sql);
    old.prepare('INSERT INTO migrations (step) VALUES (?)').run(index + 1);
  });
  old.exec(`
    INSERT INTO accounts (id, merchant, username, nickname, password_hash, created_at) VALUES (1, 'm', 'old', '', '', 0);
    INSERT INTO games (node_id, vendor, category, classify, name, folded_name, emblem, min_bet, min_lines, is_hot, is_new)
      VALUES (7, 'SALA', 'FISH', '', 'Reef', 'reef', '', 0, 0, 0, 0);
    INSERT INTO rounds (merchant, round_id, account_id, node_id, stake, win, outcome, played_at) VALUES ('m', 'R1', 1, 7, 100, 250, '{}', 5);
    INSERT INTO lottery_orders (id, merchant, account_id, game_code, numero, prize_mode, play_type, picks, combinations, stake, odds, total,
      status, win, placed_at, draws_at, settled_at) VALUES
      (1, 'm', 1, 'VNMB', '1', 1, 'x', '[]', 1, 1, 1, 40, 16, 40, 6, 7, 8), (2, 'm', 1, 'SEA1', '1', 1, 'x', '[]', 1, 1, 1, 30, 2, 0, 9, 10, NULL);
    INSERT INTO ledger_accounts (id, merchant, kind, owner_id) VALUES (1, 'm', 'wallet', 1), (2, 'm', 'house', 0);
    INSERT INTO ledger_movements (id, merchant, kind, idempotency_key, moved_at) VALUES (1, 'm', 'deposit', 'a', 3), (2, 'm', 'bet', 'b', 4);
    INSERT INTO ledger_entries (movement_id, account_id, merchant, amount) VALUES (1, 1, 'm', 500), (1, 2, 'm', -500), (2, 1, 'm', -80), (2, 2, 'm', 80);
  `);
  old.close();

  const db = openDatabase(file);
  expect(db.all('SELECT bet_no, source, category, vendor, game, status, stake, valid_bet, win FROM bets ORDER BY placed_at')).toEqual([
    { bet_no: 'R1', source: 'round', category: 'FISH', vendor: 'SALA', game: '7', status: 'settled', stake: 100, valid_bet: 100, win: 250 },
    {
      bet_no: '1',
      source: 'lottery',
      category: 'LOTT',
      vendor: 'TCG_LOTTO_VN',
      game: 'VNMB',
      status: 'settled',
      stake: 40,
      valid_bet: 0,
      win: 40,
    },
    {
      bet_no: '2',
      source: 'lottery',
      category: 'ELOTT',
      vendor: 'TCG_SEA',
      game: 'SEA1',
      status: 'unsettled',
      stake: 30,
      valid_bet: 0,
      win: 0,
    },
  ]);
  expect(db.all('SELECT kind, moved_at, balance FROM ledger_entries WHERE balance IS NOT NULL ORDER BY movement_id')).toEqual([
    { kind: 'deposit', moved_at: 3, balance: 500 },
    { kind: 'bet', moved_at: 4, balance: 420 },
  ]);
  expect(db.all('PRAGMA foreign_key_check')).toEqual([]);
  expect(walletBalance(db, 'm', 1)).toBe(420);
  db.close();
});

it('[AGT-2] [AGT-5] migrating a database without team sums gives the same sums as one that had them from the start', () => {
  const file = join(home, 'teams.db');
  const old = new Libsql(file);
  const before = migrations.findIndex((sql) => sql.includes('CREATE TABLE team_players'));
  old.exec('CREATE TABLE migrations (step INTEGER PRIMARY KEY) STRICT');
  migrations.slice(0, before).forEach((sql, index) => {
    old.exec(sql);
    old.prepare('INSERT INTO migrations (step) VALUES (?)').run(index + 1);
  });
  const day = 86_400_000;
  const lived = `
    INSERT INTO accounts (id, merchant, username, nickname, password_hash, type, upline_id, created_at) VALUES
      (1, 'm', 'top', '', '', 1, NULL, 0), (2, 'm', 'middle', '', '', 1, 1, 0), (3, 'm', 'low', '', '', 0, 2, 0), (4, 'm', 'other', '', '', 0, 1, 0);
    INSERT INTO member_rates (merchant, account_id, category, rate) VALUES ('m', 2, 'RNG', 50), ('m', 4, 'RNG', 70), ('m', 3, 'LIVE', 20);
    INSERT INTO bets (merchant, account_id, source, bet_no, category, vendor, game, status, stake, valid_bet, win, placed_at, settled_at) VALUES
      ('m', 3, 'round', 'a', 'RNG', 'V', '1', 'settled', 10, 10, 5, ${day}, ${day}), ('m', 3, 'round', 'b', 'LIVE', 'V', '1', 'settled', 7, 7, 0, ${5 * day}, ${5 * day}),
      ('m', 4, 'round', 'c', 'RNG', 'V', '1', 'settled', 4, 4, 9, ${5 * day}, ${5 * day + 1}), ('m', 2, 'round', 'd', 'RNG', 'V', '1', 'unsettled', 3, 0, 0, 1, NULL);
    INSERT INTO ledger_accounts (id, merchant, kind, owner_id) VALUES (1, 'm', 'wallet', 3), (2, 'm', 'cashier', 0), (3, 'm', 'held', 3);
    INSERT INTO ledger_movements (id, merchant, kind, idempotency_key, moved_at) VALUES (1, 'm', 'deposit', 'a', 3), (2, 'm', 'withdrawal', 'b', ${2 * day});
    INSERT INTO ledger_entries (movement_id, account_id, merchant, amount, kind, moved_at, balance) VALUES (1, 1, 'm', 500, 'deposit', 3, 500),
      (1, 2, 'm', -500, NULL, NULL, NULL), (2, 1, 'm', -80, 'withdrawal', ${2 * day}, 420), (2, 3, 'm', 80, NULL, NULL, NULL);`;
  old.exec(lived);
  old.close();
  const brought = openDatabase(file);
  const file2 = join(home, 'fresh.db');
  openDatabase(file2).close();
  const writer = new Libsql(file2);
  writer.exec(lived);
  writer.close();
  const fresh = openDatabase(file2);
  for (const table of [
    'member_days',
    'member_totals',
    'team_players WHERE members <> 0',
    'category_figures',
    'team_names',
    'team_balances',
    'member_rates',
    'ledger_accounts',
  ]) {
    const rows = `SELECT * FROM ${table} ORDER BY 1, 2, 3, 4`;
    expect(brought.all(rows).length).toBeGreaterThan(2);
    expect(brought.all(rows)).toEqual(fresh.all(rows));
  }
  expect(brought.all("SELECT * FROM team_balances WHERE scope = 'team'").map((row) => Object(row).balance)).toEqual([420, 420]);
  expect(brought.all('SELECT balance FROM ledger_accounts ORDER BY id').map((row) => Object(row).balance)).toEqual([420, -500, 80]);
  brought.close();
  fresh.close();
});
