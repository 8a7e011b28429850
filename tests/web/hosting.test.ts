import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';

import type { HostName } from '#gateway/web/hosting/index.ts';
import { compilerOf } from '#site/assembler/compiler/many/productCompiler.ts';
import { renewHosting } from '#gateway/web/hosting/renewHosting.ts';
import { writeHosting } from '#gateway/web/hosting/writeHosting.ts';
import { runTool } from '#site/assembler/compiler/cli/tool.ts';
import type { WorkerRules } from '#gateway/web/hosting/worker.ts';
import { readSite } from '#gateway/web/siteFiles.ts';
import { seal } from '#site/assembler/compiler/releases/artefacts.ts';
import { createTexts } from '#gateway/web/texts.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { EVERY_MERCHANT, testServer, workplace } from './support.ts';

/** What a static host would get for a merchant. */
async function hosted(code: string, host: HostName = 'cloudflare', gatewayUrl: string | undefined = 'https://gateway.example') {
  const server = await testServer({}, await workplace(EVERY_MERCHANT));
  const { options } = server.place;
  const release = server.merchants.get(code);
  if (release === undefined) throw new Error(`${code} has no config`);
  const outDir = join(await temporaryFolder(), code);
  const limits = await writeHosting({
    sealed: await seal(options.configDir, code, release),
    site: await readSite(options.siteDir),
    siteDir: options.siteDir,
    dir: outDir,
    hosts: [host],
    gatewayUrl,
    origins: { frames: ['https://games.example'], images: ['https://images.example'] },
    minClient: '0.0.0',
    textOf: createTexts(join(import.meta.dirname, '../../locales')),
  });
  return { release, server, limits, read: (path: string) => readFile(join(outDir, path), 'utf8') };
}

describe('what a static host needs', () => {
  it.each(['demo', 'aurora', 'lotus'])('[OPS-4] is written for %s: pages with its head, config, manifest, texts', async (code) => {
    const { release, read: readFrom } = await hosted(code);
    const read = (path: string) => readFrom(`public/${path}`);
    const [home, rng, missing] = await Promise.all([read('index.html'), read('rng.html'), read('404.html')]);
    for (const page of [home, rng, missing]) expect(page).toContain(`data-merchant="${code}"`);
    expect(rng).toContain('rel="modulepreload" fetchpriority="low" href="/assets/GameLobby-1.js"');
    expect(missing).toContain('content="noindex"');
    expect(home).toContain('content="index, follow"');
    expect(JSON.parse(await read(`config/${code}/artefact.${release.artefactHash}.json`))).toEqual(
      JSON.parse(JSON.stringify(release.artefact)),
    );
    expect(await read(`config/${code}/skin.${release.skinHash}.css`)).toBe(release.skinCss);
    for (const [language, hash] of Object.entries(release.artefact.texts ?? {}))
      expect(JSON.parse(await read(`config/${code}/texts.${language}.${hash}.json`))).toHaveProperty('auth');
    expect(JSON.parse(await read('manifest.webmanifest'))).toMatchObject({ short_name: release.artefact.merchant.name });
    expect(await read('assets/main-1.js')).toContain('export');
    const mark = release.artefact.merchant.head.favicon;
    expect(await read(mark.slice(1))).toContain('<svg');
  });

  it('[OPS-4] has the policy of the server in its headers, without a place to report to', async () => {
    const { server, read } = await hosted('demo');
    const { rules, missing }: WorkerRules = JSON.parse(await read('rules.json'));
    const served = (await fetch(server.url)).headers.get('Content-Security-Policy') ?? '';
    const strict = served.replace(/; report-uri.*/, '');
    expect(rules.at(-1)).toMatchObject({ path: '/*', headers: { 'Content-Security-Policy': strict } });
    expect(missing['Content-Security-Policy']).toBe(strict);
    expect(strict).not.toContain('report');
  });

  it('[OPS-4] leads aliases to their page, and the words of a parameter in their two usual spellings', async () => {
    const { read } = await hosted('demo');
    const { pages }: WorkerRules = JSON.parse(await read('rules.json'));
    expect(pages).toMatchObject({ '/home': '/index.html', '/LOTT': '/games.LOTT.html', '/lott': '/games.LOTT.html' });
    // Where a page has the path itself, a word does not take it.
    expect(pages).toMatchObject({ '/RNG': '/games.RNG.html', '/rng': '/rng.html' });
    expect(await read('public/games.LOTT.html')).toMatch(/<title>Lottery · /);
  });

  it('[OPS-4] says what a host cannot do', async () => {
    expect((await hosted('demo', 's3')).limits).toEqual([
      expect.stringContaining('no policy'),
      expect.stringContaining('passes no calls on'),
    ]);
    expect((await hosted('demo', 'nginx')).limits).toEqual([]);
  });
});

/** A folder that a build wrote for demo, and the config tool over the same files. */
async function built() {
  const place = await workplace();
  const { configDir, siteDir } = place.options;
  const { release } = await compilerOf(configDir).compile('demo');
  if (release === undefined) throw new Error('demo has no config');
  const dir = join(await temporaryFolder(), 'demo');
  const site = await readSite(siteDir);
  const textOf = createTexts(join(import.meta.dirname, '../../locales'));
  const origins = { frames: ['https://games.example'], images: [] };
  const gatewayUrl = 'https://gateway.example';
  const sealed = await seal(configDir, 'demo', release);
  await writeHosting({ sealed, site, siteDir, dir, hosts: ['nginx'], gatewayUrl, origins, minClient: '0.0.0', textOf });
  const releases = await temporaryFolder();
  const tool = async (...args: readonly string[]) => {
    const said: string[] = [];
    const note = (text: string) => void said.push(text);
    const where = ['--releases', releases, '--config', configDir];
    const endsWell = await runTool([...args, ...where], { say: note, complain: note }, (content, to) =>
      renewHosting({ sealed: content, dir: to, site, textOf }),
    );
    return { endsWell, said: said.join('\n') };
  };
  const read = (path: string) => readFile(join(dir, path), 'utf8');
  const manifest = async () => JSON.parse(await read('public/config/demo/manifest.json'));
  return { place, dir, tool, read, manifest };
}

/** Answers the files of a folder by their paths. */
async function servedFiles(folder: string): Promise<(path: string) => Promise<string>> {
  const server = createServer((request, response) => {
    readFile(join(folder, request.url ?? '')).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  return async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
}

describe('a release for a static host', () => {
  it('[PRE-1] renews the pages of a built folder without a new build, and a rollback brings the earlier ones back', async () => {
    const { place, dir, tool, read, manifest } = await built();
    await tool('release', 'demo');
    const [first, firstManifest] = [await read('public/index.html'), await manifest()];
    await place.edit('merchants/demo/merchant.json', (merchant) => void (merchant['name'] = 'Bagong Sinag'));
    await place.edit('merchants/demo/merchant.json', (merchant) => void (merchant['languages'] = ['TY']));
    expect(await tool('release', 'demo', '--to', dir)).toMatchObject({ endsWell: true });

    expect(await read('public/index.html')).toContain('Bagong Sinag');
    await expect(read('public/en/vip.html')).rejects.toThrow('ENOENT');
    const { artefact } = await manifest();
    expect(artefact).not.toBe(firstManifest.artefact);
    // Pages that are open name the artefact of before.
    for (const hash of [artefact, firstManifest.artefact]) await read(`public/config/demo/artefact.${hash}.json`);
    expect(await read('nginx.conf')).toContain('https://gateway.example');

    expect(await tool('rollback', 'demo', '--to', dir)).toMatchObject({ endsWell: true });
    expect(await read('public/index.html')).toBe(first);
    expect(await read('public/en/vip.html')).toContain('data-merchant="demo"');
  });

  it('[EDT-10] is whole on a host that serves files and nothing else; the manifest, which names the rest, is written last', async () => {
    const { place, dir, tool } = await built();
    await mkdir(join(place.options.configDir, 'merchants/demo/texts'), { recursive: true });
    await place.write(
      'merchants/demo/texts/EN.json',
      JSON.stringify({ $schema: '../../../schema/texts.json', v: 1, texts: { 'common:login': 'Come in' } }),
    );
    const { endsWell, said } = await tool('release', 'demo', '--to', dir);
    expect(endsWell, said).toBe(true);
    const host = await servedFiles(join(dir, 'public'));
    const jsonAt = async (path: string) => JSON.parse(await host(path));
    const { artefact, skin } = await jsonAt('/config/demo/manifest.json');
    const { texts } = await jsonAt(`/config/demo/artefact.${artefact}.json`);
    expect(await host(`/config/demo/skin.${skin}.css`)).toContain('--pf-');
    expect(await jsonAt(`/config/demo/texts.EN.${texts.EN}.json`)).toMatchObject({ common: { login: 'Come in' } });
    expect(await host('/index.html')).toContain(`artefact.${artefact}.json`);

    const paths = await readdir(join(dir, 'public'), { recursive: true });
    const times = await Promise.all(
      paths.map(async (path) => {
        const found = await stat(join(dir, 'public', path), { bigint: true });
        return [path, found.isFile() ? found.mtimeNs : 0n] as const;
      }),
    );
    expect(times.toSorted(([, a], [, b]) => (a < b ? 1 : -1))[0]?.[0]).toBe('config/demo/manifest.json');
  });

  it('[OPS-4] names the configuration that the host has to read again, and says nothing while it is the same', async () => {
    const { place, dir, tool, read } = await built();
    await place.edit('merchants/demo/merchant.json', (merchant) => void (merchant['name'] = 'Bagong Sinag'));
    expect((await tool('release', 'demo', '--to', dir)).said).not.toContain('nginx.conf');
    await place.edit('merchants/demo/merchant.json', (merchant) => void (merchant['domains'] = ['bago.example']));
    expect((await tool('release', 'demo', '--to', dir)).said).toContain('nginx.conf has changed');
    expect(await read('nginx.conf')).toContain('bago.example');
  });

  it('[OPS-4] refuses a folder of another build, of another merchant and of none, and says what to do', async () => {
    const { dir, tool } = await built();
    const asset = (await readdir(join(dir, 'public/assets')))[0] ?? '';
    await rm(join(dir, 'public/assets', asset));
    const other = await tool('release', 'demo', '--to', dir);
    expect(other).toMatchObject({ endsWell: false });
    expect(other.said).toContain('run npm run build');
    await writeFile(join(dir, 'hosting.json'), (await readFile(join(dir, 'hosting.json'), 'utf8')).replace('"demo"', '"lotus"'));
    expect((await tool('release', 'demo', '--to', dir)).said).toContain('is of lotus, not of demo');
    expect((await tool('release', 'demo', '--to', await temporaryFolder())).said).toContain('has no hosting.json');
  });
});
