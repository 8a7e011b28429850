import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#gateway/api/index.ts';
import { earnBetPoints } from '#gateway/domain/mall/betPoints.ts';
import { settleBet } from '#gateway/domain/records/bets.ts';
import { calls } from '#site/api/contract/index.ts';
import { PRIZE_MODES } from '#site/api/contract/lottery.ts';
import { gatewayOfFile, merchant, send, startGateway, tokenOf } from './support.ts';
import type { SendOptions } from './support.ts';

const { gateway, clock } = gatewayOfFile({
  merchants: [merchant('demo'), merchant('coins', { currency: { symbol: '₫', exponent: 0 } }), merchant('none', { betPerPoint: 0 })],
});
const MINUTE_MS = 60_000;
const DICE = { gameCode: 'dice', choice: 'over', clientSeed: 'player-1' } as const;

interface BetKey {
  readonly accountId: number;
  readonly source: 'mini';
  readonly betNo: string;
}

async function play(token: string, stake: number, options: SendOptions = {}): Promise<string> {
  const { seedHash } = (await send(gateway, calls.miniGameTable, {}, { token, ...options })).value;
  const bet = { ...DICE, stake, seedHash };
  return (await send(gateway, calls.playMiniGame, bet, { token, ...options })).value.roundId;
}
const entries = async (token: string, options: SendOptions = {}) =>
  (await send(gateway, calls.pointDetails, { language: 'EN', pageNo: 1, pageSize: 20 }, { token, ...options })).value.list.filter(
    ({ kind }) => kind === 'bet',
  );
const pointsOf = async (token: string, options: SendOptions = {}) =>
  (await send(gateway, calls.pointBalance, {}, { token, ...options })).value.balance;

it('[MEM-15] a settled bet brings a point for each so much of it, which the history shows with the number of the bet', async () => {
  const token = await tokenOf(gateway, 'vip');
  expect((await send(gateway, calls.pointConfig, {}, { token })).value.betPerPoint).toBe(1_000);
  const before = await pointsOf(token);
  expect(await entries(token)).toEqual([]);
  const roundId = await play(token, 20_000);
  const [entry] = await entries(token);
  expect(entry).toMatchObject({ changedPoints: 20, remark: `M${roundId}`, balance: before + 20, movedAt: clock.now });
  expect(await pointsOf(token)).toBe(before + 20);
});

it('[MEM-15] what is short of a point counts with the next bet, so that small stakes earn as much', async () => {
  const token = await tokenOf(gateway, 'vip');
  const before = await pointsOf(token);
  for (const stake of [600, 300, 200]) await play(token, stake);
  expect((await entries(token)).map(({ changedPoints }) => changedPoints)).toEqual([1]);
  await play(token, 900);
  expect(await pointsOf(token)).toBe(before + 2);
});

it('[MEM-15] [API-5] a lottery bet brings its points when it is decided, once, whatever is asked again', async () => {
  const token = await tokenOf(gateway, 'vip');
  const [draw] = (await send(gateway, calls.nextDraws, { gameCode: 'SEA1' })).value.list;
  // Of a lottery's stake, four places: 30.00.
  const lines = [{ playType: 'sum_sides', picks: [['low'], []], stake: 300_000 }];
  const slip = { gameCode: 'SEA1', prizeMode: PRIZE_MODES.SEA, numero: draw?.numero ?? '', lines };
  const headers = { 'Idempotency-Key': 'slip-1' };
  for (let sent = 0; sent < 2; sent += 1) expect((await send(gateway, calls.placeBets, slip, { token, headers })).success).toBe(true);
  expect(await entries(token)).toEqual([]);
  clock.now = (draw?.drawsAt ?? 0) + MINUTE_MS;
  for (let asked = 0; asked < 3; asked += 1) expect((await entries(token)).map(({ changedPoints }) => changedPoints)).toEqual([3]);
});

it('[MEM-15] [API-5] no bet brings its points twice, and what was settled before a merchant gave points brings none', async () => {
  const home = mkdtempSync(join(tmpdir(), 'bet-points-'));
  const file = join(home, 'own.db');
  const own = startGateway({ file }).gateway;
  const token = await tokenOf(own, 'vip');
  const { seedHash } = (await send(own, calls.miniGameTable, {}, { token })).value;
  await send(own, calls.playMiniGame, { ...DICE, stake: 20_000, seedHash }, { token });
  own.close();
  const db = openDatabase(file);
  onTestFinished(() => {
    db.close();
    rmSync(home, { recursive: true });
  });
  const counted = () => db.get<{ rows: number }>("SELECT count(*) AS rows FROM point_entries WHERE kind = 'bet'")?.rows;
  expect(counted()).toBe(1);
  const bet = db.get<BetKey>("SELECT account_id AS accountId, source, bet_no AS betNo FROM bets WHERE source = 'mini' ORDER BY id DESC");
  if (bet === undefined) throw new Error('no bet');
  for (let asked = 0; asked < 2; asked += 1) earnBetPoints(db, bet);
  settleBet(db, bet, { status: 'settled', validBet: 20_000, win: 0, at: clock.now });
  expect(counted()).toBe(1);
  expect(db.get('SELECT count(*) AS rows FROM bets WHERE points IS NOT NULL')).toEqual({ rows: 1 });
});

it('[MEM-15] the rate is the merchant’s: by its own currency unless it says otherwise, and none where it says so', async () => {
  const coins = { merchant: 'coins', exponent: 0 };
  const rich = await tokenOf(gateway, 'vip', coins);
  expect((await send(gateway, calls.pointConfig, {}, { ...coins, token: rich })).value.betPerPoint).toBe(10_000);
  await play(rich, 50_000, coins);
  expect((await entries(rich, coins)).map(({ changedPoints }) => changedPoints)).toEqual([5]);
  const none = { merchant: 'none' };
  const token = await tokenOf(gateway, 'vip', none);
  await play(token, 20_000, none);
  expect(await entries(token, none)).toEqual([]);
});
