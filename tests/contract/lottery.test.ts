import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#gateway/api/index.ts';
import { ORDER_STATUS, PRIZE_MODES } from '#site/api/contract/lottery.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { dev, merchant, send, startGateway, tokenOf } from './support.ts';

const home = mkdtempSync(join(tmpdir(), 'playfront-lottery-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const DONG = merchant('dong', { currency: { symbol: '₫', exponent: 0 }, languages: ['VI', 'EN'], defaultLanguage: 'VI' });
const running = startGateway({ merchants: [merchant('demo'), DONG, merchant('none', { vendors: ['SALA'] })] });
const { gateway, clock } = running;
afterAll(() => gateway.close());

type Slip = CallInput<typeof calls.placeBets>;
const MINUTE_MS = 60_000;

const open = async (gameCode: string, on = gateway) => {
  const [draw] = (await send(on, calls.nextDraws, { gameCode })).value.list;
  if (draw === undefined) throw new Error(`no draw of ${gameCode}`);
  return draw;
};
const sum = (pick: string, stake = 10_000): Slip['lines'][number] => ({ playType: 'sum_sides', picks: [[pick], []], stake });
const slipOf = async (lines: Slip['lines'], change: Partial<Slip> = {}, on = gateway): Promise<Slip> => {
  const gameCode = change.gameCode ?? 'SEA1';
  return { gameCode, prizeMode: PRIZE_MODES.SEA, numero: (await open(gameCode, on)).numero, lines, ...change };
};
const balanceOf = async (token: string, on = gateway) => (await send(on, calls.balance, {}, { token })).value.sumBalance;
const ordersOf = async (token: string, status?: number, on = gateway) =>
  (await send(on, calls.lotteryOrders, { pageNo: 1, pageSize: 100, ...(status !== undefined && { status }) }, { token })).value.list;

describe('the menus', () => {
  it('[GAM-9] [GAM-10] list the lotteries of the in-app vendors by group, and by prize mode', async () => {
    const { value: all } = await send(gateway, calls.lotteryMenus, { device: 'WEB', language: 'EN' });
    expect(Object.values(all).every(({ gameGroupCode, gameMenus }) => all[gameGroupCode]?.gameMenus === gameMenus)).toBe(true);
    expect(all['VN']?.gameMenus.map(({ gameCode }) => gameCode)).toEqual(['VNMB', 'VNMT', 'VNMN']);
    expect(all['FAST']?.gameMenus.map(({ everyMs }) => everyMs)).toEqual([MINUTE_MS, 3 * MINUTE_MS]);
    const { value: vietnam } = await send(gateway, calls.vnGameMenu, { prizeMode: PRIZE_MODES.Lott, device: 'WEB' });
    expect(Object.keys(vietnam)).toEqual(['VN']);
    expect((await send(gateway, calls.vnGameMenu, { prizeMode: PRIZE_MODES.SEA })).value).toEqual({});
  });

  it('[GAM-9] name them in the language that is asked for', async () => {
    const { value } = await send(gateway, calls.lotteryMenus, { language: 'VI' }, { merchant: 'dong', exponent: 0 });
    expect(value['VN']?.gameMenus[0]?.gameName).toBe('Xổ số Miền Bắc');
  });

  it('[GAM-9] are empty where the merchant has none of the vendors, and its lotteries are not known there', async () => {
    expect((await send(gateway, calls.lotteryMenus, {}, { merchant: 'none' })).value).toEqual({});
    const rules = await send(gateway, calls.lotteryRules, { gameCode: 'SEA1' }, { merchant: 'none' });
    expect(rules.errorCode).toBe('game.not.found');
  });

  it('[GAM-6] a game of a vendor’s list stands for one of its lotteries, always the same', async () => {
    const lobby = { clientType: 3, platform: 'flash', language: 'EN', pageNo: 1, pageSize: 50 };
    for (const [vendor, gameType, own] of [
      ['TCG_LOTTO_VN', 'LOTT', /^VN/],
      ['TCG_SEA', 'ELOTT', /^SEA/],
    ] as const) {
      const { games } = (await send(gateway, calls.gameList, { ...lobby, gameType, vassalage: vendor })).value;
      expect(games).toHaveLength(12);
      for (const { nodeId, gameName } of games) {
        const { value } = await send(gateway, calls.lotteryRules, { gameCode: nodeId });
        expect(value.game.gameCode).toMatch(own);
        if (gameName.includes('1 Minute') && gameType === 'ELOTT') expect(value.game.gameCode).toBe('SEA1');
      }
    }
    const elsewhere = (await send(gateway, calls.gameList, { ...lobby, gameType: 'RNG' })).value.games[0]?.nodeId ?? '';
    for (const gameCode of [elsewhere, '', 'NOWHERE', '99999999', "' OR 1=1"])
      expect((await send(gateway, calls.lotteryRules, { gameCode })).errorCode).toBe('game.not.found');
  });
});

describe('opened numbers', () => {
  it('[GAM-9] are the last hundred of a lottery, the latest first, or the last of each', async () => {
    const { list } = (await send(gateway, calls.openedNumbers, { gameCode: 'VNMB', count: 100 })).value;
    expect(list).toHaveLength(100);
    expect(list.map(({ drawnAt }) => drawnAt)).toEqual(list.map(({ drawnAt }) => drawnAt).toSorted((a, b) => b - a));
    expect(list[0]?.prizes.flatMap(({ numbers }) => numbers)).toHaveLength(27);
    expect((await send(gateway, calls.openedNumbers, { count: 1 })).value.list).toHaveLength(7);
    expect((await send(gateway, calls.openedNumbers, { gameCode: 'VNMB', count: 101 } as never).catch(() => null)) ?? {}).not.toMatchObject(
      {
        success: true,
      },
    );
  });

  it('[GAM-9] [API-9] one draw is for members, and nothing before it is drawn', async () => {
    const token = await tokenOf(gateway, 'demo');
    const [last] = (await send(gateway, calls.openedNumbers, { gameCode: 'SEA3', count: 1 })).value.list;
    const ask = async (numero: string) => send(gateway, calls.openedNumero, { gameCode: 'SEA3', numero }, { token });
    expect((await ask(last?.numero ?? '')).value.opened).toEqual(last);
    expect((await ask((await open('SEA3')).numero)).value.opened).toBeNull();
    expect((await ask('20269999')).errorCode).toBe('game.not.found');
  });
});

describe('a slip', () => {
  let token = '';
  beforeEach(async () => {
    token = await tokenOf(gateway, 'demo');
  });

  it('[APP-5] is taken whole: one debit, an order for each line, and the lottery becomes a recent one', async () => {
    const before = await balanceOf(token);
    const lines = [sum('low'), { playType: 'three_last', picks: [['1', '2'], ['3'], ['4']], stake: 2_500 }];
    const { value } = await send(gateway, calls.placeBets, await slipOf(lines), { token });
    expect(value).toMatchObject({ total: 150, balance: before - 150 });
    expect(await balanceOf(token)).toBe(before - 150);
    const placed = (await ordersOf(token)).slice(0, 2);
    expect(placed.map(({ orderId }) => orderId).toSorted()).toEqual(value.orderIds.toSorted());
    expect(placed.map(({ status, win }) => [status, win])).toEqual([
      [ORDER_STATUS.open, 0],
      [ORDER_STATUS.open, 0],
    ]);
    const { value: recent } = await send(gateway, calls.vnRecentMenu, {}, { token });
    expect(recent['RECENT']?.gameMenus[0]?.gameCode).toBe('SEA1');
  });

  it('[APP-5] sent again with its key is taken once', async () => {
    const slip = await slipOf([sum('high')]);
    const headers = { 'Idempotency-Key': 'slip-1' };
    const before = await balanceOf(token);
    const [first, again] = [
      await send(gateway, calls.placeBets, slip, { token, headers }),
      await send(gateway, calls.placeBets, slip, { token, headers }),
    ];
    expect(again.value).toEqual(first.value);
    expect(await balanceOf(token)).toBe(before - 100);
  });

  it.each<[string, Partial<Slip>, string, string]>([
    [
      'numbers that are none',
      { lines: [{ playType: 'pair_last', picks: [['7']], stake: 10_000 }] },
      'lottery.numbers.invalid',
      'lines.0.picks',
    ],
    [
      'too many combinations',
      { lines: [sum('low'), { playType: 'three_last', picks: [0, 1, 2].map(() => [...'0123456789']), stake: 1_000 }] },
      'lottery.numbers.invalid',
      'lines.1.picks',
    ],
    [
      'a play that is not played here',
      { lines: [{ playType: 'pick_2', picks: [['01', '02']], stake: 10_000 }] },
      'lottery.numbers.invalid',
      'lines.0.picks',
    ],
    ['less than the least stake', { lines: [sum('low', 900)] }, 'lottery.stake.invalid', 'lines.0.stake'],
    ['more than the most', { lines: [sum('low', 10_000_100)] }, 'lottery.stake.invalid', 'lines.0.stake'],
    ['a part of a centavo', { lines: [sum('low', 1_050)] }, 'lottery.stake.invalid', 'lines.0.stake'],
    ['a stake below zero', { lines: [sum('low', -10_000)] }, 'lottery.stake.invalid', 'lines.0.stake'],
    ['a prize mode of another lottery', { prizeMode: PRIZE_MODES.Lott }, 'request_param_err', 'prizeMode'],
    ['a draw that is over', { numero: '202601150001' }, 'lottery.draw.closed', 'numero'],
    ['a draw that is yet to come', { numero: '202612310001' }, 'lottery.draw.closed', 'numero'],
  ])('[APP-5] [API-6] with %s is refused whole, and says where', async (_, change, code, field) => {
    const before = await balanceOf(token);
    const refused = await send(gateway, calls.placeBets, await slipOf([sum('low')], change), { token });
    expect([refused.errorCode, refused.value]).toEqual([code, { field }]);
    expect(await balanceOf(token)).toBe(before);
  });

  it('[APP-5] is refused from the moment at which its draw closes', async () => {
    const slip = await slipOf([sum('low')]);
    const { closesAt } = await open('SEA1');
    clock.now = closesAt - 1;
    expect((await send(gateway, calls.placeBets, slip, { token })).success).toBe(true);
    clock.now = closesAt;
    expect((await send(gateway, calls.placeBets, slip, { token })).errorCode).toBe('lottery.draw.closed');
  });

  it('[APP-5] that costs more than there is changes nothing', async () => {
    const poor = await tokenOf(gateway, 'fresh');
    const refused = await send(gateway, calls.placeBets, await slipOf([sum('low')]), { token: poor });
    expect([refused.errorCode, refused.value]).toEqual(['wallet.balance.insufficient', { field: 'total' }]);
    expect(await ordersOf(poor)).toEqual([]);
  });

  it('[APP-5] in a currency without decimals has limits in its thousands', async () => {
    const options = { merchant: 'dong', exponent: 0 };
    const { prizeTables } = (await send(gateway, calls.lotteryRules, { gameCode: 'VNMB' }, options)).value;
    expect(prizeTables[0]).toMatchObject({ leastStake: 1_000_000, mostTotal: 2_000_000 });
    const lines = [{ playType: 'pair_last', picks: [['17', '71']], stake: 10_000_000 }];
    const slip = await slipOf(lines, { gameCode: 'VNMB', prizeMode: PRIZE_MODES.Lott });
    const dong = await tokenOf(gateway, 'demo', options);
    expect((await send(gateway, calls.placeBets, slip, { token: dong, ...options })).value.total).toBe(2000);
  });

  it('[APP-5] [MOD-2] of a trial account is refused', async () => {
    const { value } = await send(gateway, calls.freeplay, { os: 'test', platform: 'W' });
    const refused = await send(gateway, calls.placeBets, await slipOf([sum('low')]), { token: value.token });
    expect(refused).toMatchObject({ status: 403, errorCode: 'account.trial.refused' });
  });
});

describe('a draw', () => {
  it('[APP-5] pays what wins as soon as anybody asks, and by the clock of the control panel', async () => {
    const { gateway: own, clock: ownClock } = startGateway();
    const token = await tokenOf(own, 'vip');
    const before = await balanceOf(token, own);
    const slip = await slipOf([sum('low'), sum('high')], {}, own);
    await send(own, calls.placeBets, slip, { token });
    const { drawsAt } = await open('SEA1', own);
    ownClock.now = drawsAt - 1;
    expect(await balanceOf(token, own)).toBe(before - 200);
    await dev(own, 'POST', 'clock', { advanceMs: 1 });
    // One of the two wins 1.92 times its stake.
    expect(await balanceOf(token, own)).toBe(before - 200 + 192);
    const [won, lost] = [await ordersOf(token, ORDER_STATUS.won, own), await ordersOf(token, ORDER_STATUS.lost, own)];
    expect([won[0]?.win, lost[0]?.win]).toEqual([192, 0]);
    expect(await ordersOf(token, ORDER_STATUS.open, own)).toEqual([]);
    own.close();
  });

  it('[APP-5] is settled once, also by a process that starts after it, and for days at once', async () => {
    const file = join(home, 'restart.db');
    const first = startGateway({ file });
    const token = await tokenOf(first.gateway, 'vip');
    const before = await balanceOf(token, first.gateway);
    await send(first.gateway, calls.placeBets, await slipOf([sum('low'), sum('high')], {}, first.gateway), { token });
    const { drawsAt } = await open('SEA1', first.gateway);
    first.gateway.close();
    for (let start = 0; start < 3; start += 1) {
      const next = startGateway({ file });
      next.clock.now = drawsAt + start * MINUTE_MS;
      for (let asked = 0; asked < 2; asked += 1) expect(await balanceOf(token, next.gateway)).toBe(before - 200 + 192);
      next.gateway.close();
    }
    const db = openDatabase(file);
    const since = 'SELECT count(*) AS settled FROM ledger_movements WHERE idempotency_key LIKE ? AND moved_at >= ?';
    expect(db.get(since, 'lottery order%', drawsAt)).toEqual({ settled: 1 });
    expect(db.get('SELECT sum(amount) AS total FROM ledger_entries')).toEqual({ total: 0 });
    db.close();
  });

  it('[APP-5] gives back the stake of a tie, and of a lottery that is gone', async () => {
    const file = join(home, 'tie.db');
    const { gateway: own, clock: ownClock } = startGateway({ file });
    const token = await tokenOf(own, 'vip');
    const before = await balanceOf(token, own);
    // Draws follow from their numbers: the first of the coming ones whose ends are equal.
    const duel = [{ playType: 'dragon_tiger', picks: [['dragon']], stake: 10_000 }];
    let tied = false;
    for (let minute = 0; minute < 120 && !tied; minute += 1) {
      await send(own, calls.placeBets, await slipOf(duel, {}, own), { token });
      ownClock.now += MINUTE_MS;
      tied = (await ordersOf(token, ORDER_STATUS.tie, own)).length > 0;
    }
    const [tie] = await ordersOf(token, ORDER_STATUS.tie, own);
    expect([tie?.total, tie?.win]).toEqual([100, 100]);
    await send(own, calls.placeBets, await slipOf(duel, {}, own), { token });
    own.close();
    const db = openDatabase(file);
    db.run(`UPDATE lottery_orders SET game_code = 'GONE' WHERE status = ${ORDER_STATUS.open}`);
    db.close();
    const next = startGateway({ file });
    next.clock.now = ownClock.now + MINUTE_MS;
    const [cancelled] = await ordersOf(token, ORDER_STATUS.cancelled, next.gateway);
    expect([cancelled?.gameCode, cancelled?.win]).toEqual(['GONE', 100]);
    const all = await ordersOf(token, undefined, next.gateway);
    const paid = all.reduce((total, order) => total + order.win - order.total, 0);
    expect(await balanceOf(token, next.gateway)).toBe(before + paid);
    next.gateway.close();
  });

  it('[API-9] shows a member only their own bets, page by page', async () => {
    const [mine, other] = await Promise.all(['agent', 'agent2'].map((name) => tokenOf(gateway, name)));
    for (const pick of ['low', 'high', 'low']) await send(gateway, calls.placeBets, await slipOf([sum(pick)]), { token: mine });
    const page = (pageNo: number) => send(gateway, calls.lotteryOrders, { pageNo, pageSize: 2, gameCode: 'SEA1' }, { token: mine });
    const [first, second] = [(await page(1)).value, (await page(2)).value];
    expect([first.totalCount, first.totalPages, first.list.length, second.list.length]).toEqual([3, 2, 2, 1]);
    expect(await ordersOf(other ?? '')).toEqual([]);
  });
});
