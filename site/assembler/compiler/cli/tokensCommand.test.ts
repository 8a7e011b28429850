import { execFile } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, inject, it } from 'vitest';

import { compileSkin } from '#ui/theme/skin.ts';
import { npmPrograms } from '../../../../tests/programs.ts';
import { temporaryFolder } from '../../../../tests/vectors/temporaryFolder.ts';
import { runTool } from './tool.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const quiet = { say: () => undefined, complain: () => undefined };

/** Runs `tz check` of Terrazzo, a tool for design tokens, and returns what it says. */
async function terrazzo(folder: string, file: string): Promise<string> {
  const config = `import { defineConfig } from '${join(ROOT, 'node_modules/@terrazzo/cli/dist/index.js')}';
export default defineConfig({ tokens: ['./${file}'], outDir: './out' });`;
  await writeFile(join(folder, 'terrazzo.config.mjs'), config);
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/@terrazzo/cli/bin/cli.js'), 'check'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return stdout + stderr;
}

const DICTIONARY = `
const [file, dir] = process.argv.slice(1);
const { default: StyleDictionary } = await import('style-dictionary');
const css = { transformGroup: 'css', buildPath: dir + '/', files: [{ destination: 'tokens.css', format: 'css/variables' }] };
const dictionary = new StyleDictionary({ source: [file], platforms: { css }, log: { verbosity: 'silent' } });
await dictionary.buildAllPlatforms();
`;

/** The custom properties that Style Dictionary makes of a file. */
async function dictionaryOf(file: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const dir = npmPrograms(['style-dictionary@5.5.5', 'node@22.23.3']);
  const node = join(dir, 'node_modules/node/bin/node');
  await promisify(execFile)(node, ['--input-type=module', '--eval', DICTIONARY, file, folder], { cwd: dir });
  const css = await readFile(join(folder, 'tokens.css'), 'utf8');
  return new Map([...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

describe.each(['demo', 'aurora', 'lotus'])('the design tokens of %s', (code) => {
  it('[CFG-13] pass the check of a design tool without a word, and have the colors that players see', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'skin.tokens.json');
    expect(await runTool(['tokens', code, '--to', file], quiet)).toBe(true);
    expect(await terrazzo(folder, 'skin.tokens.json')).toMatch(/^\s*✔\s+No errors/);

    const tokens: Record<string, { color: Record<string, { $value?: { hex: string } }> }> = JSON.parse(await readFile(file, 'utf8'));
    const skin: unknown = JSON.parse(await readFile(join(ROOT, `config/merchants/${code}/skin.json`), 'utf8'));
    const { css } = compileSkin(skin);
    for (const [theme, rule] of [
      ['light', /:root,\[data-theme=light\]\{([^}]*)\}/],
      ['dark', /\n\[data-theme=dark\]\{([^}]*)\}/],
    ] as const) {
      const shown = Object.fromEntries(
        [...(rule.exec(css)?.[1] ?? '').matchAll(/--pf-color-(\w+):(#\w+)/g)].map(([, name = '', hex = '']) => [name, hex.slice(0, 7)]),
      );
      const written = Object.entries(tokens[theme]?.color ?? {}).flatMap(([name, token]) =>
        token.$value ? [[name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), token.$value.hex]] : [],
      );
      expect(Object.fromEntries(written)).toEqual(shown);
    }
  });

  it('[CFG-13] are in the form that a design tool takes: the skin itself passes its check', async () => {
    const folder = await temporaryFolder();
    await copyFile(join(ROOT, `config/merchants/${code}/skin.json`), join(folder, 'skin.json'));
    expect(await terrazzo(folder, 'skin.json')).toMatch(/No errors/);
  });

  it.runIf(inject('full'))('[CFG-13] become the same colors in Style Dictionary', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'skin.tokens.json');
    await runTool(['tokens', code, '--to', file], quiet);
    const made = await dictionaryOf(file, folder);
    const tokens: Record<string, { color: Record<string, { $value?: { hex: string; alpha?: number } }> }> = JSON.parse(
      await readFile(file, 'utf8'),
    );
    const opaque = ['light', 'dark'].flatMap((theme) =>
      Object.entries(tokens[theme]?.color ?? {}).flatMap(([name, { $value }]) =>
        $value !== undefined && ($value.alpha ?? 1) === 1 ? [[`${theme}-color-${name}`, $value.hex] as const] : [],
      ),
    );
    expect(opaque.length).toBeGreaterThan(60);
    expect(opaque.map(([name]) => [name, made.get(name)])).toEqual(opaque);
  });
});
