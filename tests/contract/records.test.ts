import { afterAll, describe, expect, it } from 'vitest';
import { createGames } from '#gateway/games/index.ts';
import { seededRandom } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { PRIZE_MODES } from '#site/api/contract/lottery.ts';
import { BET_STATUSES, BONUS_TYPES, MOVEMENT_TYPES, RECORD_CATEGORIES } from '#site/api/contract/records.ts';
import { merchant, send, startGateway, tokenOf } from './support.ts';

const DONG = { merchant: 'dong', exponent: 0 };
const { gateway, clock } = startGateway({
  merchants: [
    merchant('demo', { timeZone: 'Asia/Manila' }),
    merchant('dong', { currency: { symbol: '₫', exponent: 0 }, languages: ['VI', 'EN'], defaultLanguage: 'VI' }),
  ],
});
afterAll(() => gateway.close());

const token = await tokenOf(gateway, 'demo');
const all = { startDate: '2025-10-15', endDate: '2026-01-15', pageNo: 1, pageSize: 500 };

type Bets = Partial<CallInput<typeof calls.bettingRecords>>;
const bets = async (wanted: Bets = {}, as = token) =>
  (await send(gateway, calls.bettingRecords, { ...all, ...wanted }, { token: as })).value;
type Movements = Partial<CallInput<typeof calls.accountRecords>>;
const movements = async (wanted: Movements = {}, as = token) =>
  (await send(gateway, calls.accountRecords, { ...all, ...wanted }, { token: as })).value;
const bonuses = async (wanted: Partial<CallInput<typeof calls.bonusRecords>> = {}) =>
  (await send(gateway, calls.bonusRecords, { ...all, ...wanted }, { token })).value;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A query that no client of ours would send. */
const raw = (path: string, query: Record<string, string>) =>
  gateway.fetch(
    new Request(`http://localhost:8080${path}?${new URLSearchParams(query).toString()}`, {
      headers: { Merchant: 'demo', Authorization: token },
    }),
  );

describe('betting records', () => {
  it('[MEM-7] hold three months of rounds and lottery orders, the latest first, with their totals', async () => {
    const { list, totals, totalCount } = await bets();
    expect(totalCount).toBe(list.length);
    expect(totalCount).toBeGreaterThan(150);
    expect(list.map(({ placedAt }) => placedAt)).toEqual(list.map(({ placedAt }) => placedAt).toSorted((a, b) => b - a));
    expect(new Set(list.map(({ recordId }) => recordId)).size).toBe(list.length);
    expect(new Set(list.map(({ category }) => category)).size).toBeGreaterThan(4);
    expect(list.some(({ lottery }) => lottery !== null)).toBe(true);
    expect(list.filter(({ gameName, vendorName, betNo }) => gameName === '' || vendorName === '' || betNo === '')).toEqual([]);
    for (const name of ['stake', 'validBet', 'win'] as const) expect(totals[name]).toBe(sum(list.map((bet) => bet[name])));
    expect(totals.net).toBe(sum(list.map(({ net }) => net ?? 0)));
    const pages = await Promise.all([1, 2, 3].map((pageNo) => bets({ pageNo, pageSize: 7 })));
    expect(pages.flatMap((page) => page.list)).toEqual(list.slice(0, 21));
    for (const page of pages) expect(page.totals).toEqual(totals);
  });

  it('[MEM-7] [APP-5] a round and a slip are in the record as soon as they are played, and settled with their draw', async () => {
    const vip = await tokenOf(gateway, 'vip');
    const game = (
      await send(gateway, calls.gameList, { clientType: 3, platform: 'flash', language: 'EN', gameType: 'RNG', pageNo: 1, pageSize: 1 })
    ).value.games[0];
    const launch = { nodeId: game?.nodeId ?? '', vendor: game?.vassalage ?? '', gameType: 'RNG', platform: 'html5', language: 'EN' };
    const { value } = await send(gateway, calls.launchGame, launch, { token: vip });
    const games = createGames({ gateway, random: seededRandom('rounds') });
    const post = async (path: string, body: unknown) =>
      (await games.request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })).json();
    const { session } = await post('/api/open', { token: value.content.split('#')[1] });
    const played = await post('/api/round', { session, roundId: 'round-0001', kind: 'slots', stake: 500 });
    const today = { startDate: '2026-01-15' };
    const [round] = (await bets(today, vip)).list;
    expect(round).toMatchObject({
      betNo: 'round-0001',
      gameName: game?.gameName,
      status: 'settled',
      stake: 500,
      validBet: 500,
      win: played.win,
    });
    expect(round?.net).toBe(played.win - 500);

    const numero = (await send(gateway, calls.nextDraws, { gameCode: 'SEA1' })).value.list[0];
    const line = { playType: 'sum_sides', picks: [['low'], []], stake: 10_000 };
    const slip = { gameCode: 'SEA1', numero: numero?.numero ?? '', prizeMode: PRIZE_MODES.SEA, lines: [line] };
    const { orderIds } = (await send(gateway, calls.placeBets, slip, { token: vip })).value;
    const [open] = (await bets({ ...today, status: 'unsettled' }, vip)).list;
    expect(open).toMatchObject({ betNo: orderIds[0], category: 'ELOTT', stake: 100, validBet: 0, net: null, settledAt: null });
    expect(open?.lottery).toMatchObject({ gameCode: 'SEA1', playType: 'sum_sides', picks: [['low'], []] });
    expect((await bets({ ...today, status: 'unsettled' }, vip)).totals.net).toBe(0);
    clock.now = numero?.drawsAt ?? 0;
    expect((await bets({ ...today, status: 'unsettled' }, vip)).list).toEqual([]);
    const [settled] = (await bets({ ...today, category: 'ELOTT' }, vip)).list;
    expect(settled).toMatchObject({ betNo: orderIds[0], status: 'settled', validBet: 100 });
    expect([92, -100]).toContain(settled?.net);
  });

  it('[MEM-7] hold the rounds of mini games, and profit and loss counts them', async () => {
    const own = await tokenOf(gateway, 'agent41');
    const { seedHash } = (await send(gateway, calls.miniGameTable, {}, { token: own })).value;
    const play = { gameCode: 'wheel', choice: 'spin', stake: 100, seedHash, clientSeed: 'player-1' } as const;
    const { roundId, win } = (await send(gateway, calls.playMiniGame, play, { token: own })).value;
    const today = { startDate: '2026-01-15', endDate: '2026-01-15' };
    const [round] = (await bets({ ...today, category: 'MINI' }, own)).list;
    expect(round).toMatchObject({ betNo: `M${roundId}`, gameName: 'Wheel', stake: 100, win, net: win - 100 });
    expect((await bets({ ...today, search: 'wheel' }, own)).list).toEqual([round]);
    expect((await movements({ ...today, type: 'bet' }, own)).list[0]).toMatchObject({ amount: -100, remark: 'Wheel' });
    const { totals } = (await send(gateway, calls.profitReport, today, { token: own })).value;
    expect([totals.bets, totals.net]).toEqual([1, win - 100]);
  });

  it('[MEM-7] are narrowed by category, vendor, status, game and number, alone and together', async () => {
    const { list } = await bets();
    for (const category of RECORD_CATEGORIES)
      expect((await bets({ category })).list).toEqual(list.filter((bet) => bet.category === category));
    const [first] = list;
    const { vendor = '', gameName = '', betNo = '' } = first ?? {};
    expect((await bets({ vendor })).list).toEqual(list.filter((bet) => bet.vendor === vendor));
    for (const status of BET_STATUSES) expect((await bets({ status })).list).toEqual(list.filter((bet) => bet.status === status));
    expect((await bets({ search: betNo })).list).toEqual([first]);
    expect((await bets({ search: gameName.toUpperCase() })).list).toEqual(list.filter((bet) => bet.gameName === gameName));
    expect((await bets({ search: 'northern' })).list).toEqual(list.filter((bet) => bet.gameName === 'Northern Vietnam'));
    const both = await bets({ category: 'LIVE', vendor: 'SALA' });
    expect([both.totalCount, both.totalPages, both.totals]).toEqual([0, 0, { stake: 0, validBet: 0, win: 0, net: 0 }]);
  });

  it.each(["' OR 1=1 --", '%', '_', '"; DROP TABLE bets', '\u0000', '𝕏'.repeat(20)])(
    '[MEM-7] [API-6] finds nothing by %j',
    async (search) => {
      expect((await bets({ search })).list).toEqual([]);
      expect((await bets({ vendor: search })).list).toEqual([]);
    },
  );

  it("[MEM-7] days begin by the merchant's clock", async () => {
    const noon = (await bets({ startDate: '2026-01-15', endDate: '2026-01-15' })).list;
    // The clock shows 20:00 in Manila; 16:00 UTC of the day before was midnight there.
    expect(noon.length).toBeGreaterThan(0);
    const { list } = await bets();
    const inDay = list.filter(({ placedAt }) => placedAt >= Date.UTC(2025, 10, 19, 16) && placedAt < Date.UTC(2025, 10, 20, 16));
    expect((await bets({ startDate: '2025-11-20', endDate: '2025-11-20' })).list).toEqual(inDay);
    const inDong = await send(gateway, calls.bettingRecords, all, { ...DONG, token: await tokenOf(gateway, 'demo', DONG) });
    expect(inDong.value.list[0]).toMatchObject({ stake: 25_000 });
  });

  it('[MEM-7] [API-9] are of nobody but their player', async () => {
    const [mine, others] = [await bets(), await bets({}, await tokenOf(gateway, 'agent'))];
    expect(others.list.length).toBeGreaterThan(10);
    const numbers = new Set(mine.list.map(({ recordId }) => recordId));
    expect(others.list.filter(({ recordId }) => numbers.has(recordId))).toEqual([]);
    expect((await bets({}, await tokenOf(gateway, 'fresh'))).list).toEqual([]);
  });
});

describe('account records', () => {
  it('[MEM-8] are every movement of the ledger with the balance after it', async () => {
    const { list, totals } = await movements();
    const balance = (await send(gateway, calls.balance, {}, { token })).value.sumBalance;
    expect(list[0]?.balance).toBe(balance);
    list.slice(0, -1).forEach(({ balance: after, amount }, index) => expect(after - amount).toBe(list[index + 1]?.balance));
    expect(list.at(-1)).toMatchObject({ type: 'deposit', amount: 1_250_000, balance: 1_250_000 });
    expect(totals).toEqual({
      received: sum(list.map(({ amount }) => Math.max(0, amount))),
      spent: sum(list.map(({ amount }) => Math.min(0, amount))),
      net: balance,
    });
  });

  it('[MEM-8] are narrowed by type, which is that of the money and its sign', async () => {
    const { list } = await movements();
    for (const type of MOVEMENT_TYPES) {
      const { list: some, totals } = await movements({ type });
      expect(some).toEqual(list.filter((record) => record.type === type));
      expect(totals.net).toBe(sum(some.map(({ amount }) => amount)));
    }
    const [win] = (await movements({ type: 'win', pageSize: 1 })).list;
    const [bet] = (await bets({ search: win?.reference ?? '' })).list;
    expect(win).toMatchObject({ reference: bet?.betNo, remark: bet?.gameName, amount: bet?.win });
  });

  it('[MEM-8] say what a bonus was for in the language that is asked in', async () => {
    const own = await tokenOf(gateway, 'agent2');
    await send(gateway, calls.actOnPromotion, { promotionId: 'gift', action: 'claim' }, { token: own });
    const titles = await Promise.all(
      ['EN', 'TY'].map(async (language) => {
        const options = { token: own, headers: { Language: language } };
        return (await send(gateway, calls.accountRecords, { ...all, type: 'bonus' }, options)).value.list[0]?.remark;
      }),
    );
    expect(new Set(titles).size).toBe(2);
    expect(titles).not.toContain(null);
  });
});

describe('profit and loss', () => {
  it('[MEM-9] is what the records of bets and bonuses say, by category, by day and in all', async () => {
    const days = { startDate: all.startDate, endDate: all.endDate };
    const { value: report } = await send(gateway, calls.profitReport, days, { token });
    const { list } = await bets({ status: 'settled' });
    const received = (await movements({ type: 'bonus' })).totals.net;
    expect(received).toBeGreaterThan(0);
    for (const row of report.categories) {
      const own = list.filter(({ category }) => category === row.category);
      const expected = row.category === 'BONUS' ? received : sum(own.map(({ net }) => net ?? 0));
      expect([row.bets, row.stake, row.net]).toEqual([own.length, sum(own.map(({ stake }) => stake)), expected]);
    }
    expect(report.days.map(({ day }) => day).slice(0, 2)).toEqual(['2025-10-15', '2025-10-16']);
    expect(report.days.at(-1)?.day).toBe('2026-01-15');
    for (const name of ['stake', 'win', 'bonus', 'net'] as const) {
      expect(sum(report.days.map((day) => day[name]))).toBe(report.totals[name]);
      expect(sum(report.categories.map((row) => row[name]))).toBe(report.totals[name]);
    }
    expect(report.totals.net).toBe(report.totals.win - report.totals.stake + report.totals.bonus);
  });

  it('[MEM-9] of a player without bets is nothing, not an error', async () => {
    const { value } = await send(
      gateway,
      calls.profitReport,
      { startDate: '2026-01-14', endDate: '2026-01-15' },
      { token: await tokenOf(gateway, 'fresh') },
    );
    expect(value).toEqual({
      categories: [],
      days: ['2026-01-14', '2026-01-15'].map((day) => ({ day, stake: 0, win: 0, bonus: 0, net: 0 })),
      totals: { bets: 0, stake: 0, validBet: 0, win: 0, bonus: 0, net: 0 },
    });
  });
});

describe('bonus details', () => {
  it('[MEM-10] are the bonuses received, by type, with what came of each', async () => {
    const { list, totals, types } = await bonuses();
    expect(list.length).toBeGreaterThan(5);
    expect(totals.amount).toBe((await movements({ type: 'bonus' })).totals.net);
    expect(types.map(({ type }) => type)).toEqual(expect.arrayContaining(['promotion', 'rebate', 'mission']));
    for (const type of BONUS_TYPES) {
      const some = await bonuses({ type });
      expect(some.list).toEqual(list.filter((bonus) => bonus.type === type));
      expect(some.totals.amount).toBe(sum(some.list.map(({ amount }) => amount)));
      expect(some.types).toEqual(types);
    }
    expect(list.find(({ type }) => type === 'promotion')?.title).toMatch(/\w/);
  });
});

const ROWS = [calls.bettingRecords, calls.accountRecords, calls.bonusRecords, calls.profitReport] as const;

describe.each(ROWS.map((row) => [row.name, row.path] as const))('%s', (_name, path) => {
  const good = { startDate: '2026-01-01', endDate: '2026-01-15', pageNo: '1', pageSize: '10' };
  const answerOf = async (change: Record<string, string>) => {
    const response = await raw(path, { ...good, ...change });
    return { status: response.status, ...(await response.json()) };
  };

  it('[SEC-6] [MEM-7] goes back three months by the merchant’s clock and no further, and says so', async () => {
    expect((await answerOf({ startDate: '2025-10-15' })).success).toBe(true);
    const refused = await answerOf({ startDate: '2025-10-14' });
    expect(refused).toMatchObject({ success: false, errorCode: 'records.period.too.old' });
    expect(refused.message).toContain('2025-10-15');
  });

  it.each([
    [{ startDate: '2026-01-15', endDate: '2026-01-01' }, 200, 'records.period.invalid'],
    [{ startDate: '2026-02-30' }, 400, 'request_param_err'],
    [{ startDate: "2026-01-01' OR 1=1" }, 400, 'request_param_err'],
    [{ endDate: '' }, 400, 'request_param_err'],
  ])('[MEM-7] [API-6] refuses %j', async (change, status, errorCode) => {
    expect(await answerOf(change)).toMatchObject({ status, success: false, errorCode });
  });

  it('[MEM-7] [API-6] ends today, however far ahead it is asked for', async () => {
    const { value } = await answerOf({ endDate: '9999-12-31' });
    expect(value.days?.length ?? 15).toBe(15);
  });
});

describe.each(ROWS.slice(0, 3).map((row) => [row.name, row.path] as const))('%s', (_name, path) => {
  it.each([
    { pageNo: '0' },
    { pageNo: '1e9' },
    { pageNo: '-1' },
    { pageSize: '0' },
    { pageSize: '501' },
    { type: 'nonsense', status: 'nonsense' },
  ])('[MEM-7] [API-6] refuses %j', async (change) => {
    const response = await raw(path, { startDate: '2026-01-01', endDate: '2026-01-15', pageNo: '1', pageSize: '10', ...change });
    expect(response.status).toBe(400);
  });

  it('[MEM-7] a page after the last is empty, and the totals stay', async () => {
    const response = await raw(path, { startDate: '2025-10-15', endDate: '2026-01-15', pageNo: '999999999', pageSize: '10' });
    const { value } = await response.json();
    expect([value.list, value.totalCount > 0]).toEqual([[], true]);
  });
});
