import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { holdings, transfer } from '../ledger/ledger.ts';
import { dispute, receive, resend, settlePayouts } from './payouts.ts';
import type { WithdrawalRow } from './payouts.ts';

const db = openDatabase(':memory:');
afterAll(() => db.close());
const seed = { code: 'm', languages: [], defaultLanguage: 'EN', currency: { symbol: '₱', exponent: 2 }, flags: {}, rules: {} };
const desk = (at: number) => ({ db, merchant: 'm', seed, at });
const has = (kind: 'wallet' | 'held') => holdings(db, 'm', { kind, owner: 1 });

it('[MEM-5] a finished payout holds no money: its parts, one of them sent twice, and the fee are booked correctly', () => {
  db.run("INSERT INTO accounts (id, merchant, username, nickname, password_hash, created_at) VALUES (1, 'm', 'a', 'a', '', 0)");
  const money = { merchant: 'm', at: 0, amount: 101_000 } as const;
  transfer(db, { ...money, kind: 'deposit', idempotencyKey: 'in', from: { kind: 'cashier' }, to: { kind: 'wallet', owner: 1 } });
  transfer(db, { ...money, kind: 'withdrawal', idempotencyKey: 'out', from: { kind: 'wallet', owner: 1 }, to: { kind: 'held', owner: 1 } });
  db.run(
    `INSERT INTO withdrawal_orders (id, merchant, account_id, order_no, bank_code, holder_name, number, amount, fee, status, created_at, due_at)
     VALUES (1, 'm', 1, 'W1', 'BAYANI', 'A', '1', 101000, 1000, 'pending', 0, 5)`,
  );
  const order = (): WithdrawalRow => {
    const row = db.get<WithdrawalRow>('SELECT * FROM withdrawal_orders WHERE id = 1');
    if (row === undefined) throw new Error('no order');
    return row;
  };
  settlePayouts(desk(20_000));
  expect([order().status, has('wallet'), has('held')]).toEqual(['paidOut', 0, 40_000]);
  expect(dispute(desk(21_000), order(), '', 1)).toBe(true);
  expect(resend(desk(22_000), order())).toBe(true);
  expect(has('held')).toBe(100_000);
  settlePayouts(desk(30_000));
  // Sent again in full: only a first payment is split.
  expect([order().status, has('held')]).toEqual(['paidOut', 0]);
  expect(receive(desk(31_000), order(), {})).toBe(true);
  expect([order().status, has('wallet'), has('held'), holdings(db, 'm', { kind: 'house' })]).toEqual(['received', 0, 0, 1000]);
});
