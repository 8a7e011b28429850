/** What differs between two configs beside what appears and disappears: values of items and files, and the order of items. */
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import type { Change, Side } from './changes.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import { isObject, type MergedFile } from '#site/assembler/compiler/merge.ts';
import { ruleSource } from './own.ts';
import { sourceOf } from '#site/assembler/compiler/shape.ts';
import type { Artefact, Json, JsonObject, Source } from '#site/assembler/runtime/types.ts';

interface ValueChange {
  /** Path of the value within its item. */
  readonly key: string;
  readonly text: string;
  /** Where it is said, when that is not in the item itself. */
  readonly source?: Source | undefined;
}

/** Keys that are compared item by item, by effect, or mean nothing on screen. */
const STRUCTURE = new Set(['when', 'slots', 'areas', 'props', 'rule', '$schema', 'v', 'notes', 'locked']);

/** Values of an item that both sides have. */
export function itemValueChanges(old: JsonObject, now: JsonObject, before: Side, after: Side): ValueChange[] {
  return [
    ...changesBelow(old, now, STRUCTURE),
    ...changesBelow(objectAt(old, 'props'), objectAt(now, 'props')).map(within('props')),
    ...ruleChanges(now['field'], before, after),
  ];
}

/** A field that is placed twice has one rule, stated at one of its places. */
function ruleChanges(field: Json | undefined, before: Side, after: Side): ValueChange[] {
  if (typeof field !== 'string') return [];
  const [was, is] = [before, after].map(({ artefact }) => ruleOf(artefact, field));
  return changesBelow(was ?? {}, is ?? {}).map((change) => ({
    ...within('rule')(change),
    source: ruleSource(after.artefact, after.files, field, change.key),
  }));
}

function ruleOf(artefact: Artefact, field: string): JsonObject {
  const rule = Object.entries(composeFacts(artefact, {}, 0).rules).find(([name]) => name === field)?.[1];
  return { ...rule };
}

const within =
  (holder: string) =>
  ({ key, text }: ValueChange): ValueChange => ({ key: `${holder}/${key}`, text: `${holder}.${text}` });

function changesBelow(old: JsonObject, now: JsonObject, skip: ReadonlySet<string> = new Set()): ValueChange[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => !skip.has(key) && JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .map((key) => ({ key, text: `${key} ${word(old[key])} → ${word(now[key])}` }));
}

function objectAt(item: JsonObject, key: string): JsonObject {
  const value = item[key];
  return isObject(value) ? value : {};
}

function word(value: unknown): string {
  return value === undefined ? 'default' : JSON.stringify(value);
}

/** Areas whose order differs. Items of one side only are other changes. */
export function orderChanges(before: MergedLayer, after: MergedLayer): Change[] {
  return [...after].flatMap(([path, file]) => {
    const old = new Map(ordersIn(before.get(path)?.value));
    return [...ordersIn(file.value)].flatMap(([pointer, order]) => {
      const was = old.get(pointer) ?? [];
      const [first, then] = [was.filter((id) => order.includes(id)), order.filter((id) => was.includes(id))];
      if (first.join() === then.join()) return [];
      const text = `order ${first.join(', ')} → ${then.join(', ')}`;
      return [{ address: addressOf(path, pointer), text, source: sourceOf(file, `${pointer}/order`) }];
    });
  });
}

/** Each area's pointer with the ids in their order. */
function* ordersIn(value: Json | undefined, pointer = ''): Generator<[pointer: string, order: string[]]> {
  if (!isObject(value)) return;
  const { items, order } = value;
  if (isObject(items)) yield [pointer, Array.isArray(order) ? order.map(String) : Object.keys(items)];
  for (const [key, child] of Object.entries(value)) if (key !== 'props') yield* ordersIn(child, `${pointer}/${key}`);
}

/** `pages/rng.json` and `/areas/main` as `pages/rng#main`. */
function addressOf(path: string, pointer: string): string {
  const keys = pointer.split('/').slice(1);
  const parts: string[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    if (HOLDERS.has(keys[at] ?? '')) at += 1;
    parts.push(keys[at] ?? '');
  }
  return [path.slice(0, -'.json'.length), ...(parts.length === 0 ? [] : [parts.join('.')])].join('#');
}

/** What follows one of these keys is a name. */
const HOLDERS: ReadonlySet<string> = new Set(['areas', 'slots', 'items']);

/** Files without items: the site's constants, the merchant, its skin and its texts. Flags are compared by their effect. */
const OF_VALUES = /^(site|merchant|skin|(?:labels|texts)\/[\w-]+)\.json$/;

export function fileValueChanges(before: MergedLayer, after: MergedLayer): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => OF_VALUES.test(path))
    .flatMap((path) => leafChanges(path, before.get(path), after.get(path)));
}

function leafChanges(path: string, before: MergedFile | undefined, after: MergedFile | undefined): Change[] {
  const [old, now] = [before, after].map((file) => new Map(leavesOf(file?.value)));
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((pointer) => {
    const [was, is] = [old?.get(pointer), now?.get(pointer)];
    if (was === is) return [];
    const name = pointer
      .replace(/\/\$value$/, '')
      .slice(1)
      .replaceAll('/', '.');
    const text = `${was ?? 'default'} → ${is ?? 'default'}`;
    return [{ address: `${path.slice(0, -'.json'.length)}#${name}`, text, ...(after && { source: sourceOf(after, pointer) }) }];
  });
}

/** A color in the form of design tools as people write it, where it says so itself. */
const leafText = (value: Json): string => JSON.stringify(isObject(value) && typeof value['hex'] === 'string' ? value['hex'] : value);

/** Keys without a visible effect. */
const SILENT = new Set(['$schema', '$description', '$type', 'v', 'notes', 'locked']);

function* leavesOf(value: Json | undefined, pointer = ''): Generator<[pointer: string, text: string]> {
  if (value === undefined) return;
  if (!isObject(value) || 'colorSpace' in value) {
    yield [pointer, leafText(value)];
    return;
  }
  for (const [key, child] of Object.entries(value)) if (!SILENT.has(key)) yield* leavesOf(child, `${pointer}/${key}`);
}
