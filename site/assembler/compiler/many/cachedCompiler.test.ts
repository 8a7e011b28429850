import { copyFile, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { compileTexts } from './compileTexts.ts';
import { readTexts } from '#site/assembler/compiler/files.ts';
import { cachedCompiler, type CompileTexts } from './cachedCompiler.ts';
import { openResultCache } from './resultCache.ts';
import { compile as compileDirectly, CONFIG, copyConfig } from '../../../../tests/vectors/merchants.ts';
import { temporaryFolder } from '../../../../tests/vectors/temporaryFolder.ts';

const CODES = ['aurora', 'demo', 'lotus'];

const LAYERS = ['base', ...CODES.map((code) => `merchants/${code}`)];
const FILES = (
  await Promise.all(LAYERS.map(async (layer) => [...(await readTexts(CONFIG, layer)).keys()].map((path) => `${layer}/${path}`)))
).flat();

/** The merchants compiled through a cache, and which of them were not in it. */
async function throughCache(configDir: string, folder: string, codes = CODES, stamp = 'this product') {
  const fresh: string[] = [];
  const compile: CompileTexts = async (texts) => {
    fresh.push(texts.code);
    return compileTexts(texts);
  };
  const compiler = cachedCompiler({ configDir, stamp, cache: openResultCache(folder), compile });
  const compiled = [];
  for (const code of codes) compiled.push(await compiler.compile(code));
  return { compiled, fresh, check: (code: string) => compiler.check(code) };
}

const direct = async (configDir: string, codes = CODES) =>
  (await Promise.all(codes.map((code) => compileDirectly(code, configDir)))).map(({ release, faults, files }) => ({
    release,
    faults,
    files: new Map([...files].filter(([path]) => path === 'merchant.json')),
  }));

const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('merchants compiled through the cache', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playfront-cache-'));
    await throughCache(CONFIG, folder);
    return () => rm(folder, { recursive: true, force: true });
  });

  it.each(FILES)('[CFG-8] come to what they come to without it, faults and places too, with %s changed', async (file) => {
    const copy = await copyConfig();
    // Two lines further down, with a key that no kind of file has.
    await copy.write(file, `\n\n${(await copy.read(file)).replace('{', '{ "unknown": { "when": 1 },')}`);
    const concerned = CODES.filter((code) => file.startsWith('base/') || file.startsWith(`merchants/${code}/`));
    const expected = await direct(copy.dir, concerned);
    const first = await throughCache(copy.dir, folder, concerned);
    expect(first.fresh).toEqual(concerned);
    expect(first.compiled).toEqual(expected);
    const second = await throughCache(copy.dir, folder, concerned);
    expect(second.fresh).toEqual([]);
    expect(second.compiled).toEqual(expected);
    const { merchant } = expected[0]?.release?.artefact ?? {};
    expect(await second.check(concerned[0] ?? '')).toEqual({ ...expected[0], release: merchant && { artefact: { merchant } } });
  });

  it('[CFG-8] have the doubts about pictures as they are now', async () => {
    const copy = await copyConfig();
    const assets = join(copy.dir, 'merchants/demo/assets');
    await copyFile(join(assets, 'icon-small.png'), join(assets, 'icon-large.png'));
    await rm(join(assets, 'link.jpg'));
    const { compiled, fresh } = await throughCache(copy.dir, folder);
    expect(fresh).toEqual([]);
    expect(compiled).toEqual(await direct(copy.dir));
    expect(compiled[1]?.faults.map(({ pointer, found }) => [pointer, found])).toEqual([
      ['/head/image', 'no such file'],
      ['/head/icons/large', '192 × 192'],
    ]);
  });

  it('[CFG-8] have a fault that says why, where their folder or that of base is gone', async () => {
    const copy = await copyConfig();
    const gone = { code: 'missing-file', file: 'merchants/demo', found: expect.stringContaining('no such file') };
    for (const layer of ['merchants/demo', 'base']) {
      await rm(join(copy.dir, layer), { recursive: true });
      const { compiled, check } = await throughCache(copy.dir, folder, ['demo']);
      expect(compiled).toMatchObject([{ release: undefined, faults: [gone] }]);
      expect(await check('demo')).toMatchObject({ release: undefined, faults: [gone] });
    }
  });
});

describe('the cache of compiled merchants', () => {
  it('is not read by another product', async () => {
    const folder = await temporaryFolder();
    await throughCache(CONFIG, folder);
    expect((await throughCache(CONFIG, folder, CODES, 'changed code')).fresh).toEqual(CODES);
    expect((await throughCache(CONFIG, folder)).fresh).toEqual([]);
  });

  it('may be deleted at any time', async () => {
    const folder = await temporaryFolder();
    await throughCache(CONFIG, folder);
    await rm(folder, { recursive: true });
    const { compiled, fresh } = await throughCache(CONFIG, folder);
    expect(fresh).toEqual(CODES);
    expect(compiled).toEqual(await direct(CONFIG));
  });

  it.each([
    ['empty', ''],
    ['other bytes', 'damaged'.repeat(20_000)],
  ])('compiles again what is damaged: %s', async (_, damage) => {
    const folder = await temporaryFolder();
    await throughCache(CONFIG, folder);
    for (const file of await filesBelow(join(folder, 'content-v2'))) await writeFile(file, damage.slice(0, (await stat(file)).size));
    const { compiled, fresh } = await throughCache(CONFIG, folder);
    expect(fresh).toEqual(CODES);
    expect(compiled).toEqual(await direct(CONFIG));
    for (const file of await filesBelow(join(folder, 'index-v5'))) await writeFile(file, damage);
    expect((await throughCache(CONFIG, folder)).fresh).toEqual(CODES);
    expect((await throughCache(CONFIG, folder)).fresh).toEqual([]);
  });

  it('is no failure where its folder cannot be written', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    for (let round = 0; round < 2; round += 1) {
      const { compiled, fresh } = await throughCache(CONFIG, join(file, 'cache'));
      expect(fresh).toEqual(CODES);
      expect(compiled.map(({ release }) => release !== undefined)).toEqual([true, true, true]);
    }
  });

  it('removes the oldest of more than 2,000 entries, with all their files', async () => {
    const folder = await temporaryFolder();
    const cache = openResultCache(folder);
    for (let number = 0; number <= 2000; number += 1) await cache.put(`key ${number}`, Buffer.from(`result ${number}`));
    expect(await cache.get('key 0')).toBeUndefined();
    expect(String(await cache.get('key 1'))).toBe('result 1');
    expect(String(await cache.get('key 2000'))).toBe('result 2000');
    expect(await filesBelow(folder)).toHaveLength(4000);
  });
});
