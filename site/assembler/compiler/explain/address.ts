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
  let value: Json | undefined = files.get(path)?.value;
  for (const key of pointer.split('/').slice(1)) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isObject(value) ? value : undefined;
}

/** The conditions that decide on an item: its page's, those around it, and its own. */
export function conditionsOf(files: MergedLayer, { path, chain }: Located): { pointer: string; when: Condition }[] {
  return chain.flatMap((pointer) => {
    const when = itemAt(files, path, pointer)?.['when'];
    // The file has passed `check`, which reads every condition.
    return when === undefined ? [] : [{ pointer: `${pointer}/when`, when: when as Condition }];
  });
}

/** Every item's address, in file order. */
export function addresses(files: MergedLayer): string[] {
  return [...files].flatMap(([path, file]) => itemsIn(file).map((item) => `${path.slice(0, -'.json'.length)}#${item}`));
}

const itemsIn = oncePer(({ value }: MergedFile) => [...itemsBelow(value, '')]);

function* itemsBelow(holder: Json, area: string): Generator<string> {
  if (!isObject(holder)) return;
  for (const [key, value] of Object.entries(holder)) {
    if (!isObject(value) || key === 'props' || key === 'when') continue;
    if (key === 'items') {
      for (const [id, item] of Object.entries(value)) {
        yield `${area}${id}`;
        yield* itemsBelow(item, `${area}${id}.`);
      }
    } else if (key === 'areas' || key === 'slots') {
      for (const [name, inner] of Object.entries(value)) yield* itemsBelow(inner, `${area}${name}.`);
    } else if (isObject(value['items'])) {
      yield* itemsBelow(value, `${area}${key}.`);
    }
  }
}
