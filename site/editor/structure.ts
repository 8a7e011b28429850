/** What a page is made of, as an operator goes through it. */
import { isObject } from '#site/assembler/compiler/merge.ts';
import { isWithin, toPointer } from '#site/assembler/compiler/pointer.ts';
import type { Area, Artefact, BlockItem, Json } from '#site/assembler/runtime/types.ts';
import { AREAS } from '#site/assembler/runtime/vocabulary.ts';
import { originOf, type Layers, type Origin } from './patch/items.ts';
import { valueAt } from './patch/text.ts';
import { itemAt } from './place.ts';

/** A block in its place. */
export interface Entry {
  readonly address: string;
  readonly id: string;
  /** Type of the block. */
  readonly block: string;
  readonly origin: Origin;
  /** Base allows no change of it. */
  readonly isLocked: boolean;
  readonly areas: readonly Section[];
}

/** An area, or a slot of a block. */
export interface Section {
  /** `layouts/default#header`. */
  readonly address: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** The areas of a page and of its layout, from top to bottom; what the merchant removed is last in its area. */
export function structureOf({ pages, layouts }: Artefact, pageFile: string, layersOf: (file: string) => Layers): readonly Section[] {
  const page = pages[pageFile.slice('pages/'.length, -'.json'.length)];
  if (!page) return [];
  const layout = layouts[page.layout];
  const sections = [
    ...(layout ? sectionsOf(`layouts/${page.layout}#`, layout.areas, layersOf) : []),
    ...sectionsOf(`${pageFile.slice(0, -'.json'.length)}#`, page.areas, layersOf),
  ];
  return AREAS.flatMap((area) => sections.filter(({ name }) => name === area));
}

/** The entry at an address, and those around it, the outermost first. */
export function pathTo(sections: readonly Section[], address: string): readonly Entry[] {
  for (const entry of sections.flatMap(({ entries }) => entries)) {
    if (entry.address === address) return [entry];
    const inside = pathTo(entry.areas, address);
    if (inside.length > 0) return [entry, ...inside];
  }
  return [];
}

function sectionsOf(
  prefix: string,
  areas: Readonly<Record<string, Area<BlockItem> | undefined>>,
  layersOf: (file: string) => Layers,
): readonly Section[] {
  return Object.entries(areas).flatMap(([name, area]) => {
    if (!area) return [];
    const address = prefix + name;
    const entries = area.order.flatMap((id) => {
      const item = area.items[id];
      return item ? [entryOf(`${address}.${id}`, item.block, item.slots ?? {}, layersOf)] : [];
    });
    // Until the edit is compiled, what it removes is there still.
    const gone = removedIn(address, layersOf).filter(([id]) => area.items[id] === undefined);
    const removed = gone.map(([id, block]) => entryOf(`${address}.${id}`, block, {}, layersOf));
    const all = [...entries, ...removed];
    return all.length === 0 ? [] : [{ address, name, entries: all }];
  });
}

function entryOf(
  address: string,
  block: string,
  slots: Readonly<Record<string, Area<BlockItem>>>,
  layersOf: (file: string) => Layers,
): Entry {
  const { path, keys } = itemAt(address);
  const layers = layersOf(path);
  return {
    address,
    id: address.slice(address.lastIndexOf('.') + 1),
    block,
    origin: originOf(layers, keys),
    isLocked: isLocked(layers, toPointer(keys)),
    areas: sectionsOf(`${address}.`, slots, layersOf),
  };
}

/** Items of base that the merchant removed from an area, with their blocks. */
function removedIn(address: string, layersOf: (file: string) => Layers): readonly (readonly [id: string, block: string])[] {
  const { path, keys } = itemAt(`${address}.-`);
  const layers = layersOf(path);
  const items = keys.slice(0, -1);
  const own = valueAt(layers.text, items);
  return Object.keys(isObject(own) ? own : {}).flatMap((id) => {
    if (originOf(layers, [...items, id]) !== 'removed' || layers.base === null) return [];
    const block = valueAt(layers.base, [...items, id, 'block']);
    return typeof block === 'string' ? [[id, block] as const] : [];
  });
}

function isLocked({ base }: Layers, pointer: string): boolean {
  const locked: Json | undefined = base === null ? undefined : valueAt(base, ['locked']);
  return Array.isArray(locked) && locked.some((one) => typeof one === 'string' && isWithin(pointer, one));
}
