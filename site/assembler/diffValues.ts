/** What differs between two configs beside their items: the order in which items stand, and files that hold values. */
import type { MergedLayer } from './build.ts';
import type { Change } from './diff.ts';
import { isObject, type MergedFile } from './merge.ts';
import { sourceOf } from './shape.ts';
import type { Json } from './types.ts';

/** Areas whose items stand in another order. Items that only one side has are said elsewhere. */
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
  const parts = pointer.split('/').filter((part) => !['', 'areas', 'slots', 'items'].includes(part));
  return [path.slice(0, -'.json'.length), ...(parts.length === 0 ? [] : [parts.join('.')])].join('#');
}

/** Files without items: the site's constants, the merchant, its skin and its texts. Flags are told by their effect. */
const OF_VALUES = /^(site|merchant|skin|labels\/[\w-]+)\.json$/;

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

/** Keys that nobody sees the value of. */
const SILENT = new Set(['$schema', '$description', '$type', 'v', 'locked']);

function* leavesOf(value: Json | undefined, pointer = ''): Generator<[pointer: string, text: string]> {
  if (value === undefined) return;
  if (!isObject(value)) {
    yield [pointer, JSON.stringify(value)];
    return;
  }
  for (const [key, child] of Object.entries(value)) if (!SILENT.has(key)) yield* leavesOf(child, `${pointer}/${key}`);
}
