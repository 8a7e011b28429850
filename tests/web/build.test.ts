import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { buildSite, isBuilt } from '#gateway/web/build.ts';
import { readSite } from '#gateway/web/siteFiles.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';

/** A site small enough to be built in a moment. */
async function smallSite() {
  const root = await temporaryFolder();
  const write = async (path: string, content: string) => {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), content);
  };
  await write('package.json', '{ "type": "module" }');
  await write('vite.config.ts', 'export default { build: { manifest: true, modulePreload: false } };');
  await write('site/index.html', '<!doctype html><html><head><!-- head: --><script type="module" src="/main.ts"></script></head></html>');
  await write('site/public/head.js', 'document.title;');
  const change = (text: string) => write('site/main.ts', `document.title = ${JSON.stringify(text.repeat(2000))};`);
  await change('one');
  const siteDir = join(root, 'dist/site');
  const scripts = async () => (await readdir(join(siteDir, 'assets'))).filter((name) => name.endsWith('.js'));
  return { root, siteDir, write, change, scripts, build: () => buildSite(root, siteDir) };
}

describe('building the site', () => {
  it('[OPS-2] keeps the files of the build before for tabs that are still open, and no older ones', async () => {
    const { build, change, scripts } = await smallSite();
    await build();
    const [first] = await scripts();
    await change('two');
    await build();
    const both = await scripts();
    expect(both).toHaveLength(2);
    expect(both).toContain(first);
    await change('three');
    await build();
    const last = await scripts();
    expect(last).toHaveLength(2);
    expect(last).not.toContain(first);
  });

  it('[OPS-1] is needed again only when a source has changed', async () => {
    const { root, siteDir, build, change, write } = await smallSite();
    expect(await isBuilt(root, siteDir)).toBe(false);
    await build();
    expect(await isBuilt(root, siteDir)).toBe(true);
    await write('site/main.test.ts', 'a test');
    expect(await isBuilt(root, siteDir)).toBe(true);
    await change('two');
    expect(await isBuilt(root, siteDir)).toBe(false);
  });

  it('[OPS-2] leaves the site that stands when it fails', async () => {
    const { siteDir, build, write } = await smallSite();
    await build();
    const before = await readFile(join(siteDir, 'index.html'), 'utf8');
    await write('site/main.ts', 'this is no script');
    await expect(build()).rejects.toThrow();
    expect(await readFile(join(siteDir, 'index.html'), 'utf8')).toBe(before);
  });

  it('[OPS-4] yields files that come compressed, and keeps its own records to itself', async () => {
    const { siteDir, build, scripts } = await smallSite();
    await build();
    const { files, template, chunks } = await readSite(siteDir);
    const [script] = await scripts();
    const stored = files.get(`/assets/${script}`);
    expect(stored?.encoded.br?.length).toBeLessThan(stored?.bytes.length ?? 0);
    expect([...files.keys()].toSorted()).toEqual([`/assets/${script}`, '/head.js']);
    expect(template).toContain('<!-- head:');
    expect(chunks['index.html']?.isEntry).toBe(true);
  });
});
