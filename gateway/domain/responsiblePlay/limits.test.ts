import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { move, transfer } from '../ledger/ledger.ts';
import type { MovementKind } from '../ledger/ledger.ts';
import { endOfSelfExclusion, FOREVER, monthsLater } from './exclusion.ts';
import { depositRefusal } from './limits.ts';
import { answerLimit, setLimit } from './limitStore.ts';
import { usedOf } from './uses.ts';
import { PERIOD_MS } from './windows.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 15, 12);
const player = { id: 1 };

let db: Database;
let now = START;
let moves = 0;
const merchant = {
  code: 'm',
  seed: { code: 'm', languages: ['EN'], defaultLanguage: 'EN', currency: { symbol: '₱', exponent: 2 }, flags: {}, rules: {} },
};
const context = () => ({ db, now: () => now, merchant });
const ledger = (kind: MovementKind, amount: number) =>
  move(db, { merchant: 'm', kind, idempotencyKey: `k${(moves += 1)}`, accountId: 1, amount, at: now });

beforeEach(() => {
  db = openDatabase(':memory:');
  now = START;
  db.run("INSERT INTO accounts (id, merchant, username, nickname, password_hash, created_at) VALUES (1, 'm', 'a', '', '', 0)");
});

describe('a deposit limit', () => {
  it('[SEC-6] allows the remaining amount, refuses more, and reports the rest and when the amount fits', () => {
    setLimit(context(), 1, { kind: 'deposit', period: 'day' }, 1000);
    ledger('deposit', 700);
    now += 2 * HOUR;
    expect(depositRefusal(context(), player, 300)).toBeUndefined();
    expect(depositRefusal(context(), player, 301)).toMatchObject({
      code: 'play.limit.deposit',
      value: { field: 'amount', period: 'day', limit: 1000, most: 300, until: START + DAY },
    });
    now = START + DAY;
    expect(depositRefusal(context(), player, 1000)).toBeUndefined();
  });

  it('[SEC-6] counts accepted pending deposits, but no wins, bonuses or withdrawals', () => {
    setLimit(context(), 1, { kind: 'deposit', period: 'week' }, 1000);
    ledger('deposit', 400);
    ledger('bonus', 5000);
    ledger('win', 5000);
    ledger('withdrawal', -400);
    expect(depositRefusal(context(), player, 600)).toBeUndefined();
    expect(depositRefusal(context(), player, 600, 1)).toMatchObject({ value: { most: 599 } });
  });

  it('[SEC-6] of several periods the tightest decides, and all have to make room', () => {
    setLimit(context(), 1, { kind: 'deposit', period: 'day' }, 500);
    setLimit(context(), 1, { kind: 'deposit', period: 'month' }, 600);
    ledger('deposit', 450);
    now += DAY;
    expect(depositRefusal(context(), player, 200)).toMatchObject({
      value: { period: 'month', limit: 600, most: 150, until: START + 30 * DAY },
    });
    expect(depositRefusal(context(), player, 601)?.value).not.toHaveProperty('until');
  });

  it('[SEC-6] a limit applies to one player of one merchant only', () => {
    setLimit(context(), 1, { kind: 'deposit', period: 'day' }, 0);
    db.run("INSERT INTO accounts (id, merchant, username, nickname, password_hash, created_at) VALUES (2, 'm', 'b', '', '', 0)");
    expect(depositRefusal(context(), { id: 2 }, 5000)).toBeUndefined();
    expect(depositRefusal(context(), player, 1)).toBeDefined();
  });

  it('[SEC-6] refuses nothing if the jurisdiction has no limits', () => {
    setLimit(context(), 1, { kind: 'deposit', period: 'day' }, 0);
    const play = { limits: false, realityCheckMinutes: 0, realityCheckOptional: true };
    expect(depositRefusal({ ...context(), merchant: { ...merchant, seed: { ...merchant.seed, play } } }, player, 1)).toBeUndefined();
  });

  it('[SEC-6] an increase needs the wait and the confirmation, and has no effect before both', () => {
    const key = { kind: 'deposit', period: 'day' } as const;
    setLimit(context(), 1, key, 100);
    setLimit(context(), 1, key, 900);
    now += DAY - 1;
    expect(answerLimit(context(), 1, key, 'confirm')).toMatchObject({ code: 'play.limit.not.ready', value: { until: START + DAY } });
    now += 1;
    expect(depositRefusal(context(), player, 101)).toBeDefined();
    expect(answerLimit(context(), 1, key, 'confirm')).toBeUndefined();
    expect(depositRefusal(context(), player, 900)).toBeUndefined();
    expect(answerLimit(context(), 1, key, 'confirm')).toMatchObject({ code: 'play.limit.not.pending' });
  });
});

it('[SEC-6] a loss is stakes less returns, also in vendor wallets; transfers between wallets do not count', () => {
  ledger('deposit', 1000);
  const vendor = { kind: 'vendor', owner: 1, vendor: 'V' } as const;
  const own = { merchant: 'm', idempotencyKey: 'in', at: now, amount: 500, from: { kind: 'wallet', owner: 1 }, to: vendor } as const;
  // The kind does not matter.
  transfer(db, { ...own, kind: 'withdrawal' });
  transfer(db, { ...own, kind: 'bet', idempotencyKey: 'lost', amount: 200, from: vendor, to: { kind: 'house' } });
  ledger('bet', -100);
  ledger('win', 30);
  ledger('bet', 20);
  expect(usedOf(context(), 1, 'loss', PERIOD_MS.day)).toBe(250);
});

it('[SEC-6] a self-exclusion ends on the same day of its last month, or on that month’s last day; for good is for good', () => {
  expect(new Date(monthsLater(Date.UTC(2026, 7, 31, 9), 6)).toISOString()).toBe('2027-02-28T09:00:00.000Z');
  expect(new Date(endOfSelfExclusion(Date.UTC(2024, 1, 29), 60)).toISOString()).toBe('2029-02-28T00:00:00.000Z');
  expect(endOfSelfExclusion(START, 0)).toBe(FOREVER);
});
