import { describe, expect, it } from 'vitest';

import { CONTRACT_SORTS, type ContractSort } from '#site/api/contract/agentContracts.ts';
import { EARNING_STATES } from '#site/api/contract/earnings.ts';
import { calls, ERROR_CODE } from '#site/api/contract/index.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { dev, gatewayOfFile, merchant, send, tokenOf, type SendOptions } from './support.ts';

const { gateway } = gatewayOfFile({ merchants: [merchant('demo', { timeZone: 'Asia/Manila' })] });
const DAYS = { startDate: '2025-10-20', endDate: '2026-01-15' };

const as = async (username: string): Promise<SendOptions> => ({ token: await tokenOf(gateway, username) });
type Wanted = Partial<Parameters<typeof send<typeof calls.earningRecords>>[2]>;
const recordsOf = async (sort: ContractSort, options: SendOptions, wanted: Wanted = {}) =>
  (await send(gateway, calls.earningRecords, { sort, side: 'received', ...DAYS, pageNo: 1, pageSize: 500, ...wanted }, options)).value;

describe('what contracts have brought', () => {
  it('[AGT-3] records of all four kinds tell how each amount came about, and their totals are those of all', async () => {
    const options = await as('agent');
    for (const sort of CONTRACT_SORTS) {
      const { list, totals, totalCount } = await recordsOf(sort, options);
      expect(list.length).toBe(totalCount);
      expect(list.length).toBeGreaterThan(0);
      for (const { base, rate, amount, state, startsAt, endsAt, validBet, profitLoss, paidAt, account } of list) {
        expect(account).toBe('');
        expect(startsAt).toBeLessThan(endsAt);
        expect(base).toBe(sort === 'dividend' ? Math.max(0, profitLoss) : validBet);
        expect(amount).toBe(Math.floor((base * rate) / 10_000));
        expect(state).toBe(amount > 0 ? 'paid' : 'none');
        expect(paidAt).toBe(amount > 0 ? endsAt : null);
      }
      const sum = (name: 'base' | 'amount') => list.reduce((whole, row) => whole + row[name], 0);
      expect(totals).toEqual({ base: sum('base'), amount: sum('amount'), paid: sum('amount'), owed: 0 });
    }
  });

  it('[AGT-3] are narrowed by the days in which periods ended, their length and their state, and come in pages', async () => {
    const options = await as('agent');
    const all = await recordsOf('daily', options);
    const few = await recordsOf('daily', options, { pageNo: 2, pageSize: 3 });
    expect(few.list).toEqual(all.list.slice(3, 6));
    expect(few).toMatchObject({ totalCount: all.totalCount, totalPages: Math.ceil(all.totalCount / 3), totals: all.totals });
    for (const state of EARNING_STATES)
      expect((await recordsOf('daily', options, { state })).list).toEqual(all.list.filter((row) => row.state === state));
    expect((await recordsOf('daily', options, { length: 'D' })).totalCount).toBe(all.totalCount);
    expect((await recordsOf('daily', options, { length: 'W' })).totalCount).toBe(0);
    const one = all.list[1];
    const day = new Date((one?.startsAt ?? 0) + 8 * 3_600_000).toISOString().slice(0, 10);
    expect((await recordsOf('daily', options, { startDate: day, endDate: day })).list).toEqual([one]);
    const tooOld = await send(gateway, calls.agentIncome, { startDate: '2024-01-01', endDate: '2024-01-02' }, options);
    expect(tooOld).toMatchObject({ success: false, errorCode: PAGE_CODE.recordsTooOld });
  });

  it('[AGT-2] [AGT-3] the income is what was paid, day by day and by kind, and stands in the account', async () => {
    const options = await as('agent');
    const income = (await send(gateway, calls.agentIncome, DAYS, options)).value;
    for (const sort of CONTRACT_SORTS) expect(income.totals[sort]).toBe((await recordsOf(sort, options)).totals.paid);
    const { dividend, daily, hourly, realtime, rebate, given, net } = income.totals;
    expect(net).toBe(dividend + daily + hourly + realtime + rebate - given);
    expect(income.days).toHaveLength(88);
    for (const name of ['dividend', 'daily', 'hourly', 'realtime', 'rebate', 'given', 'net'] as const)
      expect(income.days.reduce((sum, day) => sum + day[name], 0)).toBe(income.totals[name]);
    const moved = async (type: 'dividend' | 'salary') =>
      (await send(gateway, calls.accountRecords, { ...DAYS, type, language: 'EN', pageNo: 1, pageSize: 10 }, options)).value.totals;
    expect(await moved('dividend')).toEqual({ received: dividend, spent: 0, net: dividend });
    expect(await moved('salary')).toEqual({ received: daily + hourly + realtime, spent: 0, net: daily + hourly + realtime });
    const rows = (await send(gateway, calls.accountRecords, { ...DAYS, language: 'EN', pageNo: 1, pageSize: 500 }, options)).value.list;
    // The latest first: each balance is the one before, and what moved.
    rows.slice(0, -1).forEach(({ balance, amount }, index) => expect(balance).toBe((rows[index + 1]?.balance ?? 0) + amount));
  });
});

describe('settlement by the clock', () => {
  it('[AGT-3] a day that ends is paid with the next answer, once, and the clock of the control panel settles, too', async () => {
    const options = await as('agent');
    const status = (await send(gateway, calls.earningStatus, { sort: 'daily' }, options)).value;
    const { running } = status.contract ?? expect.fail('no contract');
    expect(running).toMatchObject({ startsAt: Date.UTC(2026, 0, 14, 16), endsAt: Date.UTC(2026, 0, 15, 16) });
    const token = await tokenOf(gateway, 'team010');
    const { seedHash } = (await send(gateway, calls.miniGameTable, {}, { token })).value;
    const bet = { gameCode: 'wheel', choice: 'spin', stake: 30_000, seedHash, clientSeed: 'player-1' } as const;
    expect(await send(gateway, calls.playMiniGame, bet, { token })).toMatchObject({ success: true });
    const sofar = (await send(gateway, calls.earningStatus, { sort: 'daily' }, options)).value.contract?.running;
    await dev(gateway, 'POST', 'clock', { advanceMs: 6 * 3_600_000 });
    const days = { startDate: '2026-01-15', endDate: '2026-01-15' };
    const after = await recordsOf('daily', options, days);
    expect(sofar?.validBet).toBe(running.validBet + 30_000);
    expect(after.list).toMatchObject([{ ...sofar, state: (sofar?.amount ?? 0) > 0 ? 'paid' : 'none' }]);
    expect(await recordsOf('daily', options, days)).toEqual(after);
  });
});

describe('whose earnings they are', () => {
  it('[AGT-3] [AGT-6] a member and a trial account are refused, and another agent sees nothing of them', async () => {
    const trial = { token: (await send(gateway, calls.freeplay, { os: 'test', platform: 'W' })).value.token };
    const asked = (options: SendOptions) => [
      send(gateway, calls.earningRecords, { sort: 'daily', side: 'received', ...DAYS, pageNo: 1, pageSize: 10 }, options),
      send(gateway, calls.earningStatus, { sort: 'daily' }, options),
      send(gateway, calls.agentIncome, DAYS, options),
    ];
    for (const options of [await as('demo'), await as('team182'), trial, {}]) {
      for (const answer of await Promise.all(asked(options))) expect(answer.success).toBe(false);
    }
    for (const answer of await Promise.all(asked(await as('demo')))) expect(answer.errorCode).toBe(PAGE_CODE.agentsOnly);
    for (const answer of await Promise.all(asked({}))) expect(answer.errorCode).toBe(ERROR_CODE.notLoggedIn);
    const other = await as('agent41');
    for (const sort of CONTRACT_SORTS) {
      for (const side of ['received', 'given'] as const) expect((await recordsOf(sort, other, { side })).totalCount).toBe(0);
      expect((await send(gateway, calls.earningStatus, { sort }, other)).value).toEqual({ contract: null, owed: { count: 0, amount: 0 } });
    }
    const { totals } = (await send(gateway, calls.agentIncome, DAYS, other)).value;
    expect(Object.values(totals).every((amount) => amount === 0)).toBe(true);
  });
});
