import { expect, it } from 'vitest';
import { seededRandom } from '../../api/random.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { holdings, move, mustMove, nextReference, transfer, walletBalance } from './ledger.ts';
import type { Holder, MovementKind } from './ledger.ts';

const KINDS: MovementKind[] = ['deposit', 'withdrawal', 'bet', 'win', 'bonus'];

it('[API-5] over thousands of random movements, entries sum to zero and no wallet goes below zero', () => {
  const db = openDatabase(':memory:');
  const random = seededRandom('ledger');
  const expected = new Map<number, number>();
  for (let round = 0; round < 3000; round += 1) {
    const accountId = 1 + random.int(5);
    const kind = KINDS[random.int(KINDS.length)] ?? 'deposit';
    const sign = kind === 'withdrawal' || kind === 'bet' ? -1 : 1;
    const amount = sign * (1 + random.int(5000));
    const result = move(db, { merchant: 'm', kind, idempotencyKey: `k${random.int(2500)}`, accountId, amount, at: round });
    if (result === 'moved') expected.set(accountId, (expected.get(accountId) ?? 0) + amount);
  }
  for (const [accountId, total] of expected) {
    expect(walletBalance(db, 'm', accountId)).toBe(total);
    expect(total).toBeGreaterThanOrEqual(0);
  }
  expect(db.get('SELECT sum(amount) AS total FROM ledger_entries')).toMatchObject({ total: 0 });
  const lopsided = db.all('SELECT movement_id FROM ledger_entries GROUP BY movement_id HAVING sum(amount) <> 0 OR count(*) <> 2');
  expect(lopsided).toEqual([]);
  const drifting = db.all(
    'SELECT a.id FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id GROUP BY a.id HAVING a.balance <> sum(e.amount)',
  );
  expect(drifting).toEqual([]);
});

it('[API-5] reads a holder’s balance without reading its entries', () => {
  const db = openDatabase(':memory:');
  move(db, { merchant: 'm', kind: 'deposit', idempotencyKey: 'k', accountId: 1, amount: 500, at: 0 });
  const asked: string[] = [];
  const listening: Database = {
    ...db,
    get: (sql, ...values) => {
      asked.push(sql);
      return db.get(sql, ...values);
    },
  };
  expect(walletBalance(listening, 'm', 1)).toBe(500);
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toContain('ledger_entries');
});

it('[API-5] moves money once for one idempotency key', () => {
  const db = openDatabase(':memory:');
  const deposit = { merchant: 'm', kind: 'deposit', idempotencyKey: 'once', accountId: 1, amount: 500, at: 0 } as const;
  expect([move(db, deposit), move(db, deposit)]).toEqual(['moved', 'repeated']);
  expect(walletBalance(db, 'm', 1)).toBe(500);
});

it('[API-5] undoes the record of money that could not be moved', () => {
  const db = openDatabase(':memory:');
  const bonus = { merchant: 'm', kind: 'bonus', idempotencyKey: 'once', accountId: 1, amount: 500, at: 0 } as const;
  const pay = () =>
    db.transaction(() => {
      db.run('INSERT INTO login_failures (merchant, username, failures) VALUES (?, ?, 1)', 'm', `record ${walletBalance(db, 'm', 1)}`);
      mustMove(db, bonus);
    });
  pay();
  expect(pay).toThrow('once');
  expect(db.all('SELECT username FROM login_failures')).toEqual([{ username: 'record 0' }]);
  expect(walletBalance(db, 'm', 1)).toBe(500);
});

it("[API-6] keeps one merchant's money and keys apart from another's", () => {
  const db = openDatabase(':memory:');
  const deposit = { merchant: 'a', kind: 'deposit', idempotencyKey: 'k', accountId: 1, amount: 500, at: 0 } as const;
  move(db, deposit);
  expect(move(db, { ...deposit, merchant: 'b', amount: 300 })).toBe('moved');
  expect([walletBalance(db, 'a', 1), walletBalance(db, 'b', 1)]).toEqual([500, 300]);
});

it.each([0, 0.5, Number.NaN, 2 ** 60])('[API-5] refuses %d as an amount of minor units', (amount) => {
  const db = openDatabase(':memory:');
  expect(move(db, { merchant: 'm', kind: 'deposit', idempotencyKey: 'k', accountId: 1, amount, at: 0 })).toBe('invalid');
});

it('[API-5] moves money between a member’s accounts, and never below zero in any of them', () => {
  const db = openDatabase(':memory:');
  const wallet: Holder = { kind: 'wallet', owner: 1 };
  const held: Holder = { kind: 'held', owner: 1 };
  const sala: Holder = { kind: 'vendor', owner: 1, vendor: 'SALA' };
  const nova: Holder = { kind: 'vendor', owner: 1, vendor: 'NOVA' };
  const go = (key: string, from: Holder, to: Holder, amount: number) =>
    transfer(db, { merchant: 'm', kind: 'withdrawal', idempotencyKey: key, from, to, amount, at: 0 });
  move(db, { merchant: 'm', kind: 'deposit', idempotencyKey: 'start', accountId: 1, amount: 1000, at: 0 });
  expect([go('a', wallet, held, 400), go('b', wallet, sala, 500), go('c', sala, nova, 200)]).toEqual(['moved', 'moved', 'moved']);
  expect([go('b', wallet, sala, 500), go('d', wallet, nova, 101), go('e', held, { kind: 'cashier' }, 401)]).toEqual([
    'repeated',
    'insufficient',
    'insufficient',
  ]);
  expect([go('f', sala, sala, 1), go('g', wallet, held, 0), go('h', wallet, held, -5)]).toEqual(['invalid', 'invalid', 'invalid']);
  expect([wallet, held, sala, nova, { kind: 'cashier' } as const].map((holder) => holdings(db, 'm', holder))).toEqual([
    100, 400, 300, 200, -1000,
  ]);
});

it('[API-5] allows withdrawing the whole balance but no more, and stores kind, time and balance with each entry', () => {
  const db = openDatabase(':memory:');
  const go = (kind: MovementKind, amount: number, at: number) =>
    move(db, { merchant: 'm', kind, idempotencyKey: `k${at}`, accountId: 1, amount, at });
  expect([go('deposit', 500, 1), go('bet', -200, 2), go('withdrawal', -300, 3), go('bet', -1, 4)]).toEqual([
    'moved',
    'moved',
    'moved',
    'insufficient',
  ]);
  expect([walletBalance(db, 'm', 1), holdings(db, 'm', { kind: 'house' }), holdings(db, 'm', { kind: 'cashier' })]).toEqual([0, 200, -200]);
  const entries = db.all<{ kind: string; amount: number; moved_at: number; balance: number }>(
    'SELECT kind, amount, moved_at, balance FROM ledger_entries WHERE kind IS NOT NULL ORDER BY moved_at',
  );
  expect(entries.map(({ kind, amount, moved_at: at, balance }) => [kind, amount, at, balance])).toEqual([
    ['deposit', 500, 1, 500],
    ['bet', -200, 2, 300],
    ['withdrawal', -300, 3, 0],
  ]);
  // The other sides repeat nothing: they are not part of a member's history.
  expect(db.get('SELECT count(*) AS others FROM ledger_entries WHERE kind IS NULL AND moved_at IS NULL AND balance IS NULL')).toMatchObject(
    {
      others: 3,
    },
  );
});

it('[API-5] each movement has a unique reference number', () => {
  const db = openDatabase(':memory:');
  expect(nextReference(db)).toBe('T000000001');
  move(db, { merchant: 'm', kind: 'deposit', idempotencyKey: 'k', accountId: 1, amount: 500, at: 0, reference: nextReference(db) });
  expect(nextReference(db)).toBe('T000000002');
});
