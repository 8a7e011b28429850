import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import type { HostName } from '#gateway/web/hosting/index.ts';
import { writeHosting } from '#gateway/web/hosting/writeHosting.ts';
import type { WorkerRules } from '#gateway/web/hosting/worker.ts';
import { readSite } from '#gateway/web/siteFiles.ts';
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
    release,
    site: await readSite(options.siteDir),
    siteDir: options.siteDir,
    configDir: options.configDir,
    outDir,
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
    expect(rng).toContain('rel="modulepreload" href="/assets/GameLobby-1.js"');
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
