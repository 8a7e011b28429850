import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { createGames, openDatabase, seededRandom } from '#gateway/api/index.ts';
import { migrations } from '#gateway/db/migrations.ts';
import { calls } from '#site/api/contract/index.ts';
import { dev, merchant, send, startGateway, tokenOf } from './support.ts';

const { gateway, clock } = startGateway({ merchants: [merchant('demo'), merchant('rupiah', { currency: { symbol: 'Rp', exponent: 0 } })] });
afterAll(() => gateway.close());

/** Steps of the schema before accounts had a column for it. */
const BEFORE_EMAILS = 3;

const lobby = { clientType: 3, platform: 'flash,html5-desktop', language: 'EN', pageNo: 1, pageSize: 14, gameType: 'RNG' };
const names = async (change: object) => (await send(gateway, calls.gameList, { ...lobby, ...change })).value;

const announced = async (language: string) =>
  (await send(gateway, calls.announcements, { types: 'B,PL', platform: 'W', execution: 'B', language })).value;

describe('the lobby', () => {
  it('[GAM-3] has about ten thousand games and pages through them without a repeat', async () => {
    const first = await names({});
    expect(first.totalCount).toBeGreaterThan(8000);
    expect(first.totalPages).toBe(Math.ceil((first.totalCount ?? 0) / 14));
    const second = await names({ pageNo: 2 });
    const ids = [...first.games, ...second.games].map((game) => game.nodeId);
    expect(new Set(ids).size).toBe(28);
    expect((await names({ pageNo: first.totalPages + 1 })).games).toEqual([]);
  });

  it('[GAM-11] finds a name typed with and without its diacritics, in any case', async () => {
    const [typed, plain, shouted] = await Promise.all(['Rồng Vàng', 'rong vang', 'RONG VANG'].map((gameName) => names({ gameName })));
    expect(typed?.totalCount).toBeGreaterThan(0);
    expect(typed?.games.every((game) => game.gameName.includes('Rồng Vàng'))).toBe(true);
    expect([plain?.totalCount, shouted?.totalCount]).toEqual([typed?.totalCount, typed?.totalCount]);
  });

  it('[GAM-11] takes a name as it is: no wildcard finds everything', async () => {
    expect((await names({ gameName: '%' })).totalCount).toBe(0);
    expect((await names({ gameName: "' OR 1=1 --" })).totalCount).toBe(0);
  });

  it('[GAM-2] filters by vendor, kind and minimum bet', async () => {
    const { games } = await names({ vassalage: 'SALA', gameClassify: 'SM', minBet: 5000 });
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) expect(game).toMatchObject({ vassalage: 'SALA', gameClassify: 'SM' });
    expect(Math.min(...games.map((game) => game.minBet))).toBeGreaterThanOrEqual(5000);
  });

  it('[GAM-12] sends e-sports and cockfight vendors in the SPORTS lane', async () => {
    const { lanes } = (await send(gateway, calls.gameVendor, { merchantCode: 'demo' })).value.data;
    expect(lanes.map((lane) => lane.title)).toEqual(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT']);
    const sports = lanes.find((lane) => lane.title === 'SPORTS')?.cards.map((card) => card.vassalage);
    expect(sports).toEqual(expect.arrayContaining(['AV', 'AI', 'IMES', 'TF', 'IA', 'DS88']));
    expect(lanes.flatMap((lane) => lane.cards)).toHaveLength(60);
  });

  it('[BAN-1] [NOT-5] has banners for the groups, in the language that is asked for', async () => {
    const [english, filipino] = await Promise.all([announced('EN'), announced('TY')]);
    expect(english.banners.filter((banner) => banner.groupName === 'w_home').length).toBeGreaterThan(1);
    expect(filipino.banners[0]?.title).not.toBe(english.banners[0]?.title);
    expect(english.popup).toEqual([]);
  });

  it('[GAM-8] draws the pictures that answers name', async () => {
    const { games } = await names({});
    const { banners } = await announced('EN');
    for (const address of [games[0]?.showIcon, banners[0]?.url, '/art/vendor/SALA.svg']) {
      const picture = await gateway.fetch(new Request(`http://localhost${address}`));
      expect(picture.headers.get('content-type')).toContain('image/svg+xml');
      expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/s);
    }
    expect((await gateway.fetch(new Request('http://localhost/art/game/99999999.svg'))).status).toBe(404);
  });
});

describe('favorites', () => {
  it("[GAM-5] are the account's own, and a write sent twice happens once", async () => {
    const [game] = (await names({ pageNo: 9 })).games;
    const favorite = { nodeId: game?.nodeId ?? '', vendor: game?.vassalage ?? '', gameType: 'RNG' };
    const [token, other] = await Promise.all([tokenOf(gateway, 'fresh'), tokenOf(gateway, 'vip')]);
    const ids = async (who: string) =>
      (
        await send(
          gateway,
          calls.favoriteIds,
          { clientType: 3, platform: 'flash', language: 'EN', pageNo: 1, pageSize: 100 },
          { token: who },
        )
      ).value.content;
    const headers = { 'Idempotency-Key': 'heart-1' };
    await send(gateway, calls.addFavorite, favorite, { token, headers });
    await send(gateway, calls.removeFavorite, favorite, { token });
    expect((await send(gateway, calls.addFavorite, favorite, { token, headers })).value.favorite).toBe(true);
    expect(await ids(token)).toEqual([]);
    expect(await ids(other)).toEqual([]);
    const changed = { ...favorite, nodeId: '1' };
    expect((await send(gateway, calls.addFavorite, changed, { token, headers })).errorCode).toBe('idempotency.key.reused');
  });

  it('[API-6] a write whose key is longer than keys are is refused, not done without it', async () => {
    const token = await tokenOf(gateway, 'fresh');
    const [game] = (await names({ pageNo: 9 })).games;
    const favorite = { nodeId: game?.nodeId ?? '', vendor: game?.vassalage ?? '', gameType: 'RNG' };
    const write = (key: string) => send(gateway, calls.addFavorite, favorite, { token, headers: { 'Idempotency-Key': key } });
    expect(await write('k'.repeat(65))).toMatchObject({ status: 400, errorCode: 'request_param_err' });
    expect((await write('k'.repeat(64))).success).toBe(true);
  });

  it('[API-6] a game of no vendor here cannot be one', async () => {
    const token = await tokenOf(gateway, 'fresh');
    expect((await send(gateway, calls.addFavorite, { nodeId: '1', vendor: 'NOBODY', gameType: 'RNG' }, { token })).errorCode).toBe(
      'game.not.found',
    );
  });
});

describe('a launch', () => {
  const games = createGames({ gateway, random: seededRandom('rounds') });
  const post = async (path: string, body: object) => games.request(path, { method: 'POST', body: JSON.stringify(body) });

  async function launch(code = 'demo'): Promise<{ url: URL; token: string }> {
    const exponent = code === 'demo' ? 2 : 0;
    const token = await tokenOf(gateway, 'demo', { merchant: code });
    const [game] = (await names({ vassalage: 'SALA' })).games;
    const request = { nodeId: game?.nodeId ?? '', vendor: 'SALA', gameType: 'RNG', platform: 'html5', language: 'EN' };
    const { value } = await send(gateway, calls.launchGame, request, { token, merchant: code, exponent });
    return { url: new URL(value.content), token };
  }

  const policy = async (site: string) =>
    (await games.request(`/play/slots?site=${encodeURIComponent(site)}`)).headers.get('content-security-policy');

  it("[SEC-8] opens once, on the games' own host, and only soon", async () => {
    const { url } = await launch();
    expect(url.origin).toBe('http://127.0.0.1:8081');
    expect(url.search).not.toContain(url.hash.slice(1));
    const open = { token: url.hash.slice(1) };
    expect((await post('/api/open', open)).status).toBe(200);
    expect((await post('/api/open', open)).status).toBe(403);
    const late = { token: (await launch()).url.hash.slice(1) };
    clock.now += 61_000;
    expect((await post('/api/open', late)).status).toBe(403);
  });

  it('[SEC-8] may be framed by the site that launched it and by no other', async () => {
    const { url } = await launch();
    expect(await policy(url.searchParams.get('site') ?? '')).toContain('frame-ancestors http://localhost:8080');
    expect(await policy('https://elsewhere.example')).toContain("frame-ancestors 'none'");
    expect(await policy('* ; script-src *')).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['demo', 2],
    ['rupiah', 0],
  ] as const)('[API-5] %s: a round moves stake and win in the ledger once, however often it is sent', async (code, exponent) => {
    const { url, token } = await launch(code);
    const opened = await (await post('/api/open', { token: url.hash.slice(1) })).json();
    const balance = async () => (await send(gateway, calls.balance, {}, { token, merchant: code, exponent })).value.sumBalance;
    expect(await balance()).toBe(opened.balance);
    const round = { session: opened.session, roundId: `round-${code}-1`, kind: 'slots', stake: 100 };
    const first = await (await post('/api/round', round)).json();
    const again = await (await post('/api/round', round)).json();
    expect(again).toEqual(first);
    expect(await balance()).toBe(opened.balance - 100 + first.win);
  });

  it('[API-6] plays a round by the rules of the game that was launched, and by no other’s', async () => {
    const { url } = await launch();
    const { session, kind } = await (await post('/api/open', { token: url.hash.slice(1) })).json();
    expect(kind).toBe('slots');
    const round = { session, roundId: 'round-of-others', stake: 100 };
    for (const other of [
      { kind: 'fish', choice: 'giant' },
      { kind: 'cards', choice: 'high:0' },
    ]) {
      expect((await post('/api/round', { ...round, ...other })).status).toBe(403);
    }
    expect((await post('/api/round', { ...round, kind })).status).toBe(200);
  });

  it('[API-6] takes no stake beyond the purse, of nothing, or of a part of a cent', async () => {
    const { url } = await launch();
    const { session, balance } = await (await post('/api/open', { token: url.hash.slice(1) })).json();
    const statuses = await Promise.all(
      [balance + 1, 0, -5, 0.5].map(
        async (stake, index) => (await post('/api/round', { session, roundId: `bad-round-${index}`, kind: 'slots', stake })).status,
      ),
    );
    expect(statuses).toEqual([409, 400, 400, 400]);
  });
});

describe('state', () => {
  it('[API-5] a restart loses nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
    const file = join(folder, 'gateway.db');
    const first = startGateway({ file, seed: 'before' });
    const token = await tokenOf(first.gateway, 'demo');
    const before = await send(first.gateway, calls.balance, {}, { token });
    await dev(first.gateway, 'PUT', 'status', { status: 1 });
    await dev(first.gateway, 'PUT', 'status', { status: 0 });
    await dev(first.gateway, 'PUT', 'whitelabel', { FREEPLAY3: '0' });
    const key = await send(first.gateway, calls.sessionKey, {});
    first.gateway.close();

    const second = startGateway({ file, seed: 'after' });
    expect((await send(second.gateway, calls.balance, {}, { token })).value).toEqual(before.value);
    expect((await send(second.gateway, calls.sessionKey, {})).value).toEqual(key.value);
    expect((await send(second.gateway, calls.freeplay, { os: 'test', platform: 'W' })).errorCode).toBe('function.not.available');
    second.gateway.close();
    rmSync(folder, { recursive: true });
  });

  it('[API-5] [PWD-2] a database of an earlier release opens, and its members keep their e-mail', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
    const file = join(folder, 'gateway.db');
    const earlier = new Libsql(file);
    earlier.exec('CREATE TABLE migrations (step INTEGER PRIMARY KEY) STRICT');
    migrations.slice(0, BEFORE_EMAILS).forEach((sql, index) => {
      earlier.exec(sql);
      earlier.exec(`INSERT INTO migrations (step) VALUES (${index + 1})`);
    });
    earlier.exec(
      `INSERT INTO accounts (merchant, username, nickname, password_hash, profile, created_at)
       VALUES ('demo', 'mayumi', 'Mayumi', '', '{"email":"mayumi@example.com"}', 0)`,
    );
    earlier.close();

    const db = openDatabase(file);
    expect(db.get('SELECT email FROM accounts')).toEqual({ email: 'mayumi@example.com' });
    db.close();
    rmSync(folder, { recursive: true });
  });

  it('[API-5] two fresh databases are seeded alike', async () => {
    const lists = await Promise.all(
      ['one', 'two'].map(async (seed) => {
        const { gateway: fresh } = startGateway({ seed });
        const list = (await send(fresh, calls.gameList, { ...lobby, pageNo: 77 })).value;
        fresh.close();
        return list;
      }),
    );
    expect(lists[0]).toEqual(lists[1]);
  });
});
