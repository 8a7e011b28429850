import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { author, releaseFiles } from '#site/assembler/compiler/cli/releases.ts';
import { openReleases } from '#site/assembler/compiler/releases/releases.ts';
import type { Published, Refusal, Review, Workspace } from '#site/editor/protocol.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { ask, listenLive, testServer, workplace, type TestServer } from './support.ts';

const HOME = 'pages/home.json';
const MERCHANT = 'merchant.json';

/** A patch of the home page. */
const patch = (main: object): string =>
  `${JSON.stringify({ $schema: '../../../schema/patch/pages/home.json', v: 1, areas: { main } }, null, 2)}\n`;
const WITHOUT_CATEGORIES = patch({ items: { categories: { removed: true } } });

const post = ({ url }: TestServer, route: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  ask(`${url}/editor/${route}`, { 'Content-Type': 'application/json', ...headers }, 'POST', JSON.stringify({ merchant: 'demo', ...body }));

/** The text of a file as the editor starts with it. */
async function savedText({ url }: TestServer, path: string): Promise<string> {
  const { files } = JSON.parse((await ask(`${url}/editor/workspace/demo`)).text) as Workspace; // What the route is typed to answer.
  const file = files.find((known) => known.path === path);
  return file?.own ?? file?.blank ?? '';
}

const fileIn = ({ place }: TestServer, path: string) => join(place.options.configDir, 'merchants/demo', path);

/** A server of releases, of which demo has one. */
async function releasing() {
  const place = await workplace();
  const releasesDir = await temporaryFolder();
  await releaseFiles(openReleases(releasesDir), place.options.configDir, 'demo', author('Maria'));
  const server = await testServer({ releases: releasesDir }, place);
  const review = async (files = {}): Promise<Review> => JSON.parse((await post(server, 'review', { files })).text) as Review; // As above.
  return { server, review };
}

describe('saving', () => {
  it('[EDT-10] writes what is edited into the merchant’s folder and nothing else, and players have it at once', async () => {
    const server = await testServer();
    const live = await listenLive(server.url, 'demo');
    await live.next();
    const before = await readdir(fileIn(server, ''), { recursive: true });
    const { status, text } = await post(server, 'save', {
      files: { [HOME]: WITHOUT_CATEGORIES },
      began: { [HOME]: await savedText(server, HOME) },
    });
    expect(status, text).toBe(204);
    expect(await readFile(fileIn(server, HOME), 'utf8')).toBe(WITHOUT_CATEGORIES);
    const after = await readdir(fileIn(server, ''), { recursive: true });
    expect(after.filter((path) => !before.includes(path)).toSorted()).toEqual(['pages', HOME]);
    const { artefact } = await live.next();
    expect((await ask(`${server.url}/config/demo/artefact.${artefact}.json`)).text).not.toContain('"categories"');
  });

  it('[EDT-9] refuses all of it where one file has changed on disk meanwhile, and names that file', async () => {
    const server = await testServer();
    const began = { [HOME]: await savedText(server, HOME), [MERCHANT]: await savedText(server, MERCHANT) };
    const theirs = began[MERCHANT].replace('"v": 1', '"v": 1 /* theirs */');
    await writeFile(fileIn(server, MERCHANT), theirs);
    const files = { [HOME]: WITHOUT_CATEGORIES, [MERCHANT]: began[MERCHANT].replace('"v": 1', '"v": 1 /* mine */') };
    const { status, text } = await post(server, 'save', { files, began });
    expect(status).toBe(409);
    expect((JSON.parse(text) as Refusal).message).toBe(`Changed on disk meanwhile: ${MERCHANT}.`); // As above.
    expect(await readFile(fileIn(server, MERCHANT), 'utf8')).toBe(theirs);
    expect(existsSync(fileIn(server, HOME))).toBe(false);
  });

  it('[EDT-10] of two at once from the same text, one is refused', async () => {
    const server = await testServer();
    const began = { [HOME]: await savedText(server, HOME) };
    const texts = [WITHOUT_CATEGORIES, patch({ items: { winners: { removed: true } } })];
    const answers = await Promise.all(texts.map((text) => post(server, 'save', { files: { [HOME]: text }, began })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 409]);
    expect(await readFile(fileIn(server, HOME), 'utf8')).toBe(texts[statuses.indexOf(204)]);
  });

  it('[EDT-10] refuses what has an error, with its place', async () => {
    const server = await testServer();
    const files = { [HOME]: patch({ items: { categoris: { removed: true } } }) };
    const { status, text } = await post(server, 'save', { files, began: { [HOME]: await savedText(server, HOME) } });
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({ message: 'Not saved: 1 error.', faults: [{ line: 7, hint: 'categories' }] });
    expect(existsSync(fileIn(server, HOME))).toBe(false);
  });

  it('[EDT-10] leaves the ends of lines as the file has them', async () => {
    const server = await testServer();
    const text = await savedText(server, MERCHANT);
    await writeFile(fileIn(server, MERCHANT), text.replaceAll('\n', '\r\n'));
    const edited = text.replace('"v": 1', '"v": 1 /* edited */');
    expect((await post(server, 'save', { files: { [MERCHANT]: edited }, began: { [MERCHANT]: text } })).status).toBe(204);
    expect(await readFile(fileIn(server, MERCHANT), 'utf8')).toBe(edited.replaceAll('\n', '\r\n'));
  });

  it.each([
    '../demo2/skin.json',
    '../../base/site.json',
    '/etc/x.json',
    'pages/../../x.json',
    'assets/x.json',
    'notes.json',
    'pages/a/b.json',
    'pages/.x.json',
    'site.ts',
  ])('[EDT-10] has no file %s', async (path) => {
    const server = await testServer();
    const before = await readdir(server.place.options.configDir, { recursive: true });
    expect((await post(server, 'save', { files: { [path]: '{}' }, began: {} })).status).toBe(400);
    expect(await readdir(server.place.options.configDir, { recursive: true })).toEqual(before);
  });
});

describe('publishing', () => {
  it('[EDT-10] is reviewed against what players have, releases the saved files, and is rolled back; open pages follow', async () => {
    const { server, review } = await releasing();
    const live = await listenLive(server.url, 'demo');
    const first = await live.next();
    expect(await review()).toMatchObject({ effect: [], releases: [{ by: 'Maria', did: 'release' }] });
    const files = { [HOME]: WITHOUT_CATEGORIES };
    const change = { address: 'pages/home#main.categories', text: 'shown → absent' };
    expect((await review(files)).effect).toEqual([expect.objectContaining(change)]);
    await post(server, 'save', { files, began: { [HOME]: await savedText(server, HOME) } });
    // Saved, and still what publishing would change.
    expect((await review()).effect).toEqual([expect.objectContaining(change)]);

    const published = JSON.parse((await post(server, 'publish', { by: 'Jun', note: 'Lunar new year' })).text) as Published; // As above.
    const second = await live.next();
    expect(second.artefact).not.toBe(first.artefact);
    const { effect, releases } = await review();
    expect(effect).toEqual([]);
    expect(releases?.[0]).toMatchObject({ by: 'Jun', did: 'release', note: 'Lunar new year', release: published.id });

    const to = releases?.[1]?.release;
    expect((await post(server, 'rollback', { by: 'Ana', to })).status).toBe(200);
    expect((await live.next()).artefact).toBe(first.artefact);
    expect((await review()).releases?.[0]).toMatchObject({ by: 'Ana', did: 'rollback', release: to });
    const again = await post(server, 'rollback', { by: 'Ana', to });
    expect([again.status, (JSON.parse(again.text) as Refusal).message]).toEqual([409, expect.stringContaining('is what is served')]); // As above.
  });

  it('[EDT-10] refuses saved files that have errors, and moves nothing', async () => {
    const { server, review } = await releasing();
    await server.place.edit('merchants/demo/merchant.json', (merchant) => void (merchant['languages'] = ['XX']));
    const { status, text } = await post(server, 'publish', { by: 'Jun', note: '' });
    expect([status, (JSON.parse(text) as Refusal).message]).toEqual([422, expect.stringContaining('Not released:')]); // As above.
    expect((await review()).releases).toHaveLength(1);
  });

  it('[EDT-10] is none where files are served as they are saved', async () => {
    const server = await testServer();
    expect(JSON.parse((await post(server, 'review', { files: {} })).text)).toMatchObject({ releases: null, effect: [] });
    expect((await post(server, 'publish', { by: 'Jun', note: '' })).status).toBe(400);
    expect((await post(server, 'rollback', { by: 'Jun', to: '0'.repeat(64) })).status).toBe(400);
  });
});

describe('who may save and publish', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  const ROUTES = ['review', 'save', 'publish', 'rollback'];

  it.each([
    ['another name for this machine', { Host: 'rebound.example' }],
    ['another site', { Origin: 'https://elsewhere.example' }],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of another port of this machine', { 'Sec-Fetch-Site': 'same-site' }],
  ])('[EDT-10] not %s', async (_, headers) => {
    const { server } = await releasing();
    const files = { [HOME]: WITHOUT_CATEGORIES };
    for (const route of ROUTES)
      expect((await post(server, route, { files, began: {}, by: 'Eve', note: '' }, headers)).status, route).toBe(403);
    expect(existsSync(fileIn(server, HOME))).toBe(false);
  });

  it('[EDT-10] not in production, where there are no such routes', async () => {
    const production = await testServer({ production: true });
    for (const route of ROUTES) expect((await post(production, route, { files: {} })).status, route).toBe(405);
    const server = await testServer();
    vi.stubEnv('NODE_ENV', 'production');
    for (const route of ROUTES) expect((await post(server, route, { files: {} })).status, route).toBe(403);
  });

  it('[EDT-10] not with a body that is none of theirs, or is too large', async () => {
    const { server } = await releasing();
    const bodies = { review: {}, save: { files: {} }, publish: { by: '', note: '' }, rollback: { by: 'Ana', to: '../../x' } };
    for (const [route, body] of Object.entries(bodies)) expect((await post(server, route, body)).status, route).toBe(400);
    expect((await post(server, 'publish', { merchant: 'nobody', by: 'Ana', note: '' })).status).toBe(400);
    expect((await post(server, 'publish', { by: 'Ana', note: 'x'.repeat(20_000) })).status).toBe(413);
  });
});
