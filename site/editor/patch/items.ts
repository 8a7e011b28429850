/** What an operator does with an item of an area, as changes of the merchant's file. */
import { arrange, isObject, mergeFiles } from '#site/assembler/compiler/merge.ts';
import { parseFile } from '#site/assembler/compiler/parse.ts';
import type { Path } from '#site/assembler/compiler/pointer.ts';
import type { Json } from '#site/assembler/runtime/types.ts';
import { shortestOrder } from './order.ts';
import { removeAt, setAt, valueAt } from './text.ts';

/** A file as base has it, `null` where base has none, and as the merchant's patch of it is now. */
export interface Layers {
  readonly base: string | null;
  readonly text: string;
}

/** Keys of a file that are no settings of it. */
const ENVELOPE: ReadonlySet<string> = new Set(['$schema', 'v', 'notes', 'locked', 'areas']);

/** Where an item comes from, and what the merchant did with it. */
export type Origin = 'base' | 'changed' | 'removed' | 'own';

export function originOf({ base, text }: Layers, path: Path): Origin {
  const own = valueAt(text, path);
  if (own === undefined) return 'base';
  if (!isIn(base, path)) return 'own';
  return isRemoved(own) ? 'removed' : 'changed';
}

/** What a merchant's file says of the file itself, not of the items in it. */
export function ownKeys(text: string): readonly string[] {
  const own = valueAt(text, []);
  return Object.keys(isObject(own) ? own : {}).filter((key) => !ENVELOPE.has(key));
}

/** Without the item: base's is marked as removed, the merchant's own is deleted. */
export function withoutItem(layers: Layers, path: Path): string {
  const { area, id } = partsOf(path);
  const order = orderIn(layers, area).filter((other) => other !== id);
  const text = isIn(layers.base, path) ? setAt(layers.text, path, { removed: true }) : removeAt(layers.text, path);
  return withOrder({ ...layers, text }, area, order);
}

/** With another item in an area, after one of them or as its last. */
export function withItem(layers: Layers, area: Path, id: string, item: Json, after = orderIn(layers, area).at(-1)): string {
  const path = [...area, 'items', id];
  return movedAfter({ ...layers, text: setAt(layers.text, path, item) }, path, after);
}

/** An id that no item of an area has: the wanted one, or with the next free number after it. */
export function freeId({ base, text }: Layers, area: Path, wanted: string): string {
  const name = wanted.replace(/\d+$/, '');
  const isTaken = (id: string): boolean => [base, text].some((layer) => isIn(layer, [...area, 'items', id]));
  let id = wanted;
  for (let number = 2; isTaken(id); number += 1) id = `${name}${number}`;
  return id;
}

/** An item as it is, for a copy: an order that says nothing is left out. */
export function itemFor(layers: Layers, path: Path): Json | undefined {
  const item = mergedAt(layers, path);
  return item === undefined ? undefined : withoutPlainOrder(item);
}

function withoutPlainOrder(value: Json): Json {
  if (!isObject(value)) return value;
  const { items, order } = value;
  const isPlain = isObject(items) && Array.isArray(order) && isSame(order, Object.keys(items));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(isPlain && key === 'order'))
      .map(([key, inner]) => [key, key === 'props' ? inner : withoutPlainOrder(inner)]),
  );
}

/** With an item as base has it, whatever the merchant changed. */
export function asInBase({ text }: Layers, path: Path): string {
  return removeAt(text, path);
}

/** With an item this many places further in its area. */
export function movedBy(layers: Layers, path: Path, places: number): string {
  const { area, id } = partsOf(path);
  const order = orderIn(layers, area);
  const to = Math.min(Math.max(order.indexOf(id) + places, 0), order.length - 1);
  const others = order.filter((other) => other !== id);
  return withOrder(layers, area, others.toSpliced(to, 0, id));
}

/** With an item after another of its area, or as its first. */
export function movedAfter(layers: Layers, path: Path, after: string | undefined): string {
  const { area, id } = partsOf(path);
  const others = orderIn(layers, area).filter((other) => other !== id);
  return withOrder(layers, area, others.toSpliced(after === undefined ? 0 : others.indexOf(after) + 1, 0, id));
}

/** With a value in an item; one that base has is no change. `undefined` is base's, too. */
export function withPart({ base, text }: Layers, path: Path, value: Json | undefined): string {
  const isBase = value === undefined || (base !== null && JSON.stringify(valueAt(base, path)) === JSON.stringify(value));
  return isBase ? removeAt(text, path) : setAt(text, path, value);
}

/** A value as base and the merchant's patch together make it. */
export function mergedAt({ base, text }: Layers, path: Path): Json | undefined {
  const { value } = mergeFiles(base === null ? undefined : parseFile('base', base), parseFile('patch', text));
  return path.reduce<Json | undefined>((around, key) => (isObject(around) ? around[key] : undefined), value);
}

/** The ids of an area as the site shows them. */
export function orderIn(layers: Layers, area: Path): readonly string[] {
  return arrange(listAt(layers.text, [...area, 'order']), givenOrder(layers, area));
}

/** As base orders them; what is the merchant's own comes after. */
function givenOrder({ base, text }: Layers, area: Path): readonly string[] {
  const inBase = base === null ? undefined : valueAt(base, [...area, 'items']);
  const own = valueAt(text, [...area, 'items']);
  const removed = isObject(own) ? Object.keys(own).filter((id) => isRemoved(own[id])) : [];
  const ids = [...new Set([inBase, own].flatMap((items) => (isObject(items) ? Object.keys(items) : [])))];
  return arrange(
    base === null ? [] : listAt(base, [...area, 'order']),
    ids.filter((id) => !removed.includes(id)),
  );
}

function withOrder(layers: Layers, area: Path, wanted: readonly string[]): string {
  const order = shortestOrder(givenOrder(layers, area), wanted);
  const at = [...area, 'order'];
  return order === undefined ? removeAt(layers.text, at) : setAt(layers.text, at, order);
}

const isIn = (text: string | null, path: Path): boolean => text !== null && valueAt(text, path) !== undefined;
const isSame = (a: readonly Json[], b: readonly Json[]): boolean => a.length === b.length && a.every((one, place) => one === b[place]);
const isRemoved = (value: Json | undefined): boolean => isObject(value) && value['removed'] === true;

/** The area that holds an item, and the item's id in it. */
function partsOf(path: Path): { readonly area: Path; readonly id: string } {
  return { area: path.slice(0, -2), id: String(path.at(-1)) };
}

function listAt(text: string, path: Path): readonly string[] {
  const value = valueAt(text, path);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
