import { describe, expect, it } from 'vitest';

import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { walletBalance } from '../ledger/ledger.ts';
import { recordBet } from '../records/bets.ts';
import { writeRates } from '../team/rates.ts';
import { settleRebates } from './rebates.ts';
import { addAccount } from './testing.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const daysOf = (db: Database): string[] =>
  db.all<{ day: string }>('SELECT day FROM rebates ORDER BY account_id, day').map(({ day }) => day);

/** 1 above 2 above 3, with their rates in hundredths of a percent, and a bet of 3. */
function line(rates: readonly [number, number, number]) {
  const db = openDatabase(':memory:');
  rates.forEach((rate, index) => {
    addAccount(db, index + 1, index === 0 ? null : index);
    writeRates(db, 'm', index + 1, new Map([['RNG', rate]]));
  });
  const bet = (at: number, validBet: number, number: number): void => {
    const placed = { accountId: 3, source: 'round', betNo: String(number), category: 'RNG', vendor: 'V', game: '1' } as const;
    recordBet(db, { ...placed, merchant: 'm', stake: validBet, at }, { status: 'settled', validBet, win: 0, at });
  };
  const settle = (at: number) => settleRebates({ db, seed: { code: 'm' }, at });
  return { db, bet, settle, balances: () => [1, 2, 3].map((id) => walletBalance(db, 'm', id)) };
}

describe('a day', () => {
  it('[AGT-2] pays the bettor its rate and each upline the difference to its downline, once it is over', () => {
    const { bet, settle, balances } = line([80, 50, 30]);
    bet(DAY + HOUR, 100_000, 1);
    settle(2 * DAY - 1);
    expect(balances()).toEqual([0, 0, 0]);
    settle(2 * DAY);
    settle(2 * DAY);
    expect(balances()).toEqual([300, 200, 300]);
  });

  it('[AGT-2] gives nothing to an upline whose rate is not above its downline’s, and only the rest to the next', () => {
    const { bet, settle, balances } = line([80, 30, 30]);
    bet(DAY + HOUR, 100_000, 1);
    settle(2 * DAY);
    expect(balances()).toEqual([500, 0, 300]);
  });

  it('[AGT-2] that has a rate changed counts each bet at the rate of its moment', () => {
    const { db, bet, settle, balances } = line([80, 50, 30]);
    bet(DAY + HOUR, 100_000, 1);
    writeRates(db, 'm', 3, new Map([['RNG', 0]]));
    bet(DAY + 2 * HOUR, 100_000, 2);
    settle(2 * DAY);
    expect(balances()).toEqual([600, 700, 300]);
  });

  it('[AGT-2] carries what is less than a minor unit to the next', () => {
    const { bet, settle, balances } = line([0, 0, 30]);
    for (let day = 1; day <= 4; day += 1) {
      bet(day * DAY + HOUR, 100, day);
      settle((day + 1) * DAY);
    }
    expect(balances()).toEqual([0, 0, 1]);
  });

  it('[AGT-2] that is settled takes nothing more: a bet recorded late counts in the current day', () => {
    const { db, bet, settle, balances } = line([0, 0, 30]);
    bet(DAY + HOUR, 100_000, 1);
    settle(2 * DAY);
    bet(DAY + 2 * HOUR, 100_000, 2);
    settle(3 * DAY - 1);
    expect(balances()).toEqual([0, 0, 300]);
    settle(3 * DAY);
    expect(balances()).toEqual([0, 0, 600]);
    expect(daysOf(db)).toEqual(['1970-01-02', '1970-01-03']);
  });

  it('[AGT-2] [AGT-5] is counted in as many statements for a large team as for a small one', () => {
    const statements = [3, 300].map((members) => {
      const db = openDatabase(':memory:');
      for (let id = 1; id <= members; id += 1) {
        addAccount(db, id, id === 1 ? null : Math.ceil(id / 4));
        writeRates(db, 'm', id, new Map([['RNG', 500 - id]]));
        const placed = { accountId: id, source: 'round', betNo: String(id), category: 'RNG', vendor: 'V', game: '1', stake: 900 } as const;
        recordBet(db, { ...placed, merchant: 'm', at: DAY }, { status: 'settled', validBet: 900, win: 0, at: DAY });
      }
      let asked = 0;
      const run: Database['run'] = (sql, ...values) => {
        asked += 1;
        return db.run(sql, ...values);
      };
      settleRebates({ db: { ...db, run }, seed: { code: 'm' }, at: 2 * DAY, most: 0 });
      expect(daysOf(db)).toHaveLength(members);
      return asked;
    });
    expect(statements[1]).toBe(statements[0]);
  });

  it('[AGT-2] can be paid to an account once only, and is a bonus in the figures of those above', () => {
    const { db, bet, settle, balances } = line([80, 50, 30]);
    bet(DAY + HOUR, 100_000, 1);
    settle(2 * DAY);
    // Simulates a payment that was made but not recorded.
    db.run('UPDATE rebates SET paid_at = NULL');
    settle(2 * DAY + HOUR);
    expect(balances()).toEqual([300, 200, 300]);
    const again =
      'INSERT INTO rebates SELECT id + 100, merchant, account_id, day, ends_at, carried, amount, left_over, paid_at FROM rebates';
    expect(() => db.run(again)).toThrow('UNIQUE');
    const sums = db.all("SELECT account_id, scope, bonus FROM team_figures WHERE bonus > 0 ORDER BY account_id, scope = 'team'");
    expect(sums).toEqual([
      { account_id: 1, scope: 'own', bonus: 300 },
      { account_id: 1, scope: 'team', bonus: 500 },
      { account_id: 2, scope: 'own', bonus: 200 },
      { account_id: 2, scope: 'team', bonus: 300 },
      { account_id: 3, scope: 'own', bonus: 300 },
    ]);
  });
});
