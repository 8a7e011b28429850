import { describe, expect, it } from 'vitest';

import { calls } from '#site/api/contract/index.ts';
import { gatewayOfFile, merchant, send, tokenOf, type SendOptions } from './support.ts';

const { gateway, clock } = gatewayOfFile({ merchants: [merchant('demo', { timeZone: 'Asia/Manila' })] });

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Thursday, 20:00 in Manila. */
const START = Date.UTC(2026, 0, 15, 12);

const member = async (name: string) => ({ token: await tokenOf(gateway, name) });
const summary = async (options: SendOptions, language = 'EN') =>
  (await send(gateway, calls.missionSummary, { language }, { ...options, headers: { Language: language } })).value;
const missionOf = async (id: string, options: SendOptions) => (await summary(options)).missions.filter(({ missionId }) => missionId === id);
const claim = (missionId: string, period: string, options: SendOptions) =>
  send(gateway, calls.claimMission, { missionId, period }, options);
const balanceOf = async (options: SendOptions) => (await send(gateway, calls.balance, {}, options)).value.sumBalance;
const mallPoints = async (options: SendOptions) => (await send(gateway, calls.pointBalance, {}, options)).value.balance;
const ownPlace = async (options: SendOptions) => (await send(gateway, calls.leaderboard, { period: 'week', limitNum: 100 }, options)).value;
const badge = async (options: SendOptions) => (await send(gateway, calls.unreadCount, {}, options)).value.claimableMission;

/** Rounds of a mini game with stakes of 1.00. */
async function play(options: SendOptions, rounds: number, stake = 100): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const { seedHash } = (await send(gateway, calls.miniGameTable, {}, options)).value;
    const wanted = { gameCode: 'wheel' as const, choice: 'spin', stake, seedHash, clientSeed: 'mission-1' };
    expect(await send(gateway, calls.playMiniGame, wanted, options)).toMatchObject({ success: true });
  }
}

describe('missions', () => {
  it('[MEM-12] count real play, and each gives its points once', async () => {
    const options = await member('team168');
    expect(await missionOf('rounds', options)).toMatchObject([
      { period: '2026-01-15', measured: { unit: 'count', progress: 0, goal: 5 }, status: 'open', isPast: false },
    ]);
    await play(options, 4);
    expect((await claim('rounds', '2026-01-15', options)).errorCode).toBe('mission.not.available');
    expect(await missionOf('rounds', options)).toMatchObject([{ measured: { progress: 4 } }]);
    const before = await badge(options);
    await play(options, 3);
    expect(await missionOf('rounds', options)).toMatchObject([{ measured: { progress: 5 }, status: 'claim' }]);
    expect(await badge(options)).toBe(before + 1);

    const headers = { 'Idempotency-Key': 'rounds' };
    const answers = await Promise.all([
      claim('rounds', '2026-01-15', { ...options, headers }),
      claim('rounds', '2026-01-15', { ...options, headers }),
      claim('rounds', '2026-01-15', options),
    ]);
    for (const { value } of answers) expect(value).toEqual({ missionId: 'rounds', period: '2026-01-15', points: 10, bonus: null });
    expect(await badge(options)).toBe(before);
    expect(await mallPoints(options)).toBe(10);
    expect((await summary(options)).points).toBe(10);
    expect((await ownPlace(options)).own).toMatchObject({ points: 10 });
    expect(await missionOf('rounds', options)).toMatchObject([{ status: 'claimed' }]);
  });

  it('[MEM-12] a bonus goes to the wallet and stands in the records under the mission’s name', async () => {
    const options = await member('demo');
    const before = await balanceOf(options);
    expect(await missionOf('start', options)).toMatchObject([
      { period: 'once', measured: { unit: 'money', progress: 10_000, goal: 10_000 }, bonus: 2000, status: 'claim', endsAt: null },
    ]);
    expect((await claim('start', 'once', options)).value.bonus).toBe(2000);
    expect((await claim('start', 'once', options)).value.bonus).toBe(2000);
    expect(await balanceOf(options)).toBe(before + 2000);
    const today = '2026-01-15';
    const records = await send(gateway, calls.bonusRecords, { startDate: today, endDate: today, pageNo: 1, pageSize: 10 }, options);
    expect(records.value.list[0]).toMatchObject({ type: 'mission', title: 'All set', amount: 2000 });
    expect((await ownPlace(options)).list.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  });

  it('[MEM-12] days and weeks begin by the merchant’s clock', async () => {
    // 23:30 in Manila, and an hour later.
    clock.now = START + 3.5 * HOUR_MS;
    const options = await member('team169');
    expect(await missionOf('hello', options)).toMatchObject([{ period: '2026-01-15', status: 'claim', endsAt: Date.UTC(2026, 0, 15, 16) }]);
    expect(await missionOf('week', options)).toMatchObject([{ period: '2026-01-12', measured: { progress: 1, goal: 3 } }]);
    clock.now += HOUR_MS;
    expect(await missionOf('hello', options)).toMatchObject([
      { period: '2026-01-15', status: 'claim', isPast: true, endsAt: Date.UTC(2026, 0, 16, 16) },
      { period: '2026-01-16', status: 'open', isPast: false },
    ]);
    const again = await member('team169');
    expect(await missionOf('week', again)).toMatchObject([{ measured: { progress: 2 } }]);
    // Sunday, the third day, and Monday.
    clock.now = Date.UTC(2026, 0, 18, 12);
    const sunday = await member('team169');
    expect(await missionOf('week', sunday)).toMatchObject([{ measured: { progress: 3 }, status: 'claim' }]);
    clock.now = Date.UTC(2026, 0, 19, 12);
    const monday = await member('team169');
    expect(await missionOf('week', monday)).toMatchObject([
      { period: '2026-01-12', status: 'claim', isPast: true },
      { period: '2026-01-19', measured: { progress: 1 } },
    ]);
    expect((await claim('week', '2026-01-12', monday)).value).toMatchObject({ points: 25, bonus: 500 });
    expect(await missionOf('week', monday)).toMatchObject([{ period: '2026-01-19' }]);
  });

  it('[MEM-12] a reward waits one more day, then the day is over', async () => {
    const options = await member('team170');
    expect(await missionOf('hello', options)).toMatchObject([{ status: 'claim' }]);
    clock.now += 2 * DAY_MS;
    const after = await member('team170');
    expect((await claim('hello', '2026-01-15', after)).errorCode).toBe('mission.not.available');
    expect((await claim('hello', '2026-01-17', after)).success).toBe(true);
    expect(await mallPoints(after)).toBe(5);
  });

  it.each([
    ['a mission that there is not', 'nothing', 'once'],
    ['no mission', '', 'once'],
    ['a period that it does not have', 'hello', 'once'],
    ['a period to come', 'hello', '2026-01-16'],
    ['one that is not done', 'company', 'once'],
  ])('[MEM-12] %s gives nothing', async (_what, id, period) => {
    const options = await member('team171');
    expect((await claim(id, period, options)).errorCode).toBe('mission.not.available');
    expect(await mallPoints(options)).toBe(0);
  });

  it('[MEM-12] different games count once each, and valid bets as money', async () => {
    const options = await member('vip');
    const [variety] = await missionOf('variety', options);
    await play(options, 2, 1000);
    expect(await missionOf('variety', options)).toMatchObject([{ measured: { progress: (variety?.measured.progress ?? 0) + 1 } }]);
    expect((await missionOf('steady', options)).at(-1)).toMatchObject({ measured: { unit: 'money', progress: 2000, goal: 10_000 } });
  });

  it('[MEM-12] [MEM-14] have words in the language of the request, and no badge for a trial account', async () => {
    const options = await member('team172');
    expect((await summary(options, 'TY')).missions[0]?.title).toBe('Kumusta');
    const guest = (await send(gateway, calls.freeplay, { os: 'test', platform: 'W' })).value.token;
    expect(await badge({ token: guest })).toBe(0);
    expect((await send(gateway, calls.missionSummary, { language: 'EN' }, { token: guest })).errorCode).toBe('account.trial.refused');
  });
});
