/** Mistakes of which the right answer is known, because they were made on purpose: one edit of a real file each. */
import { applyEdits, findNodeAtLocation, modify, parseTree, type Node } from 'jsonc-parser';

import { toPointer, type Path } from '#site/assembler/compiler/pointer.ts';
import type { FaultCode } from '#site/assembler/runtime/types.ts';
import type { Random } from './random.ts';

export interface Mistake {
  /** What was done, in a word. */
  readonly sort: string;
  readonly text: string;
  readonly code: FaultCode;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  /** The name that was there. */
  readonly hint?: string | undefined;
}

/** A place in a file where a mistake can be made. */
interface Place {
  readonly path: Path;
  readonly node: Node;
  readonly key: Node | undefined;
}

/** One mistake in a file's text; nothing where the sort that was drawn finds no place in it. */
export function randomMistake(random: Random, file: string, text: string): Mistake | undefined {
  const root = parseTree(text);
  const places = root ? [...placesIn(root)] : [];
  const sort = random.pick(SORTS);
  for (const place of random.shuffled(places)) {
    const made = sort(random, { file, text, place });
    if (made) return made;
  }
  return undefined;
}

function* placesIn(node: Node, path: Path = [], key?: Node): Generator<Place> {
  yield { path, node, key };
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') yield* placesIn(child, [...path, index]);
    const [name, value] = child.children ?? [];
    if (node.type === 'object' && name && value) yield* placesIn(value, [...path, String(name.value)], name);
  }
}

interface Chance {
  readonly file: string;
  readonly text: string;
  readonly place: Place;
}

type Sort = (random: Random, chance: Chance) => Mistake | undefined;

const SORTS: readonly Sort[] = [
  keyMisspelt,
  keyMisspelt,
  wordMisspelt,
  wordMisspelt,
  wrongType,
  missing,
  twice,
  orphan,
  faultyCondition,
  badRule,
];

/** A key that belongs to a closed list, written wrong. */
function keyMisspelt(random: Random, { text, place: { path, key } }: Chance): Mistake | undefined {
  const name = String(path.at(-1));
  if (!key || isOpen(path) || name.startsWith('$') || name === 'v' || name.length < 3) return undefined;
  const typo = misspelling(random, name);
  const typed = replaced(text, key, JSON.stringify(typo));
  return at(typed, [...path.slice(0, -1), typo], 'key', { sort: 'key', code: keyCode(path), hint: name });
}

/** Keys under these are names that the file makes up. */
const NAMING = new Set(['items', 'texts', 'opens', 'flags', 'slots']);

function isOpen(path: Path): boolean {
  const holder = path.at(-2);
  return typeof path.at(-1) === 'number' || NAMING.has(String(holder)) || isIn(path, LABELS) || inLocked(path);
}

const LABELS = new Set(['label', 'title', 'text', 'description', 'operator', 'copyright', 'responsiblePlay']);
const isIn = (path: Path, holders: ReadonlySet<string>): boolean => path.slice(0, -1).some((key) => holders.has(String(key)));
const inLocked = (path: Path): boolean => path[0] === 'locked';

function keyCode(path: Path): FaultCode {
  if (path.slice(0, -1).includes('when')) return 'condition';
  return path.slice(0, -1).includes('props') ? 'bad-props' : 'unknown-key';
}

/** Words that must be known, by the key that they stand under, and the fault of one that is not. */
const WORDS: Readonly<Record<string, FaultCode>> = {
  block: 'unknown-block',
  layout: 'unknown-reference',
  frame: 'bad-value',
  onFault: 'bad-value',
  category: 'bad-value',
  width: 'bad-value',
  field: 'bad-value',
  defaultLanguage: 'bad-value',
  defaultTheme: 'bad-value',
  menu: 'unknown-reference',
  memberMenu: 'unknown-reference',
  group: 'unknown-reference',
  sideBanner: 'unknown-reference',
  loginModal: 'unknown-reference',
  registerModal: 'unknown-reference',
  variant: 'bad-props',
  look: 'bad-props',
  tile: 'bad-props',
  fontBody: 'bad-value',
  flag: 'unknown-flag',
  hasVendors: 'condition',
  session: 'condition',
  device: 'condition',
  is: 'condition',
};

function wordMisspelt(random: Random, { text, place: { path, node } }: Chance): Mistake | undefined {
  const key = String(typeof path.at(-1) === 'number' ? path.at(-2) : path.at(-1));
  const word: unknown = node.value;
  if (typeof word !== 'string' || word.length < 3 || isIn(path, LABELS)) return undefined;
  const typo = misspelling(random, word);
  const typed = replaced(text, node, JSON.stringify(typo));
  // A link's scheme is not a word.
  if (key === 'to') return /^\/\w{3,}$/.test(word) ? wordAt(typed, path, 'unknown-reference', word) : undefined;
  if (path.includes('tabs') && path[0] === 'items') return wordAt(typed, path, 'unknown-reference', word);
  if (key === 'order') return wordAt(typed, path, 'order', word);
  const code = Object.hasOwn(WORDS, key) && path[0] !== 'platform' ? WORDS[key] : undefined;
  // A field's group and a banner's are of different sorts, as are the frame of a layout and of a block.
  const inProps = path.includes('props');
  if (!code || (key === 'group' && !inProps) || (key === 'registerModal' && !inProps)) return undefined;
  if (path.includes('when')) return wordAt(typed, path, code === 'unknown-flag' ? code : 'condition', word);
  return wordAt(typed, path, inProps && code === 'bad-value' ? 'bad-props' : code, word);
}

const wordAt = (text: string, path: Path, code: FaultCode, hint: string) => at(text, path, 'value', { sort: 'word', code, hint });

/** A value of a type that stands nowhere in its place. */
function wrongType(random: Random, { text, place: { path, node, key } }: Chance): Mistake | undefined {
  const name = String(path.at(-1));
  if (!key || NAMING.has(String(path.at(-2))) || isIn(path, LABELS) || inLocked(path)) return undefined;
  if (name.startsWith('$') || ['v', 'removed', 'locked', 'props'].includes(name) || path.includes('when')) return undefined;
  const other = node.type === 'number' || node.type === 'boolean' ? '"x"' : random.pick(['7', 'true', 'null']);
  const code = name === 'order' ? 'order' : path.slice(0, -1).includes('props') ? 'bad-props' : 'bad-value';
  return at(replaced(text, node, other), path, 'value', { sort: 'type', code });
}

/** A key without which the object around it is nothing. */
const REQUIRED: readonly (readonly [file: RegExp, pointer: RegExp])[] = [
  [/^base\/pages\//, /^\/(paths|layout|title|areas)$/],
  [/^base\/layouts\//, /^\/(frame|areas)$/],
  [/^base\/menus\//, /^\/items\/\w+\/(to|label)$/],
  [/^base\/centres\//, /^\/items\/\w+\/(page|block|label)$/],
  [/^base\/registration/, /^\/items\/\w+\/(field|tabs|group|width|rule\/enabled|rule\/required)$|^\/tabs\/items\/\w+\/(tab|label)$/],
  [/^base\/banners/, /^\/items\/\w+\/(places|autoplayMs)$/],
  [/^base\/modals/, /^\/items\/\w+\/block$|^\/items$/],
  [/^base\/flags/, /^\/flags\/\w+\/(on|note)$|^\/flags$/],
  [/^base\/site/, /^\/\w+$|^\/\w+\/\w+$/],
  [/merchant\.json$/, /^\/(name|domains|languages|defaultLanguage|currency|head|legal)$|^\/(head|legal|currency)\/\w+$/],
  [/skin\.json$/, /^\/brand$|^\/brand\/(accent|radius)\/\$value$/],
];

function missing(_: Random, { file, text, place: { path } }: Chance): Mistake | undefined {
  const pointer = toPointer(path);
  if (!REQUIRED.some(([files, pointers]) => files.test(file) && pointers.test(pointer)) || pointer.startsWith('/$') || pointer === '/v')
    return undefined;
  const without = applyEdits(text, modify(text, [...path], undefined, {}));
  return at(without, path.slice(0, -1), 'value', { sort: 'missing', code: 'missing-key' });
}

/** The same key a second time, or one that could reach a prototype. */
function twice(random: Random, { text, place: { path, node, key } }: Chance): Mistake | undefined {
  if (!key || node.type === 'object') return undefined;
  const name = random.pick([String(path.at(-1)), '__proto__', 'constructor']);
  const offset = node.offset + node.length;
  const more = `${text.slice(0, offset)}, ${JSON.stringify(name)}: ${text.slice(node.offset, offset)}${text.slice(offset)}`;
  const place = positionAt(more, offset + 2);
  const code = name === path.at(-1) ? 'duplicate-key' : 'forbidden-key';
  return { sort: 'twice', text: more, code, pointer: toPointer([...path.slice(0, -1), name]), ...place };
}

/** A change to something that base does not have. */
function orphan(random: Random, { file, text, place: { path, node, key } }: Chance): Mistake | undefined {
  const id = String(path.at(-1));
  const whole = (node.children ?? []).some(({ children: [name] = [] }) => ['to', 'block', 'places', 'field'].includes(String(name?.value)));
  if (!file.startsWith('merchants/') || !key || path.at(-2) !== 'items' || whole || id.length < 3) return undefined;
  const typo = misspelling(random, id);
  return at(replaced(text, key, JSON.stringify(typo)), [...path.slice(0, -1), typo], 'key', {
    sort: 'orphan',
    code: 'orphan-patch',
    hint: id,
  });
}

/** Faulty conditions, where in them the fault is, and what was meant. */
const FAULTY: readonly (readonly [text: string, below: Path, part: 'key' | 'value', code: FaultCode, hint?: string])[] = [
  ['{ "flga": "GEETEST3" }', ['flga'], 'key', 'condition', 'flag'],
  ['{ "flag": "GEETSET3" }', ['flag'], 'value', 'unknown-flag', 'GEETEST3'],
  ['{ "session": ["visitor", "memebr"] }', ['session', 1], 'value', 'condition', 'member'],
  ['{ "session": [] }', ['session'], 'value', 'condition'],
  ['{ "accountType": [3] }', ['accountType', 0], 'value', 'condition'],
  ['{ "rank": { "abvoe": 3 } }', ['rank', 'abvoe'], 'key', 'condition', 'above'],
  ['{ "rank": { "above": "3" } }', ['rank', 'above'], 'value', 'condition'],
  ['{ "device": ["dekstop"] }', ['device', 0], 'value', 'condition', 'desktop'],
  ['{ "route": ["rng"] }', ['route', 0], 'value', 'condition'],
  ['{ "rule": { "field": "emial", "is": "enabled" } }', ['rule', 'field'], 'value', 'condition', 'email'],
  ['{ "rule": { "field": "email", "si": "enabled" } }', ['rule', 'si'], 'key', 'condition', 'is'],
  ['{ "between": { "from": "tomorrow", "to": "2026-01-01T00:00:00Z" } }', ['between', 'from'], 'value', 'condition'],
  ['{ "between": { "from": "2026-01-01T00:00:00Z", "to": "2025-01-01T00:00:00Z" } }', ['between'], 'value', 'condition'],
  ['{ "flag": "GEETEST3", "device": ["phone"] }', [], 'value', 'condition'],
  ['{}', [], 'value', 'condition'],
  ['"GEETEST3"', [], 'value', 'condition'],
  ['{ "feature": "salry" }', ['feature'], 'value', 'condition', 'salary'],
];

function faultyCondition(random: Random, { text, place: { path, node } }: Chance): Mistake | undefined {
  if (node.type !== 'object' || path.at(-2) !== 'items' || path.includes('when') || path.includes('props')) return undefined;
  if (findNodeAtLocation(node, ['when']) || findNodeAtLocation(node, ['removed'])) return undefined;
  const [faulty, below, part, code, hint] = random.pick(FAULTY);
  const [whole, around] = random.pick<readonly [string, Path]>([
    [faulty, []],
    [`{ "not": ${faulty} }`, ['not']],
    [`{ "all": [true, { "any": [{ "not": ${faulty} }, false] }] }`, ['all', 1, 'any', 0, 'not']],
  ]);
  const inserted = `${text.slice(0, node.offset + 1)} "when": ${whole},${text.slice(node.offset + 1)}`;
  return at(inserted, [...path, 'when', ...around, ...below], part, { sort: 'condition', code, hint });
}

/** Rules that nobody can satisfy or that could hang. */
function badRule(random: Random, { file, text, place: { path } }: Chance): Mistake | undefined {
  if (!file.startsWith('base/registration') || path.at(-1) !== 'acceptedPattern') return undefined;
  const pattern = random.pick(['^[a-z', '^(a+)+$', '^a{300}$', '^(?:a|a)*$']);
  return at(applyEdits(text, modify(text, [...path], pattern, {})), path, 'value', { sort: 'rule', code: 'bad-rule' });
}

/** Two neighbours swapped, a letter lost, doubled or hit beside; never nothing. */
function misspelling(random: Random, word: string): string {
  const index = 1 + random.below(word.length - 2);
  const [before, letter, after] = [word.slice(0, index), word[index] ?? '', word.slice(index + 1)];
  const typo = random.pick([
    `${before}${after[0] ?? ''}${letter}${after.slice(1)}`,
    before + after,
    before + letter + letter + after,
    `${before}q${after}`,
  ]);
  return typo === word ? `${before}q${after}` : typo;
}

function replaced(text: string, { offset, length }: Node, by: string): string {
  return text.slice(0, offset) + by + text.slice(offset + length);
}

/** The mistake, with the place at which it stands in the edited text. */
function at(text: string, path: Path, part: 'key' | 'value', rest: Pick<Mistake, 'sort' | 'code' | 'hint'>): Mistake {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  const offset = part === 'key' ? node?.parent?.children?.[0]?.offset : node?.offset;
  if (offset === undefined) throw new Error(`nothing stands at ${toPointer(path)} of ${text}`);
  return { ...rest, text, pointer: toPointer(path), ...positionAt(text, offset) };
}

function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
