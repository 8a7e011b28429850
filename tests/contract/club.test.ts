import { afterAll, describe, expect, it } from 'vitest';
import { calls, HEADER } from '#site/api/contract/index.ts';
import { merchant, send, startGateway, tokenOf } from './support.ts';

const DAY_MS = 86_400_000;
const { gateway } = startGateway({
  merchants: [merchant('demo', { languages: ['EN', 'VI', 'CN'] }), merchant('coins', { currency: { symbol: '₫', exponent: 0 } })],
});
afterAll(() => gateway.close());

const token = await tokenOf(gateway, 'demo');
const popular = (count: number) => send(gateway, calls.popularGames, { count, prizeMode: 'SEA', device: 'WEB', language: 'EN' });
const board = (period: 'day' | 'week' | 'month', limitNum = 100) =>
  send(gateway, calls.leaderboard, { period, limitNum }, { token }).then(({ value }) => value);
const rewards = (input: { rewardType?: string; pageNo?: number; pageSize?: number }, language = 'EN') =>
  send(gateway, calls.pointRewards, { language, pageNo: 1, pageSize: 100, ...input }, { token }).then(({ value }) => value);

describe('the club', () => {
  it('[APP-21] tells members their level, their points with the valid bets in them, and what the next level lacks', async () => {
    const { value } = await send(gateway, calls.rankProgress, {}, { token });
    // 18 seeded bets of 25 stand beside what the account brought along.
    expect(value).toMatchObject({ rankLevel: 2, labelName: 'Silver', points: 11_850 + 18 * 25 });
    expect(value.next).toEqual({ rankLevel: 3, labelName: 'Gold', points: 20_000, missing: 20_000 - value.points });
  });

  it.each([
    ['EN', ['Silver', 'Gold']],
    ['VI', ['Bạc', 'Vàng']],
    ['CN', ['白银', '黄金']],
    // No language of this merchant's: levels have the names that they were given first.
    ['TH', ['Silver', 'Gold']],
  ] as const)('[APP-21] [I18N-1] calls levels in %s as the language calls them, wherever one is named', async (language, [own, next]) => {
    const asked = { token, headers: { [HEADER.language]: language } };
    const progress = (await send(gateway, calls.rankProgress, {}, asked)).value;
    expect([progress.labelName, progress.next?.labelName]).toEqual([own, next]);
    expect((await send(gateway, calls.memberInfo, {}, asked)).value.clubLabel?.labelName).toBe(own);
    expect((await send(gateway, calls.securityConfig, {}, asked)).value.rank).toBe(own);
  });

  it('[APP-21] counts the same in a currency without decimals', async () => {
    const coins = { merchant: 'coins', exponent: 0 };
    const { value } = await send(gateway, calls.rankProgress, {}, { ...coins, token: await tokenOf(gateway, 'demo', coins) });
    expect(value.points).toBe(11_850 + 18 * 25);
  });

  it.each([
    ['fresh', { rankLevel: 0, points: 0, next: { rankLevel: 1, labelName: 'Jade', points: 1_000, missing: 1_000 } }],
    ['vip', { rankLevel: 6, labelName: 'Diamond', next: { rankLevel: 7, labelName: 'Crown', points: 1_000_000, missing: 360_000 } }],
  ] as const)('[APP-21] seeds %s at its place', async (username, expected) => {
    expect((await send(gateway, calls.rankProgress, {}, { token: await tokenOf(gateway, username) })).value).toMatchObject(expected);
  });
});

describe('the leaderboard', () => {
  it('[APP-24] ranks by points, best first, and those with as many share a place', async () => {
    const { list } = await board('week');
    expect(list.length).toBeGreaterThan(20);
    expect(list.map(({ points }) => points)).toEqual(list.map(({ points }) => points).toSorted((a, b) => b - a));
    for (const { rank, points } of list) expect(rank).toBe(1 + list.filter((other) => other.points > points).length);
  });

  it('[APP-24] shows nobody’s whole name', async () => {
    for (const { customerName } of (await board('month')).list) expect(customerName).toMatch(/^..\*\*\*.$/u);
  });

  it('[APP-24] has a longer period hold what a shorter one holds', async () => {
    const [day, week, month] = await Promise.all([board('day'), board('week'), board('month')]);
    const total = ({ list }: Awaited<ReturnType<typeof board>>) => list.reduce((sum, { points }) => sum + points, 0);
    expect(total(day)).toBeGreaterThan(0);
    expect(total(week)).toBeGreaterThan(total(day));
    expect(total(month)).toBeGreaterThan(total(week));
  });

  it('[APP-24] tells members their own place, also beyond the list, and nobody else one', async () => {
    const all = await board('week');
    const { rank, points } = all.list.find(({ isOwn }) => isOwn) ?? { rank: 0, points: 0 };
    expect(rank).toBeGreaterThan(3);
    expect(await board('week', 3)).toEqual({ list: all.list.slice(0, 3), own: { rank, points } });
    const fresh = await send(gateway, calls.leaderboard, { period: 'week', limitNum: 3 }, { token: await tokenOf(gateway, 'fresh') });
    expect(fresh.value.own).toBeNull();
  });

  it('[APP-24] moves on with the clock', async () => {
    const before = await board('day');
    const { gateway: later, clock } = startGateway();
    clock.now += 3 * DAY_MS;
    const options = { token: await tokenOf(later, 'demo') };
    const { value: after } = await send(later, calls.leaderboard, { period: 'day', limitNum: 100 }, options);
    later.close();
    expect(after.list.length).toBeGreaterThan(0);
    expect(after.list).not.toEqual(before.list);
  });
});

describe('the points mall', () => {
  it('[MEM-15] adds up the member’s points, and none for who has none', async () => {
    expect((await send(gateway, calls.pointBalance, {}, { token })).value).toMatchObject({ balance: 4_600 + 2_900 + 1_720 - 800 });
    expect((await send(gateway, calls.pointBalance, {}, { token: await tokenOf(gateway, 'fresh') })).value).toEqual({
      balance: 0,
      validBet: 0,
    });
  });

  it('[MEM-15] gives rewards page by page, each once', async () => {
    const all = await rewards({});
    const pages = await Promise.all([1, 2].map((pageNo) => rewards({ pageNo, pageSize: 12 })));
    expect(pages.flatMap(({ list }) => list)).toEqual(all.list);
    expect(pages[0]).toMatchObject({ totalPages: 2, totalCount: all.list.length });
    expect((await rewards({ pageNo: 9, pageSize: 12 })).list).toEqual([]);
  });

  it('[MEM-15] gives the rewards of one type, in the language of the page', async () => {
    const { list, types } = await rewards({ rewardType: 'SPINS' }, 'TY');
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set(['SPINS']));
    expect(list[0]).toMatchObject({ name: '20 free spins', points: 1_500, amount: 0, quantity: 500 });
    expect(types).toEqual(['BONUS', 'SPINS', 'GOODS', 'TRAVEL']);
    expect((await rewards({ rewardType: 'NONE' })).list).toEqual([]);
  });

  it('[MEM-15] has a picture for each reward', async () => {
    for (const { image } of (await rewards({})).list) {
      const response = await gateway.fetch(new Request(new URL(image, 'http://localhost:8080')));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    }
  });

  it('[MEM-15] values points as money, at a better rate the more there are', async () => {
    const { rates } = (await send(gateway, calls.pointConfig, {}, { token })).value;
    expect(rates[0]).toEqual({ units: 1_000, ratio: 100, redeemAmount: 1_000 });
    for (const [index, { ratio }] of rates.entries()) expect(ratio).toBeLessThanOrEqual(rates[index - 1]?.ratio ?? Infinity);
    const coins = { merchant: 'coins', exponent: 0 };
    const foreign = await send(gateway, calls.pointConfig, {}, { ...coins, token: await tokenOf(gateway, 'demo', coins) });
    expect(foreign.value.rates[0]).toEqual({ units: 1_000, ratio: 0.1, redeemAmount: 10_000 });
  });
});

describe('popular games', () => {
  it('[GAM-10] are as many as asked for, by group, what members played last first', async () => {
    const { value } = await popular(20);
    const games = Object.values(value).flatMap(({ gameMenus }) => gameMenus);
    expect(games).toHaveLength(20);
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(20);
    for (const [group, { gameGroupCode, gameMenus }] of Object.entries(value)) {
      expect(new Set([group, ...gameMenus.map(({ gameType }) => gameType)])).toEqual(new Set([gameGroupCode]));
    }
    const recent = await send(gateway, calls.recentGames, { clientType: 3, language: 'EN', pageNo: 1, pageSize: 20 }, { token });
    expect(games.map(({ nodeId }) => nodeId)).toEqual(expect.arrayContaining(recent.value.list.map(({ nodeId }) => nodeId)));
  });
});
