import { describe, expect, it } from 'vitest';

import { openDatabase } from '../../db/database.ts';
import { walletBalance } from '../ledger/ledger.ts';
import { tierOf } from './figures.ts';
import { settleEarnings } from './settle.ts';
import { addAccount, addBet, addContract, changeState, give, tier } from './testing.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a tier', () => {
  const tiers = [
    tier(100),
    tier(200, { activeMembers: 3, validBet: 5_000 }),
    tier(300, { activeMembers: 3, profitLoss: 1_000 }),
    tier(400, { betAmount: 9_000 }),
  ];
  const rateAt = (validBet: number, profitLoss: number, activeMembers: number) =>
    tierOf(tiers, { validBet, profitLoss, activeMembers, betAmount: validBet })?.rate;

  it('[AGT-6] is the highest of which active members, valid bet, profit and loss and bet amount all hold', () => {
    expect(rateAt(0, -500, 0)).toBe(100);
    expect(rateAt(5_000, 0, 2)).toBe(100);
    expect(rateAt(4_999, 0, 3)).toBe(100);
    expect(rateAt(5_000, 0, 3)).toBe(200);
    expect(rateAt(5_000, 999, 3)).toBe(200);
    expect(rateAt(5_000, 1_000, 3)).toBe(300);
    expect(rateAt(9_000, 1_000, 0)).toBe(400);
    expect(tierOf([tier(100, { activeMembers: 1 })], { validBet: 0, profitLoss: 0, activeMembers: 0, betAmount: 0 })).toBeUndefined();
  });
});

/** The house has a daily contract with 1, who has one with its downline 2, who plays. */
function line(rates: readonly [ofHouse: number, ofAgent: number]) {
  const db = openDatabase(':memory:');
  addAccount(db, 1, null);
  addAccount(db, 2, 1);
  const base = { sort: 'daily', period: 'D', from: 0, until: Number.MAX_SAFE_INTEGER } as const;
  // The downline's comes first in the table: the payment order must not depend on ids.
  addContract(db, { ...base, id: 1, by: 1, to: 2, tiers: [tier(rates[1])] });
  addContract(db, { ...base, id: 2, by: null, to: 1, tiers: [tier(rates[0])] });
  for (const id of [1, 2]) changeState(db, id, 'active', DAY);
  addBet(db, { account: 2, at: DAY + HOUR, stake: 10_000, valid: 10_000, win: 0 }, 1);
  const settle = (at: number) => settleEarnings({ db, seed: { code: 'm' }, at });
  const states = () => db.all<{ state: string }>('SELECT state FROM earnings ORDER BY contract_id').map(({ state }) => state);
  return { db, settle, states, balances: () => [1, 2].map((id) => walletBalance(db, 'm', id)) };
}

describe('who pays', () => {
  it('[AGT-6] the house pays an agent first, who pays the downline from it', () => {
    const { settle, states, balances } = line([200, 150]);
    settle(2 * DAY - 1);
    expect(states()).toEqual([]);
    settle(2 * DAY);
    expect(states()).toEqual(['paid', 'paid']);
    expect(balances()).toEqual([50, 150]);
  });

  it('[AGT-6] an amount an agent cannot cover is owed in full, and paid once there is money', () => {
    const { db, settle, states, balances } = line([100, 150]);
    settle(2 * DAY);
    expect(states()).toEqual(['owed', 'paid']);
    expect(balances()).toEqual([100, 0]);
    settle(2 * DAY + 300_000);
    expect(states()).toEqual(['owed', 'paid']);
    give(db, 'deposit', 1, 60, 2 * DAY + 300_000, 'more');
    settle(2 * DAY + 600_000);
    expect(states()).toEqual(['paid', 'paid']);
    expect(balances()).toEqual([10, 150]);
    settle(9 * DAY);
    expect(balances()).toEqual([10, 150]);
  });

  it('[AGT-3] no two earnings of a contract can begin at once', () => {
    const { db, settle } = line([200, 150]);
    settle(2 * DAY);
    expect(() =>
      db.run(
        'INSERT INTO earnings SELECT id + 100, merchant, contract_id, sort, payer_id, holder_id, period, starts_at, ends_at, bet_amount, valid_bet, profit_loss, active_members, rate, amount, state, paid_at, retry_at FROM earnings',
      ),
    ).toThrow('UNIQUE');
  });
});
