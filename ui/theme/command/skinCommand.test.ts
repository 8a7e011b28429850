import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { temporaryFolder } from '../../../tests/vectors/temporaryFolder.ts';
import { skinCommand } from './skinCommand.ts';

const color = ($value: string) => ({ $type: 'color', $value });
const tokens = (leaf: string) => JSON.stringify({ palette: { leaf: color(leaf) } });

interface Ran {
  readonly code: number;
  readonly printed: string;
  readonly said: string;
}

async function run(...args: readonly string[]): Promise<Ran> {
  const [printed, said]: [string[], string[]] = [[], []];
  const code = await skinCommand(args, { print: (text) => void printed.push(text), say: (text) => void said.push(text) });
  return { code, printed: printed.join(''), said: said.join('\n') };
}

/** A folder with tokens and their mapping. */
async function files(leaf = '#0e8a55') {
  const folder = await temporaryFolder();
  const [file, mapping, out] = [join(folder, 'brand.tokens.json'), join(folder, 'mapping.json'), join(folder, 'made/skin.css')];
  await writeFile(file, tokens(leaf));
  await writeFile(mapping, JSON.stringify({ 'brand.accent': 'palette.leaf' }));
  return { file, mapping, out };
}

describe('playfront-skin', () => {
  it('[UI-2] prints the stylesheet alone, and says apart from it what became of each token', async () => {
    const { file, mapping } = await files();
    const { code, printed, said } = await run(file, '--mapping', mapping);
    expect(code).toBe(0);
    expect(printed).toMatch(/^@layer [\s\S]+--pf-color-focus:#0e8a55;[\s\S]+\[data-theme=dark\]/);
    expect(said).toBe('palette.leaf → brand.accent');
  });

  it('[UI-2] writes design tokens of both themes, or the skin as data', async () => {
    const { file, mapping } = await files();
    const both = await run(file, '--mapping', mapping, '--format', 'tokens');
    expect(JSON.parse(both.printed)).toMatchObject({ light: { color: { canvas: {} } }, dark: { color: { canvas: {} } } });
    const skin = await run(file, '--mapping', mapping, '--format', 'skin');
    expect(JSON.parse(skin.printed)).toMatchObject({ v: 1, brand: { accent: { $value: { hex: '#0e8a55' } } } });
  });

  it('[UI-2] refuses a skin with faults, names each with its place, and leaves the last stylesheet', async () => {
    const { file, mapping, out } = await files();
    expect((await run(file, '--mapping', mapping, '--out', out)).code).toBe(0);
    const before = await readFile(out, 'utf8');
    await writeFile(file, JSON.stringify({ v: 1, brand: { accent: color('#0e8a55') }, light: { color: { text: color('#dddddd') } } }));
    const { code, said } = await run(file, '--out', out);
    expect(code).toBe(1);
    expect(said).toMatch(/\/light\/color\/text: found #dddddd on canvas .*: contrast 1\.\d+, expected contrast of at least 4\.5/);
    expect(await readFile(out, 'utf8')).toBe(before);
    await writeFile(file, JSON.stringify({ primary: color('#0e8a55'), Outline: color('#e5d3b8') }));
    const named = await run(file, '--out', out);
    expect(named.said).toMatch(/^primary → brand\.accent\nOutline → light\.color\.borderStrong\n/);
    expect(named.said).toMatch(/\/light\/color\/borderStrong: found Outline, #e5d3b8 on canvas .*: contrast 1\.\d+/);
  });

  it.each([
    [[], /^Name a file/],
    [['nowhere.json'], /^nowhere\.json: ENOENT/],
    [['package.json', '--format', 'scss'], /^--format scss: expected css, skin, tokens/],
    [['package.json', '--watch'], /^--watch needs --out/],
    [['package.json', '--loud'], /--loud/],
    [['README.md'], /^README\.md: .*JSON/],
  ])('[UI-2] says what is wrong with %j', async (args, message) => {
    const { code, printed, said } = await run(...args);
    expect([code, printed]).toEqual([1, '']);
    expect(said).toMatch(message);
  });

  it('[UI-2] with --watch writes again when the tokens or their mapping change, past a fault', async () => {
    const { file, mapping, out } = await files();
    const end = new AbortController();
    onTestFinished(() => end.abort());
    const said: string[] = [];
    const args = [file, '--mapping', mapping, '--out', out, '--watch'];
    const running = skinCommand(args, { print: () => undefined, say: (text) => void said.push(text), signal: end.signal });
    const css = () => readFile(out, 'utf8').catch(() => '');
    await expect.poll(css).toContain('#0e8a55');
    await writeFile(file, '{');
    await expect.poll(() => said.at(-1)).toContain('JSON');
    await writeFile(file, tokens('#7a3cff'));
    await expect.poll(css).toContain('#7a3cff');
    await writeFile(mapping, '{}');
    await expect.poll(() => said.at(-1)).toContain('/brand/accent');
    end.abort();
    expect(await running).toBe(0);
  });
});
