import { afterAll, describe, expect, it } from 'vitest';
import { createGames, seededRandom } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import { merchant, send, startGateway, tokenOf } from './support.ts';

const { gateway, clock } = startGateway({ merchants: [merchant('demo'), merchant('rupiah', { currency: { symbol: 'Rp', exponent: 0 } })] });
afterAll(() => gateway.close());

const lobby = { clientType: 3, platform: 'flash,html5-desktop', language: 'EN', pageNo: 1, pageSize: 100 };
const games = async (change: object) => (await send(gateway, calls.gameList, { ...lobby, gameType: 'LIVE', ...change })).value.games;
const [duel] = await games({ gameType: 'PVP', vassalage: 'DUELO', pageSize: 1 });
if (!duel) throw new Error('a game with rooms expected');
const where = { nodeId: duel.nodeId, vendor: 'DUELO', language: 'EN' };
const launch = { nodeId: duel.nodeId, vendor: 'DUELO', gameType: 'PVP', platform: 'html5', language: 'EN' };

describe('rooms', () => {
  it('[GAM-10] are told to who is logged in, with stakes in the currency, lowest first', async () => {
    expect((await send(gateway, calls.roomList, where)).errorCode).toBe('login.not.session');
    const { list, gameName } = (await send(gateway, calls.roomList, where, { token: await tokenOf(gateway, 'demo') })).value;
    expect(gameName).toBe(duel.gameName);
    expect(duel.hasRooms).toBe(1);
    expect(list.map(({ minStake }) => minStake)).toEqual([100, 500, 1000, 2000, 5000, 10_000]);
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['OPEN', 'FULL', 'CLOSED']));
    const token = await tokenOf(gateway, 'demo', { merchant: 'rupiah' });
    const rupiah = await send(gateway, calls.roomList, where, { token, merchant: 'rupiah', exponent: 0 });
    expect(rupiah.value.list[0]?.minStake).toBe(1000);
  });

  it('[GAM-10] fill and empty with the time; a full one stays full, a closed one empty', async () => {
    const token = await tokenOf(gateway, 'demo');
    const players = async () => (await send(gateway, calls.roomList, where, { token })).value.list.map((room) => room.players);
    const before = await players();
    expect(await players()).toEqual(before);
    clock.now += 60_000;
    const after = await players();
    expect(after).not.toEqual(before);
    expect([after[3], after[5]]).toEqual([24, 0]);
  });

  it('[GAM-10] only an open room of the game can be entered, and its stakes hold', async () => {
    const token = await tokenOf(gateway, 'demo');
    const enter = async (roomId: string) => send(gateway, calls.launchGame, { ...launch, roomId }, { token });
    for (const room of [`${duel.nodeId}-4`, `${duel.nodeId}-6`, '1-1', 'nonsense']) {
      expect((await enter(room)).errorCode, room).toBe('room.not.available');
    }
    const app = createGames({ gateway, random: seededRandom('rooms') });
    const post = async (path: string, body: object) => app.request(path, { method: 'POST', body: JSON.stringify(body) });
    const { content } = (await enter(`${duel.nodeId}-2`)).value;
    const opened = await (await post('/api/open', { token: new URL(content).hash.slice(1) })).json();
    expect(opened.stakes).toEqual({ least: 500, most: 2000 });
    const play = async (stake: number) =>
      (await post('/api/round', { session: opened.session, roundId: `room-round-${stake}`, kind: 'cards', choice: 'high:5', stake }))
        .status;
    expect([await play(499), await play(500), await play(2001)]).toEqual([409, 200, 409]);
  });
});

describe('entries that stand for a vendor’s games', () => {
  it('[GAM-6] come first in a category, in place of the games behind them', async () => {
    const list = await games({});
    expect(list.filter(({ isGame }) => isGame === 'VASSALAGE').map(({ vassalage }) => vassalage)).toEqual(['OPERA', 'TWELVE']);
    expect(list.slice(0, 2).every(({ isGame }) => isGame === 'VASSALAGE')).toBe(true);
    expect(list.slice(2).some(({ vassalage }) => vassalage === 'OPERA')).toBe(false);
  });

  it('[GAM-6] come first where a list names the least number of lines that every game has', async () => {
    const list = await games({ minLineNum: 0 });
    expect(list.slice(0, 2).map(({ isGame }) => isGame)).toEqual(['VASSALAGE', 'VASSALAGE']);
  });

  it('[GAM-6] give way to the games to who asks for the vendor or searches', async () => {
    const tables = await games({ vassalage: 'OPERA' });
    expect(tables).toHaveLength(50);
    expect(tables.some(({ isGame }) => isGame !== undefined)).toBe(false);
    const [table] = tables;
    const named = await games({ gameName: table?.gameName });
    expect(named.map(({ nodeId }) => nodeId)).toContain(table?.nodeId);
  });

  it('[GAM-6] [API-6] cannot be launched themselves', async () => {
    const [entry] = await games({ pageSize: 1 });
    const request = { ...launch, nodeId: entry?.nodeId ?? '', vendor: entry?.vassalage ?? '', gameType: 'LIVE' };
    expect((await send(gateway, calls.launchGame, request, { token: await tokenOf(gateway, 'demo') })).errorCode).toBe('game.not.found');
  });
});

describe('the sports provider', () => {
  it('[APP-18] starts by a call of its own, which starts nobody else’s games', async () => {
    const token = await tokenOf(gateway, 'demo');
    const [sport] = await games({ gameType: 'SPORTS', vassalage: 'FB', pageSize: 1 });
    const request = { ...launch, nodeId: sport?.nodeId ?? '', vendor: 'FB', gameType: 'SPORTS' };
    expect((await send(gateway, calls.gameLaunchFb, request, { token })).value.content).toContain('/play/');
    expect((await send(gateway, calls.gameLaunchFb, launch, { token })).errorCode).toBe('game.not.found');
  });
});
