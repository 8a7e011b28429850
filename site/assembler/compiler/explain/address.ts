/** Addresses, `pages/rng#main.games`, as places in files. */
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { isObject, type MergedFile } from '#site/assembler/compiler/merge.ts';
import { oncePer } from '#site/assembler/compiler/oncePer.ts';
import type { Condition, Json, JsonObject } from '#site/assembler/runtime/types.ts';

export interface Located {
  /** `pages/rng.json`. */
  readonly path: string;
  /** The page or layout, each block around the item, and last the item: pointers into the file. */
  readonly chain: readonly string[];
}

/** Where an address points, whether or not anything is there. */
export function locate(address: string): Located {
  const [file = '', item] = address.split('#');
  const path = `${file}.json`;
  if (item === undefined) return { path, chain: [''] };
  const parts = item.split('.');
  const chain = [''];
  const inAreas = /^(pages|layouts)\//.test(file);
  let at = '';
  const start = inAreas || parts.length % 2 === 0 ? 0 : 1;
  if (start === 1) chain.push((at = `/items/${parts[0]}`));
  for (let index = start; index + 1 < parts.length; index += 2) {
    const holder = index > 0 ? `/slots/${parts[index]}` : inAreas ? `/areas/${parts[index]}` : `/${parts[index]}`;
    chain.push((at = `${at}${holder}/items/${parts[index + 1]}`));
  }
  return { path, chain };
}

/** The item at a pointer into a file. */
export function itemAt(files: MergedLayer, path: string, pointer: string): JsonObject | undefined {
  return itemIn(files.get(path)?.value, pointer);
}

function itemIn(file: Json | undefined, pointer: string): JsonObject | undefined {
  let value = file;
  for (const key of pointer.split('/').slice(1)) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isObject(value) ? value : undefined;
}

export interface OwnCondition {
  /** Into its file. */
  readonly pointer: string;
  readonly when: Condition;
}

/** The conditions that decide on an item: its page's, those around it, and its own. */
export function conditionsOf(files: MergedLayer, { path, chain }: Located): readonly OwnCondition[] {
  return conditionsIn(files.get(path)?.value, chain);
}

function conditionsIn(file: Json | undefined, chain: readonly string[]): readonly OwnCondition[] {
  return chain.flatMap((pointer) => {
    const when = itemIn(file, pointer)?.['when'];
    // The file has passed `check`, which reads every condition.
    return when === undefined ? [] : [{ pointer: `${pointer}/when`, when: when as Condition }];
  });
}

/** Every item's address, in file order. */
export function addresses(files: MergedLayer): string[] {
  return [...files].flatMap(([path, file]) => itemsIn(file).map(({ name }) => `${path.slice(0, -'.json'.length)}#${name}`));
}

/** An item of a file. */
interface Item {
  /** What follows `#` in its address. */
  readonly name: string;
  readonly chain: Located['chain'];
  /** The last of `chain`. */
  readonly pointer: string;
  readonly value: Json;
  readonly conditions: readonly OwnCondition[];
}

/** An item with the file that it is in. */
export interface Place extends Item {
  readonly path: string;
  readonly file: MergedFile;
}

/** Every item, in file order. */
export function placesOf(files: MergedLayer): Place[] {
  return [...files].flatMap(([path, file]) => itemsIn(file).map((item) => ({ ...item, path, file })));
}

/** Found once in a file that merchants share. */
const itemsIn = oncePer(({ value: file }: MergedFile): readonly Item[] =>
  [...itemsBelow(file, '', [''], '')].map((item) => ({ ...item, conditions: conditionsIn(file, item.chain) })),
);

function* itemsBelow(holder: Json, area: string, chain: Located['chain'], at: string): Generator<Omit<Item, 'conditions'>> {
  if (!isObject(holder)) return;
  for (const [key, value] of Object.entries(holder)) {
    if (!isObject(value) || key === 'props' || key === 'when') continue;
    if (key === 'items') {
      for (const [id, item] of Object.entries(value)) {
        const pointer = `${at}/items/${id}`;
        const around = [...chain, pointer];
        yield { name: `${area}${id}`, chain: around, pointer, value: item };
        yield* itemsBelow(item, `${area}${id}.`, around, pointer);
      }
    } else if (key === 'areas' || key === 'slots') {
      for (const [name, inner] of Object.entries(value)) yield* itemsBelow(inner, `${area}${name}.`, chain, `${at}/${key}/${name}`);
    } else if (isObject(value['items'])) {
      yield* itemsBelow(value, `${area}${key}.`, chain, `${at}/${key}`);
    }
  }
}
