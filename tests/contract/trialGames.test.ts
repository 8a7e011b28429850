import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createGames, openDatabase, seededRandom } from '#gateway/api/index.ts';
import type { RunningGateway } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import { gatewayOfFile, merchant, send, startGateway } from './support.ts';

const { gateway } = gatewayOfFile({
  merchants: [merchant('demo', { ownWallets: ['SALA'] }), merchant('none', { vendors: ['KITE', 'MANGO'] })],
});

/** Where real money, and what follows from it, is written down. */
const BOOKS = ['ledger_movements', 'ledger_entries', 'ledger_accounts', 'bets', 'point_entries', 'recents'];

const lobby = { clientType: 3, platform: 'flash,html5-desktop', language: 'EN', gameType: 'RNG', pageNo: 1, pageSize: 100 };

/** What guests do at a gateway. */
function playerOf(at: RunningGateway) {
  const games = createGames({ gateway: at, random: seededRandom('trial') });
  const list = async (change: object = {}) => (await send(at, calls.gameList, { ...lobby, ...change })).value.games;
  const post = async (path: string, body: object) => {
    const response = await games.request(path, { method: 'POST', body: JSON.stringify(body) });
    return response.status === 204 ? {} : response.json();
  };
  const launch = (token: string, game: { readonly nodeId: string; readonly vassalage: string } | undefined) => {
    const { nodeId = '', vassalage = '' } = game ?? {};
    return send(at, calls.launchGame, { nodeId, vendor: vassalage, gameType: 'RNG', platform: 'html5', language: 'EN' }, { token });
  };
  return {
    guest: async () => (await send(at, calls.freeplay, { os: 'test', platform: 'W' })).value.token,
    balanceOf: async (token: string) => (await send(at, calls.balance, {}, { token })).value.sumBalance,
    list,
    post,
    launch,
    /** Opens a marked slot game. */
    open: async (token: string) => {
      const { value } = await launch(token, (await list({ isTrial: 1, vassalage: 'SALA' }))[0]);
      return post('/api/open', { token: new URL(value.content).hash.slice(1) });
    },
  };
}

const { guest, balanceOf, list, post, launch, open } = playerOf(gateway);

const vendorsOf = async (code: string) =>
  (await send(gateway, calls.gameVendor, { merchantCode: code }, { merchant: code })).value.data.lanes.flatMap(({ cards }) => cards);

describe('games for trial accounts', () => {
  it('[GAM-6] are a part of the games, marked in lists and at their vendors', async () => {
    const all = await list();
    const marked = await list({ isTrial: 1 });
    expect(all.some(({ isTrial }) => isTrial === 1)).toBe(true);
    expect(all.some(({ isTrial }) => isTrial === undefined)).toBe(true);
    expect(marked.every(({ isTrial }) => isTrial === 1)).toBe(true);

    const withTrial = (await vendorsOf('demo')).filter(({ isTrial }) => isTrial === 1).map(({ vassalage }) => vassalage);
    expect(withTrial).toEqual(expect.arrayContaining([...new Set(marked.map(({ vassalage }) => vassalage))]));
    expect((await vendorsOf('none')).every(({ isTrial }) => isTrial === 0)).toBe(true);
  });

  it('[GAM-6] launch for a trial account, which is refused every other game', async () => {
    const token = await guest();
    const other = (await list()).find(({ isTrial }) => isTrial === undefined);
    expect(await launch(token, other)).toMatchObject({ success: false, errorCode: 'account.trial.refused' });
    expect((await open(token)).kind).toBe('slots');
  });

  it('[GAM-6] are played with the trial purse alone, and a repeated round counts once', async () => {
    const token = await guest();
    const first = await balanceOf(token);
    const { session, balance } = await open(token);
    expect(balance).toBe(first);
    const round = { session, roundId: 'trial-round-1', kind: 'slots', stake: 500 };
    const played = await post('/api/round', round);
    expect(played.balance).toBe(first - 500 + played.win);
    expect(await post('/api/round', round)).toEqual(played);
    expect(await balanceOf(token)).toBe(played.balance);
    expect(await post('/api/round', { ...round, roundId: 'trial-round-2', stake: first * 100 })).toMatchObject({ error: 'insufficient' });
    await post('/api/close', { session });
    expect(await balanceOf(token)).toBe(played.balance);
    // Another guest's purse and a member's wallet are separate.
    expect(await balanceOf(await guest())).toBe(first);
  });

  it('[GAM-6] touch no real money: ledger, bets, points and recent games stay as they were', async () => {
    const home = mkdtempSync(join(tmpdir(), 'trial-games-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    const file = join(home, 'own.db');
    const own = startGateway({ file }).gateway;
    const db = openDatabase(file);
    onTestFinished(() => {
      db.close();
      own.close();
    });
    const books = () => BOOKS.map((table) => db.get<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`)?.rows);
    const before = books();
    const player = playerOf(own);
    const { session } = await player.open(await player.guest());
    for (const number of [1, 2, 3, 4, 5]) {
      expect(await player.post('/api/round', { session, roundId: `round-no-${number}`, kind: 'slots', stake: 500 })).toHaveProperty('win');
    }
    expect(books()).toEqual(before);
  });

  it('[GAM-6] end with the session of the guest', async () => {
    const token = await guest();
    const { session } = await open(token);
    await send(gateway, calls.logout, {}, { token });
    expect(await post('/api/round', { session, roundId: 'after-the-end', kind: 'slots', stake: 500 })).toMatchObject({ error: 'session' });
  });
});
