import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { author, releaseMerchant } from '#site/assembler/compiler/cli/releases.ts';
import { openReleases } from '#site/assembler/compiler/releases/releases.ts';
import { compilerOf } from '#site/assembler/compiler/many/productCompiler.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { ask, listenLive, testServer, workplace } from './support.ts';

/** Config files, and a folder of releases made from them. */
async function released() {
  const place = await workplace();
  const releasesDir = await temporaryFolder();
  const store = openReleases(releasesDir);
  const release = async (code: string) => {
    const compiled = await compilerOf(place.options.configDir).compile(code);
    if (compiled.release === undefined) throw new Error(`${code} has faults`);
    await releaseMerchant(store, place.options.configDir, compiled.release, author('Maria'));
  };
  const rename = (name: string) => place.edit('merchants/demo/merchant.json', (merchant) => void (merchant['name'] = name));
  await release('demo');
  return { place, releasesDir, store, release, rename, start: () => testServer({ releases: releasesDir }, place) };
}

describe('a server of releases', () => {
  it('[OPS-3] serves what was released whatever the files say, and open pages follow a release and a rollback', async () => {
    const { store, release, rename, start } = await released();
    const server = await start();
    const live = await listenLive(server.url, 'demo');
    const first = await live.next();
    const nameOf = async ({ artefact }: { artefact: string }): Promise<unknown> =>
      JSON.parse((await ask(`${server.url}/config/demo/artefact.${artefact}.json`)).text).merchant.name;
    const firstName = await nameOf(first);

    await rename('Saved, not released');
    expect((await ask(`${server.url}/`)).text).toContain(`artefact.${first.artefact}.json`);
    await rename('Bagong Sinag');
    await release('demo');
    // The change that was only saved would have been told of first.
    const second = await live.next();
    expect(await nameOf(second)).toBe('Bagong Sinag');
    expect((await ask(`${server.url}/`)).text).toContain(`artefact.${second.artefact}.json`);

    await store.rollBack('demo', author('Ana'));
    const third = await live.next();
    expect({ ...third, now: 0 }).toEqual({ ...first, now: 0 });
    expect(await nameOf(third)).toBe(firstName);
    // Tabs that have not followed yet still find theirs.
    expect(await nameOf(second)).toBe('Bagong Sinag');
  });

  it('[OPS-3] serves the pictures that were released, and merchants that were', async () => {
    const { place, start } = await released();
    const mark = join(place.options.configDir, 'merchants/demo/assets/mark.svg');
    const before = await readFile(mark, 'utf8');
    await writeFile(mark, '<svg/>');
    const server = await start();
    expect((await ask(`${server.url}/config/demo/assets/mark.svg`)).text).toBe(before);
    expect((await ask(`${server.url}/config/demo/assets/other.svg`)).status).toBe(404);
    expect(server.merchants.codes()).toEqual(['demo']);
  });

  it('[OPS-3] does not serve a release that was tampered with, says so, and keeps the last good one', async () => {
    const { releasesDir, store, release, rename, start } = await released();
    const server = await start();
    const good = server.merchants.get('demo')?.artefactHash;
    const folder = join(releasesDir, 'demo/artefacts');
    const known = await readdir(folder);
    await rename('Bagong Sinag');
    await release('demo');
    await expect.poll(() => server.merchants.get('demo')?.artefactHash).not.toBe(good);
    await store.rollBack('demo', author('Ana'));
    await expect.poll(() => server.merchants.get('demo')?.artefactHash).toBe(good);
    await server.stop();

    for (const name of (await readdir(folder)).filter((file) => known.includes(file))) {
      await chmod(join(folder, name), 0o644);
      await writeFile(join(folder, name), (await readFile(join(folder, name), 'utf8')).replaceAll('Sinag', 'Sinug'));
    }
    const again = await start();
    expect(again.compilations.at(-1)?.faults[0]?.found).toContain('is not what was released');
    const page = await ask(`${again.url}/`);
    expect(page.text).toContain(`artefact.${good}.json`);
    expect(page.text).not.toContain('Sinug');
  });
});
