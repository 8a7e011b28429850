import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

import { openEditorDatabase } from '#gateway/web/editor/auth/database.ts';
import { writeOperators } from '#gateway/web/editor/auth/operatorsFile.ts';
import type { Published, Review } from '#site/editor/protocol.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { codeAt, HOME, ORIGIN, PASSWORD, studio } from './studio.ts';
import { ask, testServer, workplace } from './support.ts';

const HOUR_MS = 3_600_000;

describe('the host of the editor', () => {
  it('[EDT-11] has the editor and nothing of the players’, whose hosts have nothing of it', async () => {
    const { server, at, signIn } = await studio();
    const cookie = await signIn('pia');
    expect((await at('/editor/workspace', { Cookie: cookie })).status).toBe(200);
    expect((await at('/rng', { Cookie: cookie })).status).toBe(404);
    expect((await at('/third-party/geetest', { Cookie: cookie })).status).toBe(404);
    // The same path and cookie on a host of players.
    const players = await ask(`${server.url}/editor/workspace`, { Host: 'play.sinag.example', Cookie: cookie });
    expect([players.status, players.headers['content-type']]).toEqual([404, expect.stringContaining('text/html')]);
    expect((await ask(`${server.url}/sign-in/ways`, { Host: 'play.sinag.example' })).status).toBe(404);
  });

  it('[EDT-11] is refused where a merchant has it, and where the operators are missing or open to all', async () => {
    const place = await workplace(['demo']);
    const operatorsFile = join(await temporaryFolder(), 'operators.json');
    const start = (origin: string) => testServer({ editorOrigin: { origin, operatorsFile } }, place);
    await expect(start(ORIGIN)).rejects.toThrow('cannot be read');
    await writeOperators(operatorsFile, { v: 1, operators: {} });
    await chmod(operatorsFile, 0o644);
    await expect(start(ORIGIN)).rejects.toThrow('chmod 600');
    await chmod(operatorsFile, 0o600);
    await place.edit('merchants/demo/merchant.json', (merchant) => void (merchant['domains'] = ['studio.example']));
    await expect(start(ORIGIN)).rejects.toThrow('which is the site of demo');
  });

  it('[EDT-11] answers no one who has not signed in: pages lead there, and back', async () => {
    const { at, post } = await studio();
    const page = await at('/editor?page=%2Frng', { Accept: 'text/html,*/*' });
    expect([page.status, page.headers.location]).toEqual([302, '/sign-in?to=%2Feditor%3Fpage%3D%252Frng']);
    for (const path of ['/editor/workspace', '/editor/schema/site.json', '/editor/frame', '/config/demo/manifest.json', '/wps/game/list']) {
      expect((await at(path)).status, path).toBe(401);
      expect((await at(path, { Cookie: '__Host-editor-session=guessed' })).status, path).toBe(401);
    }
    for (const route of ['compile', 'review', 'save', 'publish', 'rollback', 'draft']) {
      expect((await post(`/editor/${route}`, { merchant: 'demo', files: {} })).status, route).toBe(401);
    }
  });

  it('[EDT-11] [SEC-1] takes no request of another page, whatever cookie the browser adds', async () => {
    const { at, post, signIn, change, workspace } = await studio();
    const cookie = await signIn('pia');
    const save = await change(cookie, 'categories');
    for (const headers of [
      { Origin: 'https://elsewhere.example' },
      { Origin: '' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      expect((await post('/editor/save', save, cookie, headers)).status, JSON.stringify(headers)).toBe(403);
      expect((await post('/sign-out', {}, cookie, headers)).status).toBe(403);
    }
    expect((await at('/editor/workspace', { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' })).status).toBe(403);
    expect((await workspace(cookie)).files.find(({ path }) => path === HOME)?.own).toBeNull();
  });

  it('[EDT-11] passes reads on to the platform without the operator’s session, and nothing else', async () => {
    const { platform, at, post, signIn } = await studio();
    const cookie = await signIn('pia');
    expect((await at('/wps/game/list', { Cookie: cookie, Merchant: 'demo' })).text).toBe('answered');
    expect(platform.received.request?.headers).toMatchObject({ merchant: 'demo' });
    expect(platform.received.request?.headers.cookie).toBeUndefined();
    expect((await post('/wps/session/login', {}, cookie)).status).toBe(404);
  });
});

describe('signing in', () => {
  it('[EDT-11] takes name, password and code; which of them is wrong is not said, and a code works once', async () => {
    const { post, now } = await studio();
    const right = { name: 'pia@demo.example', password: PASSWORD, code: codeAt(now()) };
    const wrong = [
      { ...right, name: 'zoe@demo.example' },
      { ...right, name: '__proto__' },
      { ...right, password: 'wrong' },
      { ...right, code: '000000' },
    ];
    const answers = await Promise.all(wrong.map((body) => post('/sign-in', body)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const signedIn = await post('/sign-in', right);
    expect([signedIn.status, signedIn.headers['set-cookie']?.[0]]).toEqual([
      204,
      expect.stringMatching(/^__Host-editor-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect((await post('/sign-in', right)).status).toBe(401);
  });

  it('[EDT-11] counts attempts before it compares: a hundred at once are no more than one after another', async () => {
    const { post, now } = await studio();
    const guess = () => post('/sign-in', { name: 'pia@demo.example', password: 'guess', code: '000000' });
    const statuses = (await Promise.all(Array.from({ length: 100 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    expect((await post('/sign-in', { name: 'pia@demo.example', password: PASSWORD, code: codeAt(now()) })).status).toBe(429);
  });

  it('[EDT-11] at a provider that does not answer leads back, and is not begun without end', async () => {
    const { at } = await studio();
    const begun = await at('/sign-in/openid');
    expect([begun.status, begun.headers.location]).toEqual([302, '/sign-in?problem=openid']);
    expect((await at('/sign-in/openid/callback?code=x&state=y')).headers.location).toBe('/sign-in?problem=openid');
    const statuses = [];
    for (let count = 0; count < 60; count += 1) statuses.push((await at('/sign-in/openid')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('[EDT-11] ends on the server: by signing out, by time, and with the operator’s entry', async () => {
    const { at, post, signIn, later, operatorsFile, operators } = await studio();
    const status = async (cookie: string) => (await at('/editor/workspace', { Cookie: cookie })).status;
    const first = await signIn('pia');
    expect(await status(first)).toBe(200);
    expect((await post('/sign-out', {}, first)).status).toBe(204);
    expect(await status(first)).toBe(401);

    const idle = await signIn('pia');
    later(2 * HOUR_MS);
    expect(await status(idle)).toBe(401);

    const used = await signIn('pia');
    for (let hour = 1; hour < 12; hour += 1) {
      later(HOUR_MS);
      expect(await status(used), `after ${hour} hours`).toBe(200);
    }
    later(HOUR_MS);
    expect(await status(used)).toBe(401);

    const removed = await signIn('pia');
    const { 'pia@demo.example': _, ...others } = operators;
    await writeOperators(operatorsFile, { v: 1, operators: others });
    expect(await status(removed)).toBe(401);
  });
});

describe('roles', () => {
  it('[EDT-11] are by merchant: others are not there', async () => {
    const { at, signIn, workspace, post } = await studio();
    const [pia, edo, vic] = [await signIn('pia'), await signIn('edo'), await signIn('vic')];
    expect((await workspace(pia)).merchants).toEqual(['demo']);
    expect((await workspace(edo)).merchants).toEqual(['aurora', 'demo']);
    expect((await workspace(vic)).signedIn).toMatchObject({ name: 'vic@demo.example', role: 'viewer' });
    // Asked for by name, it is the first of the operator's own.
    expect(JSON.parse((await at('/editor/workspace/aurora', { Cookie: pia })).text)).toMatchObject({ merchant: 'demo' });
    expect((await post('/editor/compile', { merchant: 'aurora', files: {} }, pia)).status).toBe(400);
    expect((await post('/editor/review', { merchant: 'aurora', files: {} }, pia)).status).toBe(400);
  });

  it('[EDT-11] viewers look, editors save, publishers publish and roll back', async () => {
    const { signIn, post, change } = await studio();
    const [pia, edo, vic] = [await signIn('pia'), await signIn('edo'), await signIn('vic')];
    const save = await change(vic, 'categories');
    expect((await post('/editor/compile', { merchant: 'demo', files: save.files }, vic)).status).toBe(200);
    expect(await post('/editor/save', save, vic)).toMatchObject({ status: 403, text: expect.stringContaining('the role of an editor') });
    expect((await post('/editor/draft', { merchant: 'demo', text: '{}', after: 0 }, vic)).status).toBe(400);
    expect((await post('/editor/save', save, edo)).status).toBe(204);
    const publish = { merchant: 'demo', by: 'anybody', note: '' };
    expect(await post('/editor/publish', publish, edo)).toMatchObject({ status: 403, text: expect.stringContaining('a publisher') });
    expect((await post('/editor/publish', publish, pia)).status).toBe(200);
    expect((await post('/editor/rollback', { merchant: 'demo', by: 'x', to: '0'.repeat(64) }, edo)).status).toBe(403);
  });

  it('[EDT-11] where saved files are live, saving takes a publisher', async () => {
    const { signIn, post, change } = await studio({ releases: false });
    const [pia, edo] = [await signIn('pia'), await signIn('edo')];
    expect((await post('/editor/save', await change(edo, 'categories'), edo)).status).toBe(403);
    expect((await post('/editor/save', await change(pia, 'categories'), pia)).status).toBe(204);
  });
});

describe('the audit log', () => {
  it('[EDT-11] says who saved, published and rolled back what, when and why, and cannot be changed', async () => {
    const { server, signIn, post, change, now } = await studio();
    const [pia, edo] = [await signIn('pia'), await signIn('edo')];
    const review = async (): Promise<Review> =>
      JSON.parse((await post('/editor/review', { merchant: 'demo', files: {} }, pia)).text) as Review; // As above.
    const first = (await review()).releases?.[0]?.release ?? '';
    await post('/editor/save', { ...(await change(edo, 'categories')), note: 'Nobody pressed them' }, edo);
    const { id } = JSON.parse(
      (await post('/editor/publish', { merchant: 'demo', by: 'somebody else', note: 'For the new year' }, pia)).text,
    ) as Published; // As above.
    await post('/editor/rollback', { merchant: 'demo', by: 'somebody else', to: first, note: 'Too early' }, pia);

    const { audit, releases } = await review();
    const at = new Date(now()).toISOString();
    expect(audit).toEqual([
      { at, by: 'pia@demo.example', did: 'rollback', what: first, why: 'Too early' },
      { at, by: 'pia@demo.example', did: 'publish', what: id, why: 'For the new year' },
      { at, by: 'edo@demo.example', did: 'save', what: HOME, why: 'Nobody pressed them' },
    ]);
    // The log of releases names who was signed in, whatever the request says.
    expect(releases?.map(({ by }) => by)).toEqual(['pia@demo.example', 'pia@demo.example', 'Maria']);

    await server.stop();
    const db = openEditorDatabase(server.place.options.dataDir);
    onTestFinished(() => db.close());
    expect(db.all('SELECT did FROM audit WHERE operator = ? ORDER BY id', 'pia@demo.example')).toEqual([
      { did: 'signIn' },
      { did: 'publish' },
      { did: 'rollback' },
    ]);
    expect(() => db.run("UPDATE audit SET operator = 'x'")).toThrow('not edited');
    expect(() => db.run('DELETE FROM audit')).toThrow('not edited');
  });
});
