/** Random merchants over the real base, sound by construction, and random visitors of them. */
import { buildArtefact, type MergedLayer } from '#site/assembler/compiler/build.ts';
import { itemAt, addresses, locate } from '#site/assembler/compiler/explain/address.ts';
import type { KnownFacts } from '#site/assembler/runtime/facts.ts';
import { readLayer, type Layer } from '#site/assembler/compiler/layer.ts';
import { isObject, mergeFiles } from '#site/assembler/compiler/merge.ts';
import { parseFile } from '#site/assembler/compiler/parse.ts';
import type { Artefact, Condition, Json, JsonObject } from '#site/assembler/runtime/types.ts';
import { ACCOUNT_TYPES, CATEGORIES, DEVICES, FEATURES, MARKS } from '#site/assembler/runtime/vocabulary.ts';
import { CONFIG } from '../vectors/merchants.ts';
import type { Random } from './random.ts';
import { REGISTRATION_FIELDS, type RegistrationField } from '#site/api/contract/registrationFields.ts';

/** What a merchant changes: a value put at a path of keys in one of its files. */
export interface Edit {
  readonly file: string;
  readonly keys: readonly string[];
  readonly value: Json;
}

export interface Merchant {
  readonly artefact: Artefact;
  readonly files: MergedLayer;
}

/** What random merchants start from: base, and the two files that every merchant has. */
export interface Ground {
  readonly base: Layer;
  readonly own: Layer;
  readonly whole: Merchant;
}

const INSTANTS = ['2026-03-01T00:00:00Z', '2026-06-01T00:00:00Z', '2026-09-01T00:00:00Z'] as const;

export async function ground(): Promise<Ground> {
  const [base, demo] = await Promise.all([readLayer(CONFIG, 'base'), readLayer(CONFIG, 'merchants/demo')]);
  const own = new Map([...demo].filter(([path]) => path === 'merchant.json' || path === 'skin.json'));
  return { base, own, whole: merchantOf({ base, own }, []) };
}

/** The merchant that these edits make. */
export function merchantOf({ base, own }: Pick<Ground, 'base' | 'own'>, edits: readonly Edit[]): Merchant {
  const layer = overlayOf(own, edits);
  const files = new Map([...new Set([...base.keys(), ...layer.keys()])].map((path) => [path, mergeFiles(base.get(path), layer.get(path))]));
  return { artefact: buildArtefact('x', files, base), files };
}

/** A merchant's own files: those it has, with the edits put in. */
export function overlayOf(own: Layer, edits: readonly Edit[]): Layer {
  const patches = new Map<string, JsonObject>([...own].flatMap(([path, { value }]) => (isObject(value) ? [[path, value]] : [])));
  for (const { file, keys, value } of edits) patches.set(file, put(patches.get(file) ?? { $schema: '', v: 1 }, keys, value));
  return new Map([...patches].map(([path, value]) => [path, parseFile(`merchants/x/${path}`, JSON.stringify(value, null, 2))]));
}

function put(holder: JsonObject, [key, ...below]: readonly string[], value: Json): JsonObject {
  if (key === undefined) return holder;
  const held = holder[key];
  // An item that is removed has nothing beside that.
  if (isObject(held) && held['removed'] === true) return holder;
  return { ...holder, [key]: below.length === 0 ? value : put(isObject(held) ? held : {}, below, value) };
}

/** A handful of edits of every sort that can show on screen. */
export function randomEdits(random: Random, { whole }: Ground): Edit[] {
  return Array.from({ length: 1 + random.below(6) }, () => random.pick(EDITS)(random, whole)).flat();
}

const EDITS: readonly ((random: Random, merchant: Merchant) => Edit[])[] = [
  anyCondition,
  anyCondition,
  removal,
  order,
  anotherValue,
  newItem,
  (random, { artefact }) => [
    { file: 'flags.json', keys: ['flags', random.pick(Object.keys(artefact.flags)), 'on'], value: random.once(2) },
  ],
  (random, { artefact }) => {
    const [flag = '', parent = ''] = random.shuffled(Object.keys(artefact.flags));
    return [{ file: 'flags.json', keys: ['flags', flag, 'parent'], value: parent }];
  },
  (random, { artefact }) => {
    const [id] = random.pick(Object.entries(artefact.registration.items).filter(([, { rule }]) => rule !== undefined));
    const rule = random.pick([
      { enabled: true },
      { enabled: false, required: false },
      { enabled: true, required: true },
      { maxLength: 77 },
    ]);
    return Object.entries(rule).map(([key, to]) => ({ file: 'registration.json', keys: ['items', id, 'rule', key], value: to }));
  },
  page,
  (random) => [{ file: 'merchant.json', keys: ['defaultLanguage'], value: random.pick(['EN', 'TY']) }],
  (random) => [{ file: 'labels/EN.json', keys: ['texts', random.pick(['nav.rng', 'nav.home'])], value: random.pick(['Slots', 'Start']) }],
];

/** Addresses of base whose whole or part nobody has locked. */
function openAddresses({ files }: Merchant): string[] {
  return addresses(files).filter((address) => !address.endsWith('#footer.legal'));
}

function keysOf(address: string): { file: string; keys: string[] } {
  const { path, chain } = locate(address);
  return { file: path, keys: (chain.at(-1) ?? '').split('/').slice(1) };
}

function anyCondition(random: Random, merchant: Merchant): Edit[] {
  const pages = Object.keys(merchant.artefact.pages).map((id) => `pages/${id}`);
  const { file, keys } = keysOf(random.pick(random.once(5) ? pages : openAddresses(merchant)));
  return [{ file, keys: [...keys, 'when'], value: randomCondition(random, merchant.artefact) as Json }]; // A condition is JSON.
}

function removal(random: Random, merchant: Merchant): Edit[] {
  const locked = /^modals#|#main\.games$/;
  return [{ ...keysOf(random.pick(openAddresses(merchant).filter((address) => !locked.test(address)))), value: { removed: true } }];
}

function order(random: Random, merchant: Merchant): Edit[] {
  const { file, keys } = keysOf(random.pick(openAddresses(merchant)));
  const area = keys.slice(0, -2);
  const ids = Object.keys(itemAt(merchant.files, file, ['', ...area, 'items'].join('/')) ?? {});
  return [{ file, keys: [...area, 'order'], value: [...random.shuffled(ids).slice(0, 1 + random.below(3)), '*'] }];
}

function anotherValue(random: Random, merchant: Merchant): Edit[] {
  const { file, keys } = keysOf(random.pick(openAddresses(merchant)));
  const item = itemAt(merchant.files, file, ['', ...keys].join('/')) ?? {};
  if (item['block'] !== undefined && item['page'] === undefined)
    return [{ file, keys: [...keys, 'props', 'drawn'], value: random.below(9) }];
  if (item['label'] !== undefined) return [{ file, keys: [...keys, 'label'], value: { EN: `Word ${random.below(9)}` } }];
  if (item['places'] !== undefined) return [{ file, keys: [...keys, 'autoplayMs'], value: 4000 + random.below(3) }];
  return [{ file, keys: [...keys, 'width'], value: random.pick(['half', 'full']) }];
}

function newItem(random: Random, { artefact }: Merchant): Edit[] {
  const when = random.once(2) ? {} : { when: randomCondition(random, artefact) as Json };
  if (random.once(3)) {
    const link: JsonObject = { to: '/rng', label: { EN: 'New' }, ...when };
    return [{ file: `menus/${random.pick(['main', 'quick', 'fresh'])}.json`, keys: ['items', `new${random.below(2)}`], value: link }];
  }
  const inner: JsonObject = { block: 'notice-bar', ...(random.once(2) && { when: randomCondition(random, artefact) as Json }) };
  const slots: JsonObject = { inside: { items: { inner } } };
  const block: JsonObject = { block: 'notice-bar', ...when, ...(random.once(2) && { slots }) };
  const file = random.pick(['pages/home.json', 'pages/rng.json', 'layouts/default.json']);
  return [{ file, keys: ['areas', 'main', 'items', `new${random.below(2)}`], value: block }];
}

function page(random: Random, { artefact }: Merchant): Edit[] {
  const id = random.pick(Object.keys(artefact.pages).filter((one) => one !== 'not-found'));
  const file = `pages/${id}.json`;
  return random.pick([
    [{ file, keys: ['layout'], value: random.pick(['default', 'bare', 'frame']) }],
    [{ file, keys: ['title'], value: { EN: 'Another' } }],
    [{ file, keys: ['paths'], value: [`/${id}-new`, `/${id}`] }],
    [{ file, keys: ['paths'], value: [`/${id}`, `/${id}-new`] }],
    [{ file: 'layouts/default.json', keys: ['frame'], value: random.pick(['top', 'rail']) }],
  ]);
}

/** Sound: one key a node, known words, at most `levels` deep. */
export function randomCondition(random: Random, artefact: Artefact, levels = 3): Condition {
  const inner = () => randomCondition(random, artefact, levels - 1);
  const several = () => Array.from({ length: 1 + random.below(3) }, inner);
  if (levels > 1 && random.once(2))
    return random.pick([() => ({ all: several() }), () => ({ any: several() }), () => ({ not: inner() })])();
  const paths = Object.values(artefact.pages).flatMap((one) => one.paths.filter((path) => path !== '*'));
  const [from, to] = random.pick([INSTANTS.slice(0, 2), INSTANTS.slice(1), [INSTANTS[0], INSTANTS[2]]]);
  return random.pick<() => Condition>([
    () => random.once(2),
    () => ({ flag: random.pick(Object.keys(artefact.flags)) }),
    () => ({ flag: random.pick(Object.keys(artefact.flags)) }),
    () => ({ feature: random.pick(FEATURES) }),
    () => ({ mark: random.pick(MARKS) }),
    () => ({ session: random.shuffled(['visitor', 'member', 'trial', 'agent'] as const).slice(0, 1 + random.below(3)) }),
    () => ({ accountType: random.shuffled([...ACCOUNT_TYPES, 'none' as const]).slice(0, 1 + random.below(3)) }),
    () => ({ rank: { above: random.below(3) } }),
    () => ({ route: random.shuffled([...paths, '/nowhere']).slice(0, 1 + random.below(3)) }),
    () => ({ language: [random.pick(artefact.merchant.languages)] }),
    () => ({ device: [random.pick(DEVICES)] }),
    () => ({ hasVendors: random.pick(CATEGORIES) }),
    () => ({ rule: { field: random.pick(REGISTRATION_FIELDS), is: random.pick(['enabled', 'required'] as const) } }),
    () => ({ between: { from: from ?? '', to: to ?? '' } }),
  ])();
}

export interface Visitor {
  readonly known: KnownFacts;
  readonly now: number;
}

/** Somebody who can be: the constraints between facts hold. Flags, rules and language may not be known yet. */
export function randomVisitor(random: Random, { artefact }: Merchant): Visitor {
  const [session, types] = random.pick([
    ['visitor', ['none']],
    ['member', [0, 'none']],
    ['trial', [4]],
    ['agent', [1, 2, 41, 42]],
  ] as const);
  const on = () => session === 'agent' && random.once(2);
  const paths = Object.values(artefact.pages).flatMap((one) => [...one.paths, `${one.paths[0]}-new`]);
  const rule = (): readonly [RegistrationField, { enabled: boolean; required: boolean }][] =>
    REGISTRATION_FIELDS.map((field) => [field, { enabled: random.once(2), required: random.once(2) }]);
  return {
    known: {
      session,
      accountType: random.pick<number | 'none'>(types),
      features: { enableCt: on(), salary: on(), hourSalary: on(), agentRealtimeSalary: on() },
      marks: { toUpline: (session === 'agent' || session === 'member') && random.once(2) },
      rank: random.below(4),
      route: random.pick(random.once(3) ? ['/', '/rng'] : [...paths, '/nowhere']),
      device: random.pick(DEVICES),
      vendors: random.some(CATEGORIES),
      ...(random.once(2) && { language: random.pick(artefact.merchant.languages) }),
      ...(random.once(3) && { flags: Object.fromEntries(Object.keys(artefact.flags).map((id) => [id, random.once(2)])) }),
      ...(random.once(3) && { rules: Object.fromEntries(rule()) }),
    },
    now: Date.parse(random.pick(INSTANTS)) + random.pick([-1, 0, 1]) * 1000,
  };
}
