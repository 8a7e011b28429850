import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { buildSite } from '#gateway/web/build.ts';
import { generateSchemas } from '#site/assembler/compiler/schema/generate.ts';
import { readDocs } from '#site/blocks/docs.ts';
import { blocks } from '#site/blocks/index.ts';
import type { Compilation, Workspace } from '#site/editor/protocol.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { EVERY_MERCHANT, ask, testServer, workplace, type TestServer } from './support.ts';

const HOME = 'pages/home.json';

/** A patch of the home page. */
const patch = (main: object): string =>
  `${JSON.stringify({ $schema: '../../../schema/patch/pages/home.json', v: 1, areas: { main } }, null, 2)}\n`;

async function compile({ url }: TestServer, files: Readonly<Record<string, string>>, merchant = 'demo'): Promise<Compilation> {
  const body = JSON.stringify({ merchant, files });
  const { status, text } = await ask(`${url}/editor/compile`, { 'Content-Type': 'application/json' }, 'POST', body);
  expect(status, text).toBe(200);
  return JSON.parse(text) as Compilation; // What the route is typed to answer.
}

describe('compiling what is not saved', () => {
  it('[CFG-17] answers what players would load and what differs on screen, and writes nothing', async () => {
    const server = await testServer();
    const edited = await compile(server, { [HOME]: patch({ items: { categories: { removed: true } } }) });
    expect(edited.faults).toEqual([]);
    expect(edited.artefact?.pages['home']?.areas.main?.order).not.toContain('categories');
    expect(edited.effect).toEqual([
      expect.objectContaining({
        address: 'pages/home#main.categories',
        text: 'shown → absent',
        source: expect.objectContaining({ file: `merchants/demo/${HOME}`, line: 8 }),
      }),
    ]);

    const untouched = await compile(server, {});
    expect(untouched.artefact?.pages['home']?.areas.main?.order).toContain('categories');
    expect(untouched.effect).toEqual([]);
    expect(await readdir(join(server.place.options.configDir, 'merchants/demo'))).not.toContain('pages');
  });

  it('[CFG-17] names a typo with its place and the nearest name, and answers no config', async () => {
    const server = await testServer();
    const { artefact, faults, effect } = await compile(server, { [HOME]: patch({ items: { categoris: { removed: true } } }) });
    expect(artefact).toBeUndefined();
    expect(effect).toEqual([]);
    expect(faults).toEqual([
      expect.objectContaining({
        file: `merchants/demo/${HOME}`,
        line: 7,
        pointer: '/areas/main/items/categoris',
        severity: 'error',
        hint: 'categories',
      }),
    ]);
  });

  it('[CFG-17] measures every pair of the edited skin, also when one falls short', async () => {
    const server = await testServer();
    const { contrast: sound } = await compile(server, {});
    expect(new Set(sound.map(({ theme }) => theme))).toEqual(new Set(['light', 'dark']));
    expect(sound.filter(({ ratio, atLeast }) => ratio < atLeast)).toEqual([]);

    const skin: unknown = JSON.parse(await readFile(join(server.place.options.configDir, 'merchants/demo/skin.json'), 'utf8'));
    const pale = { ...(skin as object), light: { color: { text: { $type: 'color', $value: '#dddddd' } } } };
    const { artefact, faults, contrast } = await compile(server, { 'skin.json': JSON.stringify(pale) });
    expect(artefact).toBeUndefined();
    expect(faults[0]).toMatchObject({ code: 'skin', pointer: '/light/color/text' });
    expect(contrast).toHaveLength(sound.length);
    expect(contrast.find(({ theme, on, ground }) => theme === 'light' && on === 'text' && ground === 'canvas')?.ratio).toBeLessThan(4.5);
  });

  it('[CFG-17] refuses a body that is none of its own', async () => {
    const server = await testServer();
    const bodies = ['no JSON', '{}', '{"merchant":"nobody","files":{}}', '{"merchant":"demo","files":{"../../base/site.json":"{}"}}'];
    for (const body of bodies) {
      expect((await ask(`${server.url}/editor/compile`, {}, 'POST', body)).status, body).toBe(400);
    }
  });
});

describe('what the panel starts with', () => {
  it('[CFG-17] is every file that the merchant has or may patch, with its schema', async () => {
    const server = await testServer({}, await workplace(EVERY_MERCHANT));
    const workspace = JSON.parse((await ask(`${server.url}/editor/workspace/aurora`)).text) as Workspace; // As above.
    expect(workspace.merchants).toEqual(['aurora', 'demo', 'lotus']);
    const file = (path: string) => workspace.files.find((known) => known.path === path);
    expect(file('pages/rng.json')).toMatchObject({ schema: 'patch/pages/rng.json', own: expect.any(String), base: expect.any(String) });
    expect(file('pages/fish.json')).toMatchObject({ own: null, base: expect.stringContaining('FISH') });
    expect(JSON.parse(file('pages/fish.json')?.blank ?? '')).toEqual({ $schema: '../../../schema/patch/pages/fish.json', v: 1 });
    expect(file('skin.json')).toMatchObject({ schema: 'skin.json', base: null });
    const schemas = await generateSchemas(server.place.options.configDir, blocks, await readDocs(blocks.keys()));
    expect(workspace.files.filter(({ schema }) => !schemas.has(schema))).toEqual([]);
    for (const path of ['patch/pages/rng.json', 'definitions.json']) {
      expect((await ask(`${server.url}/editor/schema/${path}`)).text).toBe(schemas.get(path));
    }
    expect((await ask(`${server.url}/editor/schema/../package.json`)).status).toBe(404);
  });

  it('[CFG-17] has plain ends of lines, as the editor has them: a file is else changed by being opened', async () => {
    const place = await workplace();
    const skin = join(place.options.configDir, 'merchants/demo/skin.json');
    const text = await readFile(skin, 'utf8');
    await writeFile(skin, text.replaceAll('\n', '\r\n'));
    const server = await testServer({}, place);
    const { files } = JSON.parse((await ask(`${server.url}/editor/workspace/demo`)).text) as Workspace; // As above.
    expect(files.find(({ path }) => path === 'skin.json')?.own).toBe(text);
  });
});

const scripted = (script: string) => `<!doctype html><html><head><script type="module" src="${script}"></script></head></html>`;

describe('who gets the editor', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const PATHS = ['/editor', '/editor/frame', '/editor/workspace/demo', '/editor/schema/skin.json', '/editor/assets/main.js'];

  it.each([
    ['another name for this machine', { Host: 'rebound.example' }],
    ['another site', { Origin: 'https://elsewhere.example' }],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of another port of this machine', { 'Sec-Fetch-Site': 'same-site' }],
  ])('[CFG-17] not %s', async (_, headers) => {
    const server = await testServer();
    for (const path of PATHS) expect((await ask(server.url + path, headers)).status, path).toBe(403);
    expect((await ask(`${server.url}/editor/compile`, headers, 'POST', '{}')).status).toBe(403);
  });

  it('[CFG-17] nobody in production, where there is no such page', async () => {
    const production = await testServer({ production: true });
    for (const path of PATHS.slice(0, 4)) expect((await ask(production.url + path)).status, path).toBe(404);
    expect((await ask(`${production.url}/editor/compile`, {}, 'POST', '{}')).status).toBe(405);

    const server = await testServer();
    vi.stubEnv('NODE_ENV', 'production');
    for (const path of PATHS) expect((await ask(server.url + path)).status, path).toBe(403);
  });

  it('[CFG-17] by its name before too, with what the address chooses', async () => {
    const server = await testServer();
    const { status, headers } = await ask(`${server.url}/preview?merchant=aurora&page=/rng`);
    expect([status, headers['location']]).toEqual([302, '/editor?merchant=aurora&page=/rng']);
  });

  it('[CFG-17] [SEC-1] the panel may frame this site alone, and only this site may frame the framed page', async () => {
    const place = await workplace();
    const built = join(place.options.siteDir, '../editor/editor');
    await mkdir(built, { recursive: true });
    for (const page of ['index', 'frame']) await writeFile(join(built, `${page}.html`), `<title>${page}</title>`);
    const server = await testServer({}, place);
    const policyOf = async (path: string) => String((await ask(server.url + path)).headers['content-security-policy']);
    const [panel, frame, site] = [await policyOf('/editor'), await policyOf('/editor/frame?merchant=demo'), await policyOf('/')];
    expect(panel).toContain("frame-src 'self';");
    expect(panel).toContain("frame-ancestors 'none'");
    expect(frame).toContain("frame-ancestors 'self'");
    expect(site).toContain("frame-ancestors 'none'");
    for (const policy of [panel, frame]) {
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("require-trusted-types-for 'script'");
    }
  });

  it('[CFG-17] no host of players’ sites: it is built beside them, and their files are the same without it', async () => {
    const root = await temporaryFolder();
    const write = async (path: string, content: string): Promise<void> => {
      await mkdir(join(root, path, '..'), { recursive: true });
      await writeFile(join(root, path), content);
    };
    await write('package.json', '{ "type": "module" }');
    // As the project's own: one chunk of what an entry imports.
    const output = '{ codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } }';
    await write(
      'vite.config.ts',
      `export default { build: { manifest: true, modulePreload: false, rolldownOptions: { output: ${output} } } };`,
    );
    await write('site/index.html', scripted('/main.ts'));
    await write('site/main.ts', 'document.title = "site";');
    const siteDir = join(root, 'dist/site');
    const files = async (): Promise<string[]> =>
      (await readdir(siteDir, { recursive: true })).filter((file) => file !== 'build.json').toSorted();
    await buildSite(root, siteDir);
    const without = await files();

    await write('site/editor/index.html', scripted('./panel.ts'));
    await write('site/editor/panel.ts', 'document.title = "panel";');
    await buildSite(root, siteDir);
    expect(await files()).toEqual(without);
    const html = await readFile(join(root, 'dist/editor/editor/index.html'), 'utf8');
    expect(html).toMatch(/src="\/editor\/assets\/[\w-]+\.js"/);

    // Nor does either of its pages run the other.
    await write('site/editor/frame.html', scripted('./framed.ts'));
    await write('site/editor/framed.ts', 'document.title = "framed";');
    await buildSite(root, siteDir);
    const programs = async (page: string): Promise<readonly string[]> => {
      const text = await readFile(join(root, `dist/editor/editor/${page}.html`), 'utf8');
      const paths = [...text.matchAll(/src="\/editor\/(assets\/[\w-]+\.js)"/g)].map(([, path]) => path ?? '');
      const codes = await Promise.all(paths.map((path) => readFile(join(root, 'dist/editor', path), 'utf8')));
      return ['panel', 'framed'].filter((title) => codes.join('').includes(title));
    };
    expect([await programs('index'), await programs('frame')]).toEqual([['panel'], ['framed']]);
  });
});
