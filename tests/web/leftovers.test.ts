import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { author, releaseMerchant } from '#site/assembler/compiler/cli/releases.ts';
import { runTool } from '#site/assembler/compiler/cli/tool.ts';
import { openReleases } from '#site/assembler/compiler/releases/releases.ts';
import { compilerOf } from '#site/assembler/compiler/many/productCompiler.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { listenLive, testServer, workplace } from './support.ts';

/** The first bytes of what macOS puts beside a file on foreign disks. */
const SIDECAR = Buffer.from([0, 5, 22, 7, 0, 2, 0, 0]);

const FOLDERS = [
  '__MACOSX',
  '.idea',
  'merchants/__MACOSX',
  'merchants/.idea',
  'base/.git',
  'merchants/demo/pages/.cache',
  'merchants/demo/assets/.x',
];
const FILES = [
  ...['._skin.json', '.DS_Store', 'Thumbs.db', 'desktop.ini', 'pages/._home.json', 'pages/.cache/x.json'].map(
    (name) => `merchants/demo/${name}`,
  ),
  ...['assets/.DS_Store', 'assets/Thumbs.db'].map((name) => `merchants/demo/${name}`),
  'base/._site.json',
  'base/.git/x.json',
  'merchants/__MACOSX/merchant.json',
  'merchants/.idea/x.json',
  'merchants/._demo',
  '.DS_Store',
];

async function leave(configDir: string): Promise<void> {
  for (const folder of FOLDERS) await mkdir(join(configDir, folder), { recursive: true });
  for (const file of FILES) await writeFile(join(configDir, file), SIDECAR);
}

describe('files that systems leave in the config folder', () => {
  it('[CFG-8] are no config and no merchants', async () => {
    const { configDir } = (await workplace()).options;
    await leave(configDir);
    let said = '';
    await runTool(['check', '--config', configDir], { say: (text) => (said += text), complain: (text) => (said += text) });
    expect(said).toBe('demo: no faults');
  });

  it('[CFG-12] [CFG-8] hold nothing up while the server runs, and cause no compilation', async () => {
    const server = await testServer();
    const { edit, options } = server.place;
    const live = await listenLive(server.url, 'demo');
    const before = await live.next();
    await leave(options.configDir);
    await edit('merchants/demo/merchant.json', (merchant) => {
      merchant['name'] = 'Bagong Sinag';
    });
    expect((await live.next()).artefact).not.toBe(before.artefact);
    expect(server.compilations.map(({ code, faults }) => [code, faults.length])).toEqual([
      ['demo', 0],
      ['demo', 0],
    ]);
    expect(server.merchants.codes()).toEqual(['demo']);
  });

  it('[OPS-3] are not released', async () => {
    const { configDir } = (await workplace()).options;
    await leave(configDir);
    const { release } = await compilerOf(configDir).compile('demo');
    if (!release) throw new Error('Demo has faults.');
    const folder = await temporaryFolder();
    await mkdir(join(folder, '__MACOSX'));
    const store = openReleases(folder);
    await releaseMerchant(store, configDir, release, author('Maria'));
    const sealed = await store.current('demo');
    expect(
      [...Object.keys(sealed?.assets ?? {}), ...Object.keys(sealed?.sources ?? {})].filter((name) => /(^|\/)\.|Thumbs/.test(name)),
    ).toEqual([]);
    expect(await store.merchants()).toEqual(['demo']);
  });
});
