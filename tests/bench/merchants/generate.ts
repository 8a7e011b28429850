/** Any number of different merchants, made from the three of this project: the config of a white-label company. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'jsonc-parser';

import { isObject } from '#site/assembler/compiler/merge.ts';
import type { Json } from '#site/assembler/runtime/types.ts';
import { hex } from '#ui/theme/oklch.ts';

type Fields = Readonly<Record<string, Json>>;

const ROOT = join(import.meta.dirname, '../../..');

/** Degrees between two neighbors' accents: the golden angle, so that no two of a few are alike. */
const HUE_STEP = 137.508;

/** What a merchant of this number changes: its name and hosts, its colors, a menu, words of its own, and a flag. */
type Change = (content: Fields, number: number, code: string) => Fields;

const CHANGES: Readonly<Record<string, Change>> = {
  'merchant.json': (content, number, code) => ({
    ...Object.fromEntries(Object.entries(content).filter(([key]) => key !== 'default')),
    ...(number === 0 && { default: true }),
    name: `Brand ${number}`,
    domains: [`${code}.example`],
  }),
  'skin.json': (content, number) => {
    const { brand } = content;
    const accent = { $type: 'color', $value: hex([0.6, 0.16, (number * HUE_STEP) % 360]) };
    return { ...content, brand: { ...(isObject(brand) ? brand : {}), accent } };
  },
  'menus/main.json': (content, number) => {
    const entries = ['fish', 'pvp', 'sports', 'esports', 'cockfight', 'elott'];
    const entry = entries[number % entries.length] ?? '';
    const items = isObject(content['items']) ? content['items'] : {};
    const own = isObject(items[entry]) ? items[entry] : {};
    return { ...content, items: { ...items, [entry]: { ...own, label: { EN: `Room ${number}` } } } };
  },
  'texts/EN.json': (content, number) => {
    const { texts } = content;
    return { ...content, texts: { ...(isObject(texts) ? texts : {}), 'auth:login_guest_hint': `Welcome to brand ${number}.` } };
  },
};

/** The code of a merchant by its number. */
export const codeOf = (number: number): string => `m${String(number).padStart(4, '0')}`;

/**
 * Writes base and `count` merchants into a config folder. The same number makes the same files.
 * @returns the merchants' codes
 */
export async function generateMerchants(configDir: string, count: number): Promise<readonly string[]> {
  for (const part of ['base', 'schema']) await cp(join(ROOT, 'config', part), join(configDir, part), { recursive: true });
  const models = (await readdir(join(ROOT, 'config/merchants'))).toSorted();
  const codes = Array.from({ length: count }, (_, number) => codeOf(number));
  for (const [number, code] of codes.entries()) {
    const model = models[number % models.length] ?? '';
    const folder = join(configDir, 'merchants', code);
    await cp(join(ROOT, 'config/merchants', model), folder, { recursive: true });
    const head = await readFile(join(folder, 'merchant.json'), 'utf8');
    await writeFile(join(folder, 'merchant.json'), head.replaceAll(`/config/${model}/`, `/config/${code}/`));
    for (const [path, change] of Object.entries(CHANGES))
      await rewrite(join(folder, path), path, (content) => change(content, number, code));
  }
  return codes;
}

async function rewrite(file: string, path: string, change: (content: Fields) => Fields): Promise<void> {
  const up = '../'.repeat(path.split('/').length + 1);
  const blank = { $schema: `${up}schema/patch/${path}`, v: 1 };
  const content = parse(await readFile(file, 'utf8').catch(() => JSON.stringify(blank))) as Json; // Of a JSON text.
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(change(isObject(content) ? content : blank), null, 2)}\n`);
}
