import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { writeHosting } from '#gateway/web/hosting.ts';
import { readSite } from '#gateway/web/siteFiles.ts';
import { createTexts } from '#gateway/web/texts.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { EVERY_MERCHANT, testServer, workplace } from './support.ts';

/** What a static host would get for a merchant. */
async function hosted(code: string) {
  const server = await testServer({}, await workplace(EVERY_MERCHANT));
  const { options } = server.place;
  const release = server.merchants.get(code);
  if (release === undefined) throw new Error(`${code} has no config`);
  const outDir = join(await temporaryFolder(), code);
  await writeHosting({
    release,
    site: await readSite(options.siteDir),
    siteDir: options.siteDir,
    configDir: options.configDir,
    outDir,
    gatewayUrl: 'https://gateway.example',
    origins: { frames: ['https://games.example'], images: ['https://images.example'] },
    minClient: '0.0.0',
    textOf: createTexts(join(import.meta.dirname, '../../locales')),
  });
  return { release, server, read: (path: string) => readFile(join(outDir, path), 'utf8') };
}

describe('what a static host needs', () => {
  it.each(['demo', 'aurora', 'lotus'])('[OPS-4] is written for %s: pages with its head, config, headers, rewrites', async (code) => {
    const { release, read } = await hosted(code);
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
    const headers = await read('_headers');
    const served = (await fetch(server.url)).headers.get('Content-Security-Policy') ?? '';
    const strict = served.replace(/; report-uri.*/, '');
    expect(headers).toContain(`  Content-Security-Policy: ${strict}\n`);
    expect(headers).not.toContain('report');
    expect(headers).toMatch(/^\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m);
  });

  it('[OPS-4] passes calls on to the platform and rewrites aliases to their page', async () => {
    const { read } = await hosted('demo');
    const redirects = await read('_redirects');
    for (const prefix of ['wps', 'lgw', 'lotto'])
      expect(redirects).toContain(`/${prefix}/* https://gateway.example/${prefix}/:splat 200\n`);
    expect(redirects).toContain('/home / 200\n');
    expect(redirects).not.toContain('/* /index.html');
    // A word of a parameter in its two usual spellings, but where a page has the path itself.
    expect(redirects).toContain('/LOTT /games.LOTT 200\n/lott /games.LOTT 200\n');
    expect(redirects).toContain('/RNG /games.RNG 200\n');
    expect(redirects).not.toContain('/rng /games');
    expect(await read('games.LOTT.html')).toMatch(/<title>Lottery · /);
  });
});
