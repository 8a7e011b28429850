import { describe, expect, it } from 'vitest';

import type { AgentIncome } from '#site/api/contract/earnings.ts';
import { calls } from '#site/api/contract/index.ts';
import { playersOfFile } from './playing.ts';
import { dev, send, tokenOf } from './support.ts';

const { gateway, openGame } = playersOfFile();
const DAY_MS = 86_400_000;
const DAYS = { startDate: '2025-10-20', endDate: '2026-01-15' };

const optionsOf = async (username: string) => ({ token: await tokenOf(gateway, username) });
const incomeOf = async (username: string, days = DAYS) => (await send(gateway, calls.agentIncome, days, await optionsOf(username))).value;
const rebatesOf = async (username: string, days = DAYS) =>
  (
    await send(
      gateway,
      calls.accountRecords,
      { ...days, type: 'rebate', language: 'EN', pageNo: 1, pageSize: 100 },
      await optionsOf(username),
    )
  ).value;

/** What rebates come to from the first one on, by what they were counted on. */
const exactOf = ({ rebates }: AgentIncome): number =>
  Math.floor(rebates.reduce((sum, { rate, validBet }) => sum + rate * validBet, 0) / 10_000);

describe('rebates', () => {
  it('[AGT-2] of an agent are its income, its records and what they were counted on, to the minor unit', async () => {
    const income = await incomeOf('agent');
    const records = await rebatesOf('agent');
    expect(income.totals.rebate).toBeGreaterThan(0);
    expect(records.totals).toEqual({ received: income.totals.rebate, spent: 0, net: income.totals.rebate });
    expect(income.days.filter(({ rebate }) => rebate > 0).length).toBe(records.totalCount);
    expect(income.days.at(-1)?.rebate).toBe(records.list[0]?.amount);
    expect(income.totals.rebate).toBe(exactOf(income));

    const agentic = (
      await send(
        gateway,
        calls.agentRecords,
        { ...DAYS, type: 'rebate', language: 'EN', pageNo: 1, pageSize: 100 },
        await optionsOf('agent'),
      )
    ).value;
    expect(agentic).toEqual(records);
  });

  it('[AGT-2] [MEM-10] of a member stand in its records and bonuses, each with its day, which was over when it was paid', async () => {
    const records = await rebatesOf('team021');
    expect(records.totalCount).toBeGreaterThan(0);
    for (const { type, remark, movedAt, amount, reference } of records.list) {
      expect([type, amount > 0, reference]).toEqual(['rebate', true, expect.stringMatching(/^T\d{9}$/)]);
      // By a clock that is eight hours ahead, which never changes.
      expect(movedAt).toBe(Date.parse(`${remark}T00:00:00+08:00`) + DAY_MS);
    }
    const bonuses = (
      await send(
        gateway,
        calls.bonusRecords,
        { ...DAYS, type: 'rebate', language: 'EN', pageNo: 1, pageSize: 100 },
        await optionsOf('team021'),
      )
    ).value;
    expect(bonuses.list.map(({ title, amount }) => [title, amount])).toEqual(records.list.map(({ remark, amount }) => [remark, amount]));
    expect(bonuses.totals.amount).toBe(records.totals.net);
  });

  it('[AGT-2] [AGT-3] are paid once by the first answer after the day, each bet at the rates of its moment', async () => {
    const agent = await optionsOf('agent');
    const player = await optionsOf('team023');
    const today = { startDate: '2026-01-16', endDate: '2026-01-16' };
    const members = (await send(gateway, calls.teamMembers, { search: 'team023', pageNo: 1, pageSize: 20 }, agent)).value.list;
    const memberId = members[0]?.memberId ?? '';
    const { rates } = (await send(gateway, calls.teamMember, { memberId }, agent)).value;
    const own = (await send(gateway, calls.ownRates, {}, agent)).value.rates.RNG;
    expect([own, rates.RNG]).toEqual([80, 40]);

    const { round } = await openGame(player.token);
    expect((await round(10_000)).status).toBe(200);
    // What was played is not taken away by giving less afterwards.
    await send(gateway, calls.changeMemberRates, { memberId, rates: { ...rates, RNG: 0 } }, agent);
    expect((await round(10_000)).status).toBe(200);
    expect((await rebatesOf('team023', today)).totalCount).toBe(0);

    await dev(gateway, 'POST', 'clock', { advanceMs: 6 * 3_600_000 });
    const paid = await rebatesOf('team023', today);
    expect(paid.list).toMatchObject([{ amount: 40, remark: '2026-01-15' }]);
    const income = await incomeOf('agent', today);
    // 40 of the first, 80 of the second, and what others of the team played on the day before now.
    const ofToday = income.rebates.filter(({ category, rate }) => category === 'RNG' && (rate === 40 || rate === 80));
    expect(ofToday.map(({ rate, validBet }) => [rate, validBet >= 10_000])).toEqual([
      [80, true],
      [40, true],
    ]);
    expect(income.totals.rebate).toBeGreaterThanOrEqual(120);
    const whole = await incomeOf('agent', { ...DAYS, endDate: '2026-01-16' });
    expect(whole.totals.rebate).toBe(exactOf(whole));
    expect((await rebatesOf('team023', today)).list).toEqual(paid.list);
    expect((await incomeOf('agent', today)).totals).toEqual(income.totals);
  });

  it('[AGT-2] of a member stay out of an account that has no rates', async () => {
    expect((await rebatesOf('team040')).totalCount).toBe(0);
    expect((await incomeOf('agent41')).rebates).toEqual([]);
  });
});
