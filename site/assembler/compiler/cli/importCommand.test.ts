import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { temporaryFolder } from '../../../../tests/vectors/temporaryFolder.ts';
import { copyConfig } from '../../../../tests/vectors/merchants.ts';
import { runTool } from './tool.ts';

const TOKENS = join(import.meta.dirname, '../../../../tests/fixtures/tokens');

interface Said {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly complaints: readonly string[];
}

async function tool(...args: readonly string[]): Promise<Said> {
  const lines: string[] = [];
  const complaints: string[] = [];
  const ok = await runTool(args, {
    say: (text) => void lines.push(...text.split('\n')),
    complain: (text) => void complaints.push(...text.split('\n')),
  });
  return { ok, lines, complaints };
}

/** What a skin says, with colors as their hex. */
async function read(file: string): Promise<unknown> {
  const skin: unknown = JSON.parse(await readFile(file, 'utf8'));
  return JSON.parse(JSON.stringify(skin, (_key, value) => value?.hex ?? value?.$value?.hex ?? value?.$value ?? value));
}

const GREEN = { accent: '#0e8a55', radius: 0.6, fontBody: 'Manrope' };
const CANVAS = { light: { color: { canvas: '#f9faf7' } }, dark: { color: { canvas: '#101412' } } };

describe('a skin made of the files of a design tool', () => {
  it.each([
    ['Figma, a file for each mode', ['Light.tokens.json', 'Dark.tokens.json'], { highlight: '#ffc53d' }, { sunken: '#edf0e9' }],
    ['Tokens Studio, a set for each theme', ['tokens-studio.json'], { headingWeight: 800 }, {}],
    ['Style Dictionary, values without $', ['style-dictionary.json'], {}, {}],
  ])('[CFG-13] of %s', async (_tool, files, brand, light) => {
    const copy = await copyConfig();
    const to = join(copy.dir, 'merchants/demo/skin.json');
    const { ok, complaints } = await tool('tokens', 'import', ...files.map((file) => join(TOKENS, file)), '--to', to);
    expect([ok, complaints]).toEqual([true, []]);
    expect(await read(to)).toMatchObject({
      brand: { ...GREEN, ...brand },
      light: { color: { ...CANVAS.light.color, ...light } },
      dark: CANVAS.dark,
    });
    expect(await tool('check', 'demo', '--config', copy.dir)).toMatchObject({ ok: true, lines: ['demo: no faults'] });
  });

  it('[CFG-13] tells of each token what became of it, and why a skin has none of it', async () => {
    const { lines } = await tool('tokens', 'import', join(TOKENS, 'tokens-studio.json'));
    expect(lines).toContain('brand.primary → brand.accent');
    expect(lines).toContain('background → light.color.canvas');
    expect(lines).toContainEqual(expect.stringMatching(/^not taken, the kit has no font Söhne, only .*Manrope.*: fontFamilies\.heading$/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^not taken, no part of a skin is called so .*: palette\.leaf, palette\.night, palette\.mist/),
    );
  });

  it('[CFG-13] is written, and said not to be sound, where its tokens leave out the accent or cannot be read on each other', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'tokens.json');
    await writeFile(file, JSON.stringify({ light: { text: { $type: 'color', $value: '#dddddd' } } }));
    const { ok, complaints } = await tool('tokens', 'import', file, '--to', join(folder, 'skin.json'));
    expect([ok, complaints]).toEqual([
      false,
      ['The skin is not sound yet:', expect.stringMatching(/^\/brand\/accent: found no color called accent.*"brand.accent": "light.text"/)],
    ]);
    expect(await read(join(folder, 'skin.json'))).toMatchObject({ light: { color: { text: '#dddddd' } } });
  });

  it.each([
    ['no file', [], 'Name the files'],
    ['a file that is not there', ['nowhere.json'], 'nowhere.json'],
    ['a file that is no JSON', [join(import.meta.dirname, 'tool.ts')], 'tool.ts'],
  ])('[CFG-13] asks for %s', async (_what, files, word) => {
    const { ok, complaints } = await tool('tokens', 'import', ...files);
    expect([ok, complaints[0]]).toEqual([false, expect.stringContaining(word)]);
  });

  it.each([null, 7, [], 'x', { a: { $value: null } }, { $value: 1 }, { value: { value: { type: 1 } } }, { $themes: 1, a: 7 }])(
    '[CFG-13] throws on nothing that a file may hold: %j',
    async (content) => {
      const file = join(await temporaryFolder(), 'tokens.json');
      await writeFile(file, JSON.stringify(content));
      expect((await tool('tokens', 'import', file)).ok).toBe(false);
    },
  );
});
