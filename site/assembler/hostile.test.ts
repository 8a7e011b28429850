import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assemble } from './assemble.ts';
import { composeFacts } from './facts.ts';
import { compile, copyConfig, released } from '../../tests/vectors/merchants.ts';
import type { Json } from './types.ts';

/** Repeatable randomness (a linear congruence). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const deep = (levels: number): Json => (levels === 0 ? 1 : [deep(levels - 1)]);

/** What a value may be swapped for. */
const SWAPS: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'constructor',
  '__proto__',
  'x'.repeat(3000),
  [],
  {},
  [[]],
  [null],
  { removed: true },
  { t: 1 },
  deep(20),
  { flag: 'toString' },
  { all: [] },
  { block: 'hasOwnProperty' },
  { items: null },
  { items: { constructor: { block: 'header' } } },
  { order: 'x' },
];

/** The same value with one place in it swapped, dropped, or given a strange key. */
function mutate(value: Json, random: (below: number) => number): Json {
  if (typeof value !== 'object' || value === null || random(5) === 0) return SWAPS[random(SWAPS.length)] ?? null;
  if (Array.isArray(value)) {
    const at = random(value.length);
    return value.map((entry: Json, index) => (index === at ? mutate(entry, random) : entry));
  }
  const entries = Object.entries(value);
  const at = random(entries.length);
  const roll = random(10);
  if (roll === 0) return Object.fromEntries(entries.filter((_, index) => index !== at));
  if (roll === 1) return Object.fromEntries([...entries, [SWAPS[random(9)]?.toString() ?? 'null', SWAPS[random(SWAPS.length)] ?? null]]);
  return Object.fromEntries(entries.map(([key, child], index) => [key, index === at ? mutate(child, random) : child]));
}

const FILES = [
  'base/site.json',
  'base/flags.json',
  'base/banners.json',
  'base/modals.json',
  'base/layouts/default.json',
  'base/pages/home.json',
  'base/menus/main.json',
  'merchants/aurora/merchant.json',
  'merchants/aurora/skin.json',
  'merchants/aurora/pages/rng.json',
  'merchants/aurora/layouts/default.json',
  'merchants/aurora/registration.json',
];

describe('hostile config', () => {
  it('[CFG-8] [CFG-2] no mutation throws or reaches a prototype, and what still compiles still assembles', async () => {
    const copy = await copyConfig();
    const originals = new Map(await Promise.all(FILES.map(async (file) => [file, await copy.read(file)] as const)));
    const before = Object.getOwnPropertyNames(Object.prototype).toSorted();
    const random = seeded(20);
    let refused = 0;
    const ROUNDS = 300;
    for (let round = 0; round < ROUNDS; round += 1) {
      const file = FILES[random(FILES.length)] ?? '';
      const text = originals.get(file) ?? '';
      const value = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as Json; // Our own files.
      await copy.write(file, JSON.stringify(mutate(value, random)));
      const { release, faults } = await compile('aurora', copy.dir);
      if (release) assemble(release.artefact, composeFacts(release.artefact, { route: '/rng' }, 0));
      else refused += 1;
      expect(release === undefined, JSON.stringify(faults)).toBe(faults.some(({ severity }) => severity === 'error'));
      await copy.write(file, text);
    }
    expect(refused).toBeGreaterThan(ROUNDS / 2);
    expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(before);
  }, 120_000);

  it.each([
    ['20,000 levels', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'too-deep'],
    ['5 MB', JSON.stringify({ v: 1, text: 'x'.repeat(5_000_000) }), 'too-big'],
    ['a prototype key', '{ "v": 1, "__proto__": { "polluted": true } }', 'forbidden-key'],
    ['not JSON', '<!doctype html>', 'json'],
    ['nothing', '', 'json'],
    ['a list', '[1]', 'version'],
    ['null', 'null', 'version'],
  ])('[CFG-8] a file of %s is one fault', async (_, text, code) => {
    const copy = await copyConfig();
    await copy.write('merchants/aurora/pages/rng.json', text);
    const { faults } = await compile('aurora', copy.dir);
    expect(faults.map((fault) => `${fault.code} ${fault.file}`)).toEqual([`${code} merchants/aurora/pages/rng.json`]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('[CFG-8] a merchant with nothing but its folder names the files it lacks', async () => {
    const copy = await copyConfig();
    await mkdir(join(copy.dir, 'merchants/empty'));
    expect((await compile('empty', copy.dir)).faults.map(({ file }) => file)).toEqual([
      'merchants/empty/merchant.json',
      'merchants/empty/skin.json',
    ]);
  });

  it('[CFG-4] a condition that the compiler never saw hides its item at runtime, and is reported', async () => {
    const { artefact } = (await released('demo')).release;
    const home = artefact.menus['main']?.items['home'];
    if (!home) throw new Error('no home');
    const broken = { ...home, when: { not: { flga: 'X' } } as never }; // What a compiler of another version might let through.
    const hacked = { ...artefact, menus: { main: { items: { home: broken }, order: ['home', 'toString'] } } };
    const { menus, faults } = assemble(hacked, composeFacts(hacked, {}, 0));
    expect(menus.get('main')).toEqual([]);
    expect(faults).toMatchObject([{ address: 'menus/main#home', code: 'condition' }]);
  });
});
