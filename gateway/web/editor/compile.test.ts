import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

import { compileLayers } from '#site/assembler/compiler/compile.ts';
import { compileEdited, sidesCompiler } from './compile.ts';

const CONFIG = join(import.meta.dirname, '../../../config');
const HOME = 'pages/home.json';

const home = (item: object): string =>
  JSON.stringify({ $schema: '../../../schema/patch/pages/home.json', v: 1, areas: { main: { items: { categories: item } } } });

describe('compiling while typing', () => {
  it('[CFG-17] caches the compiled saved state until its files change', async () => {
    const configDir = await mkdtemp(join(tmpdir(), 'playfront-'));
    onTestFinished(() => rm(configDir, { recursive: true, force: true }));
    await cp(CONFIG, configDir, { recursive: true });
    let compiled = 0;
    const sides = sidesCompiler(configDir, (layers) => {
      compiled += 1;
      return compileLayers(layers);
    });
    const said = async (files: Readonly<Record<string, string>>) =>
      (await compileEdited(sides, 'demo', files)).effect.map(({ text }) => text);

    expect(await said({})).toEqual([]);
    expect(compiled).toBe(1);
    expect(await said({ [HOME]: home({ removed: true }) })).toEqual(['shown → absent']);
    expect(await said({ [HOME]: home({ when: false }) })).toEqual(['shown → hidden for a visitor as they come']);
    expect(compiled).toBe(3);

    const base = join(configDir, 'base', HOME);
    await writeFile(base, (await readFile(base, 'utf8')).replace('"block": "category-tiles"', '"when": false, "block": "category-tiles"'));
    expect(await said({ [HOME]: home({ when: true }) })).toEqual(['hidden → shown for a visitor as they come']);
    expect(compiled).toBe(5);
  });
});
