import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { RECORD_CATEGORIES } from '#site/api/contract/records.ts';
import { BETTING_SORTS, RESULT_SORTS } from '#site/api/contract/teamReports.ts';
import { REPORT_EXAMPLES, REPORT_ROWS } from './reportRows.ts';
import { PAYMENT_PASSWORD, merchant, send, startGateway, tokenOf } from './support.ts';

const { gateway, clock } = startGateway({ merchants: [merchant('demo', { timeZone: 'Asia/Manila' })] });
afterAll(() => gateway.close());

const all = { startDate: '2025-12-10', endDate: '2026-01-15', pageNo: 1, pageSize: 500 };
const compare = (a: number | string, b: number | string) => Number(a > b) - Number(a < b);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

let agent = '';
beforeAll(async () => {
  agent = await tokenOf(gateway, 'agent');
});

type Wanted<Name extends 'teamBetting' | 'userLoss' | 'agentRecords'> = Partial<CallInput<(typeof calls)[Name]>>;
const betting = async (wanted: Wanted<'teamBetting'> = {}, token = agent) =>
  (await send(gateway, calls.teamBetting, { ...all, ...wanted }, { token })).value;
const losses = async (wanted: Wanted<'userLoss'> = {}, token = agent) =>
  (await send(gateway, calls.userLoss, { ...all, ...wanted }, { token })).value;
const movements = async (wanted: Wanted<'agentRecords'> = {}, token = agent) =>
  (await send(gateway, calls.agentRecords, { ...all, ...wanted }, { token })).value;
const overview = async (startDate: string, endDate: string, token = agent) =>
  (await send(gateway, calls.teamOverview, { startDate, endDate }, { token })).value;

describe('betting of the team', () => {
  it('[AGT-2] has every member with level and sums, in pages, and the totals of the whole filter', async () => {
    const { list, totals, totalCount, levels } = await betting();
    expect([list.length, totalCount, levels]).toEqual([240, 240, 2]);
    expect(list.map(({ level }) => level)).toEqual([...Array.from({ length: 237 }, () => 1), 2, 2, 2]);
    for (const name of ['bets', 'stake', 'validBet', 'win', 'net'] as const) expect(totals[name]).toBe(sum(list.map((row) => row[name])));
    expect(list.filter(({ bets }) => bets > 0).length).toBeGreaterThan(50);
    const second = await betting({ pageNo: 2, pageSize: 50 });
    expect(second.list).toEqual(list.slice(50, 100));
    expect([second.totals, second.totalPages]).toEqual([totals, 5]);
  });

  it('[AGT-5] is sorted by any of its columns over all pages, in both directions', async () => {
    const every = await betting();
    for (const field of BETTING_SORTS) {
      const [up, down] = [await betting({ sort: field }), await betting({ sort: `-${field}` })];
      const values = up.list.map((row) => row[field]);
      expect(values).toEqual(every.list.map((row) => row[field]).toSorted(compare));
      expect(down.list.map((row) => row[field])).toEqual(values.toReversed());
      expect(up.totals).toEqual(every.totals);
    }
    const best = await betting({ sort: '-stake', category: 'RNG' });
    expect((await betting({ sort: '-stake', category: 'RNG', pageNo: 2, pageSize: 10 })).list).toEqual(best.list.slice(10, 20));
    const stakes = best.list.map(({ stake }) => stake);
    expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
    expect(stakes[0]).toBeGreaterThan(0);
  });

  it('[AGT-2] is narrowed to a level, and to accounts that hold some letters; totals follow', async () => {
    const below = await betting({ level: 2 });
    expect(below.list.map(({ account }) => account)).toEqual(['team183', 'team184', 'team185']);
    expect([below.totalCount, below.totals.bets]).toEqual([3, 0]);
    const some = await betting({ search: 'TEAM02' });
    expect(some.list.map(({ account }) => account)).toEqual(Array.from({ length: 10 }, (_, index) => `team02${index}`));
    expect(some.totals.bets).toBe(sum(some.list.map(({ bets }) => bets)));
    expect(some.totals.bets).toBeGreaterThan(0);
    const direct = await betting({ level: 1 });
    expect(direct.totals).toEqual((await betting()).totals);
    expect((await betting({ search: 'team02', level: 2 })).totalCount).toBe(0);
    const inside = await betting({ search: 'eam02' });
    expect(inside).toEqual(some);
    // What most of them hold, and what all do.
    const most = await betting({ search: '1', level: 1 });
    expect(most.totalCount).toBeGreaterThan(120);
    for (const name of ['bets', 'stake', 'validBet', 'win', 'net'] as const)
      expect(most.totals[name]).toBe(sum(most.list.map((row) => row[name])));
    expect(most.totals.bets).toBeLessThan((await betting()).totals.bets);
    expect((await betting({ search: 't' })).totals).toEqual((await betting()).totals);
    for (const search of ['%', 'demo', "team' OR 1=1 --"]) expect((await betting({ search })).list).toEqual([]);
  });

  it('[AGT-2] is narrowed to a category: what each member has bet in it, of all or of those that are searched for', async () => {
    const everything = await betting();
    const categories = await Promise.all(RECORD_CATEGORIES.map(async (category) => betting({ category })));
    expect(categories.filter(({ totals }) => totals.bets > 0).length).toBeGreaterThan(1);
    for (const name of ['bets', 'stake', 'validBet', 'win', 'net'] as const) {
      expect(sum(categories.map(({ totals }) => totals[name]))).toBe(everything.totals[name]);
      for (const { list, totals } of categories) expect(totals[name]).toBe(sum(list.map((row) => row[name])));
    }
    for (const wanted of [{ search: '2' }, { search: '1' }, { search: 'team' }, { level: 1 }, { level: 2 }, { level: 1, search: '5' }]) {
      const { list, totals } = await betting({ ...wanted, category: 'RNG' });
      const account = new Set(list.map((row) => row.account));
      const rows = (categories[0]?.list ?? []).filter((row) => account.has(row.account));
      expect([list.map(({ bets }) => bets).toSorted(), totals.stake]).toEqual([
        rows.map(({ bets }) => bets).toSorted(),
        sum(rows.map(({ stake }) => stake)),
      ]);
    }
    // As the member's own bets of the category say.
    const row = categories[0]?.list.find(({ bets }) => bets > 0);
    const bets = await send(gateway, calls.teamMemberBets, { ...all, memberId: row?.memberId ?? '', category: 'RNG' }, { token: agent });
    expect([bets.value.totalCount, bets.value.totals.net]).toEqual([row?.bets, row?.net]);
  });

  it('[AGT-2] of a member is what the member sees, and adds up to the member’s row', async () => {
    const row = (await betting({ search: 'team03' })).list.find(({ bets }) => bets > 1);
    const wanted = { ...all, memberId: row?.memberId ?? '' };
    const { member, ...bets } = (await send(gateway, calls.teamMemberBets, wanted, { token: agent })).value;
    expect(member).toEqual({ account: row?.account, level: 1 });
    const token = await tokenOf(gateway, row?.account ?? '');
    expect((await send(gateway, calls.bettingRecords, all, { token })).value).toEqual(bets);
    expect([bets.totalCount, bets.totals.net]).toEqual([row?.bets, row?.net]);
  });
});

describe('losses of the team', () => {
  it('[AGT-2] come largest first, with the money of each and of all', async () => {
    const { list, totals, totalCount } = await losses();
    expect(list.map(({ net }) => net)).toEqual(list.map(({ net }) => net).toSorted((a, b) => a - b));
    expect(totalCount).toBe(list.length);
    for (const name of ['validBet', 'win', 'net', 'deposit', 'withdrawal', 'bonus'] as const)
      expect(totals[name]).toBe(sum(list.map((row) => row[name])));
    expect(totals.net).toBe((await betting()).totals.net);
    const second = await losses({ pageNo: 2, pageSize: 7 });
    expect(second.list).toEqual(list.slice(7, 14));
    expect(second.totals).toEqual(totals);
    expect(await losses({ pageNo: 99, pageSize: 50 })).toMatchObject({ list: [], totalCount });
  });

  it('[AGT-2] can be those who lost, or those who won, the largest win first', async () => {
    const everybody = (await losses()).list;
    const lost = await losses({ result: 'lost' });
    expect(lost.list).toEqual(everybody.filter(({ net }) => net < 0));
    expect(lost.totals.deposit).toBe(sum(lost.list.map(({ deposit }) => deposit)));
    const won = await losses({ result: 'won' });
    expect(won.list.map(({ net }) => net)).toEqual(
      everybody
        .map(({ net }) => net)
        .filter((net) => net > 0)
        .toReversed(),
    );
    expect(won.totals.net).toBe(sum(won.list.map(({ net }) => net)));
  });

  it.each([undefined, 'won'] as const)('[AGT-5] are sorted by any of their columns, of all and of those who %s', async (result) => {
    const every = await losses(result && { result });
    expect(every.list.length).toBeGreaterThan(10);
    for (const field of RESULT_SORTS)
      for (const [sort, step] of [
        [field, 1],
        [`-${field}`, -1],
      ] as const) {
        const sorted = await losses({ ...(result && { result }), sort });
        expect(sorted.list.map((row) => row[field])).toEqual(every.list.map((row) => row[field]).toSorted((a, b) => step * compare(a, b)));
        expect([sorted.totals, sorted.totalCount]).toEqual([every.totals, every.totalCount]);
      }
  });
});

describe('the overview of the team', () => {
  it('[AGT-2] counts members and adds up what they did, step by step', async () => {
    const month = await overview('2025-12-17', '2026-01-15');
    expect(month.team).toMatchObject({ size: 240, direct: 237 });
    const { list, totals } = await losses({ startDate: '2025-12-17' });
    expect(month.figures).toMatchObject(totals);
    expect(month.figures.active).toBe(list.filter(({ validBet }) => validBet > 0).length);
    expect(month.figures.active).toBeGreaterThan(50);
    expect([month.step, month.steps.length]).toEqual(['day', 30]);
    for (const name of ['validBet', 'net', 'deposit', 'withdrawal', 'bonus'] as const)
      expect(sum(month.steps.map((step) => step[name]))).toBe(month.figures[name]);
  });

  it('[AGT-2] compares with as long before, of a day that is not over with as many hours', async () => {
    const today = await overview('2026-01-15', '2026-01-15');
    expect([today.step, today.steps.length]).toEqual(['hour', 24]);
    expect(today.steps[1]?.at).toBe(Date.parse('2026-01-15T01:00:00+08:00'));
    // The clock shows eight in the evening: what came later yesterday does not count.
    const yesterday = await overview('2026-01-14', '2026-01-14');
    const until = Date.parse('2026-01-14T20:05:00+08:00');
    const passed = yesterday.steps.filter(({ at }) => at + 3_600_000 <= until);
    expect(today.before?.validBet).toBe(sum(passed.map(({ validBet }) => validBet)));
    expect(yesterday.before).toEqual((await overview('2026-01-13', '2026-01-13')).figures);
    expect((await overview('2025-10-15', '2026-01-15')).before).toBeNull();
  });

  it('[AGT-2] says what the wallets of the whole team hold together, as it moves', async () => {
    const pages = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => send(gateway, calls.teamMembers, { pageNo: n + 1, pageSize: 20 }, { token: agent })),
    );
    const balances = pages.flatMap(({ value }) => value.list.map(({ balance }) => balance));
    const { balance } = (await overview('2026-01-15', '2026-01-15')).team;
    expect([balances.length, balance]).toEqual([240, sum(balances)]);
    expect(balance).toBeGreaterThan(0);
    const line = (await send(gateway, calls.transferLine, { search: 'team206', pageNo: 1, pageSize: 10 }, { token: agent })).value;
    const transfer = { receiverId: line.downlines.list[0]?.memberId ?? '', amount: 700, paymentPassword: PAYMENT_PASSWORD };
    expect((await send(gateway, calls.memberTransfer, transfer, { token: agent })).success).toBe(true);
    expect((await overview('2026-01-15', '2026-01-15')).team.balance).toBe(balance + 700);
    expect((await overview('2026-01-15', '2026-01-15', await tokenOf(gateway, 'agent41'))).team.balance).toBe(0);
  });

  it('[AGT-2] counts who joins, from the moment of it', async () => {
    const before = await overview('2026-01-15', '2026-01-15');
    const joins = {
      registerMethod: 'WEB',
      username: 'newcomer1',
      password: 'secret99',
      email: 'a@b.c',
      referralCode: 'SINAG88',
      affiliateCode: 'SINAG88',
    } as const;
    const registered = await send(gateway, calls.registerMember, joins);
    expect(registered.message).toBeUndefined();
    const after = await overview('2026-01-15', '2026-01-15');
    expect([after.team.size, after.figures.joined]).toEqual([before.team.size + 1, before.figures.joined + 1]);
  });
});

describe('an agent’s own movements', () => {
  it('[AGT-2] are transfers, bonuses and money in and out, never the agent’s own play', async () => {
    const { list, totals } = await movements({ startDate: '2025-10-20' });
    expect(new Set(list.map(({ type }) => type)).size).toBeGreaterThan(1);
    expect(list.filter(({ type }) => type === 'bet' || type === 'win')).toEqual([]);
    expect(totals.net).toBe(sum(list.map(({ amount }) => amount)));
    const bonuses = await movements({ startDate: '2025-10-20', type: 'bonus' });
    expect(bonuses.list).toEqual(list.filter(({ type }) => type === 'bonus'));

    const line = (await send(gateway, calls.transferLine, { search: 'team205', pageNo: 1, pageSize: 10 }, { token: agent })).value;
    const receiverId = line.downlines.list[0]?.memberId ?? '';
    clock.now += 1000;
    await send(gateway, calls.memberTransfer, { receiverId, amount: 100, paymentPassword: PAYMENT_PASSWORD }, { token: agent });
    const [last] = (await movements()).list;
    expect(last).toMatchObject({ type: 'sent', amount: -100 });
  });
});

describe('team reports are for agents, of their own team', () => {
  it.each(REPORT_ROWS)('[AGT-2] [API-6] %s refuses a member, and a trial account', async (name) => {
    const wanted = REPORT_EXAMPLES[name] as never;
    const member = await tokenOf(gateway, 'team001');
    expect(await send(gateway, calls[name], wanted, { token: member })).toMatchObject({
      success: false,
      errorCode: 'account.agent.required',
    });
    const guest = await send(gateway, calls.freeplay, { os: 'test', platform: 'W' });
    expect(await send(gateway, calls[name], wanted, { token: guest.value.token })).toMatchObject({ errorCode: 'account.trial.refused' });
  });

  it('[AGT-2] show another agent nothing of this team, whatever is sent', async () => {
    const other = await tokenOf(gateway, 'agent41');
    expect(await betting({}, other)).toMatchObject({ list: [], totalCount: 0, levels: 0, totals: { bets: 0, stake: 0 } });
    expect(await betting({ search: 'team' }, other)).toMatchObject({ list: [], totals: { bets: 0 } });
    expect(await losses({}, other)).toMatchObject({ list: [], totals: { net: 0, deposit: 0 } });
    expect(await overview('2026-01-01', '2026-01-15', other)).toMatchObject({
      team: { size: 0, direct: 0, balance: 0 },
      figures: { deposit: 0, active: 0 },
    });
    expect((await movements({}, other)).list.filter(({ type }) => type === 'sent')).toEqual([]);
    const memberId = (await betting({ search: 'team021' })).list[0]?.memberId ?? '';
    const bets = (id: string, token: string) => send(gateway, calls.teamMemberBets, { ...all, memberId: id }, { token });
    const refused = { success: false, errorCode: 'agent.downline.unknown' };
    expect(await bets(memberId, other)).toMatchObject(refused);
    // Nobody is below oneself, and no member has such an id.
    const own = (await send(gateway, calls.memberInfo, {}, { token: agent })).value;
    for (const id of [String(own.id), '0', '1e3', 'team021', '999999']) expect(await bets(id, agent)).toMatchObject(refused);
  });
});
