/** Ways to spoil a value: what a broken generator, a bad merge or an attacker might leave in config. */
import type { Json } from '#site/assembler/runtime/types.ts';
import type { Random } from './random.ts';

const deep = (levels: number): Json => Array.from({ length: levels }).reduce<Json>((inner) => [inner], 1);

/** What a value may be swapped for. */
const SWAPS: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  '',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'x'.repeat(3000),
  [],
  {},
  [[]],
  [null],
  [{}],
  { removed: true },
  { t: 1 },
  { t: 'constructor' },
  { EN: { nested: 'text' } },
  deep(40),
  { flag: 'toString' },
  { not: { flga: 'X' } },
  { all: [] },
  { block: 'constructor' },
  { block: 'hasOwnProperty', props: { __proto__: null } },
  { items: null },
  { items: { constructor: { block: 'header' } }, order: ['constructor', '__proto__', 'toString'] },
  { items: {}, order: [null, 7, {}] },
  { order: 'x' },
  'javascript:alert(1)',
  '"><img src=x onerror=alert(1)>',
];

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', ' ', 'when', 'slots', 'items'] as const;

/** The same value with one place in it swapped, dropped, given a strange key, or put in place of another. */
export function spoiled(random: Random, value: Json): Json {
  if (typeof value !== 'object' || value === null || random.once(5)) return random.pick(SWAPS);
  if (Array.isArray(value)) {
    if (value.length === 0) return random.pick(SWAPS);
    const at = random.below(value.length);
    return value.map((entry: Json, index) => (index === at ? spoiled(random, entry) : entry));
  }
  const entries = Object.entries(value);
  const at = random.below(entries.length);
  const roll = random.below(10);
  if (roll === 0) return Object.fromEntries(entries.filter((_, index) => index !== at));
  // `fromEntries` makes own properties even of `__proto__`, as `JSON.parse` does.
  if (roll === 1) return Object.fromEntries([...entries, [random.pick(KEYS), random.pick(SWAPS)]]);
  if (roll === 2) return Object.fromEntries(entries.map(([key, child]) => [key, entries[at]?.[1] ?? child]));
  return Object.fromEntries(entries.map(([key, child], index) => [key, index === at ? spoiled(random, child) : child]));
}

/** A file's text spoiled in ways that no value can be. */
export function spoiledText(random: Random, text: string): string {
  const at = random.below(text.length);
  return random.pick([
    () => text.slice(0, at),
    () => text.slice(0, at) + text.slice(at + 1),
    () => `${text.slice(0, at)}${random.pick(['"', '{', '}', '[', ',', ':', '\\', '\u0000', '\uFEFF', '/*'])}${text.slice(at)}`,
    () => text.replace('{', '{ "__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } },'),
    () => text.replace('{', `{ "deep": ${'['.repeat(20_000)}${']'.repeat(20_000)},`),
    () => text + text,
  ])();
}

/** What must be as it was after any of that: the prototypes that everything shares. */
export function prototypes(): string {
  return [Object.prototype, Array.prototype, Function.prototype, Map.prototype]
    .map((prototype) => Reflect.ownKeys(prototype).map(String).toSorted().join())
    .join(';');
}
