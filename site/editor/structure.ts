/** What a site is made of, as an operator goes through it. */
import { isObject } from '#site/assembler/compiler/merge.ts';
import { isWithin, toPointer } from '#site/assembler/compiler/pointer.ts';
import type { Area, Artefact, BlockItem, Condition, Item, Json } from '#site/assembler/runtime/types.ts';
import { AREAS } from '#site/assembler/runtime/vocabulary.ts';
import { blocks } from '#site/blocks/index.ts';
import { inWords } from './inWords.ts';
import { ownKeys, originOf, type Layers, type Origin } from './patch/items.ts';
import { valueAt } from './patch/text.ts';
import { inArea, itemAt } from './place.ts';

/** What is chosen to be edited: the page that is on stage, or all files of a kind. */
export const PARTS = ['page', 'menus', 'modals', 'centres', 'registration', 'banners', 'flags', 'texts', 'theme'] as const;
export type Part = (typeof PARTS)[number];

/** The parts that are not of items: each has a form of its own. */
export const FORMS: ReadonlySet<Part> = new Set<Part>(['flags', 'texts', 'theme']);

/** What an item is; names its schema. */
export type Kind = 'page' | 'block' | 'modal' | 'link' | 'entry' | 'tab' | 'field' | 'group';

/** A condition, and the item on which it stands. */
export interface Gate {
  readonly address: string;
  readonly when: Condition;
}

/** An item in its place. */
export interface Entry {
  readonly address: string;
  readonly id: string;
  readonly kind: Kind;
  /** In words. */
  readonly name: string;
  /** Type of the block, of an item that shows one. */
  readonly block?: string;
  /** Its own condition and those around it, the outermost first. */
  readonly gates: readonly Gate[];
  readonly origin: Origin;
  /** Base allows no change of it. */
  readonly isLocked: boolean;
  readonly areas: readonly Section[];
}

/** An area, a slot of a block, or a whole file of items. */
export interface Section {
  /** `layouts/default#header`, `menus/main#`. */
  readonly address: string;
  readonly name: string;
  readonly kind: Kind;
  readonly entries: readonly Entry[];
}

type LayersOf = (file: string) => Layers;

/** The part that an address is in. */
export function partOf(address: string): Part {
  return PARTS.find((part) => new RegExp(`^${part}[/#]`).test(address)) ?? 'page';
}

/**
 * The areas of a part, from top to bottom, empty ones too; what the merchant removed is last in its area.
 * @param pageFile of the page on stage
 */
export function structureOf(artefact: Artefact, part: Part, pageFile: string, layersOf: LayersOf): readonly Section[] {
  if (part === 'page') return pageSections(artefact, pageFile, layersOf);
  const { menus, modals, centres, registration, banners } = artefact;
  const files: Readonly<Record<Exclude<Part, 'page'>, readonly Section[]>> = {
    menus: Object.entries(menus).map(([id, menu]) => sectionOf(`menus/${id}#`, id, 'link', menu, [], layersOf)),
    modals: [sectionOf('modals#', part, 'modal', modals, [], layersOf)],
    centres: Object.entries(centres).map(([id, centre]) => sectionOf(`centres/${id}#`, id, 'entry', centre, [], layersOf)),
    registration: [
      sectionOf('registration#tabs', 'tabs', 'tab', registration.tabs, [], layersOf),
      sectionOf('registration#', 'fields', 'field', registration, [], layersOf),
    ],
    banners: [sectionOf('banners#', part, 'group', banners, [], layersOf)],
    flags: [],
    texts: [],
    theme: [],
  };
  return files[part];
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

/** Where an item would be added. */
export interface Target {
  readonly section: Section;
  /** The block whose slot it is; a page's own areas have none. */
  readonly around?: Entry;
  /** Id of the item that it would follow; it is the last without. */
  readonly after?: string;
}

/** The area at an address, or that of the item there, which a new one would follow. */
export function targetOf(sections: readonly Section[], address: string, around?: Entry): Target | undefined {
  for (const section of sections) {
    const here = { section, ...(around && { around }) };
    if (section.address === address) return here;
    const entry = section.entries.find((one) => one.address === address);
    if (entry) return { ...here, ...(entry.origin !== 'removed' && { after: entry.id }) };
    for (const one of section.entries) {
      const inside = targetOf(one.areas, address, one);
      if (inside) return inside;
    }
  }
  return undefined;
}

function pageSections({ pages, layouts }: Artefact, pageFile: string, layersOf: LayersOf): readonly Section[] {
  const address = pageFile.slice(0, -'.json'.length);
  const id = address.slice('pages/'.length);
  const page = pages[id];
  if (!page) return [];
  const gates = page.when === undefined ? [] : [{ address, when: page.when }];
  const layout = layouts[page.layout];
  const layers = layersOf(pageFile);
  const origin = layers.base === null ? 'own' : ownKeys(layers.text).length > 0 ? 'changed' : 'base';
  const self: Entry = { address, id, kind: 'page', name: inWords(id), gates, origin, isLocked: false, areas: [] };
  const sections = [
    ...(layout ? areasOf(`layouts/${page.layout}#`, layout.areas, [], layersOf) : []),
    ...areasOf(`${address}#`, page.areas, gates, layersOf),
  ];
  return [
    { address: `${address}#`, name: 'page', kind: 'page', entries: [self] },
    ...AREAS.flatMap((area) => {
      const filled = sections.filter(({ name }) => name === area);
      return filled.length > 0 ? filled : [{ address: `${address}#${area}`, name: area, kind: 'block' as const, entries: [] }];
    }),
  ];
}

function areasOf(
  prefix: string,
  areas: Readonly<Record<string, Area<BlockItem> | undefined>>,
  around: readonly Gate[],
  layersOf: LayersOf,
): readonly Section[] {
  return Object.entries(areas).flatMap(([name, area]) => (area ? [sectionOf(prefix + name, name, 'block', area, around, layersOf)] : []));
}

/** An area with its items. */
function sectionOf(address: string, name: string, kind: Kind, area: Area, around: readonly Gate[], layersOf: LayersOf): Section {
  const entries = area.order.flatMap((id) => {
    const item = area.items[id];
    return item ? [entryOf(inArea(address, id), kind, item, around, layersOf)] : [];
  });
  // Until the edit is compiled, what it removes is there still.
  const gone = removedIn(address, layersOf).filter(([id]) => area.items[id] === undefined);
  const removed = gone.map(([id, item]) => entryOf(inArea(address, id), kind, item, around, layersOf));
  return { address, name, kind, entries: [...entries, ...removed] };
}

function entryOf(address: string, kind: Kind, item: Partial<Item>, around: readonly Gate[], layersOf: LayersOf): Entry {
  const { path, keys } = itemAt(address);
  const layers = layersOf(path);
  const id = String(keys.at(-1));
  const block = 'block' in item ? item.block : undefined;
  const slots = 'slots' in item ? item.slots : undefined;
  const gates = item.when === undefined ? around : [...around, { address, when: item.when }];
  const origin = originOf(layers, keys);
  const locked = isLocked(layers, toPointer(keys));
  return {
    address,
    id,
    kind,
    name: inWords(kind === 'block' ? (block ?? id) : id),
    ...(block !== undefined && { block }),
    gates,
    origin,
    isLocked: locked,
    areas: areasOf(`${address}.`, { ...(!locked && origin !== 'removed' && emptySlots(block)), ...slots }, gates, layersOf),
  };
}

const EMPTY: Area<BlockItem> = { items: {}, order: [] };

/** The slots that blocks of a type have. */
function emptySlots(block: string | undefined): Readonly<Record<string, Area<BlockItem>>> {
  const slots = block === undefined ? undefined : blocks.get(block)?.slots;
  return Object.fromEntries(Object.keys(slots ?? {}).map((name) => [name, EMPTY]));
}

/** Items of base that the merchant removed from an area. */
function removedIn(address: string, layersOf: LayersOf): readonly (readonly [id: string, item: Partial<Item>])[] {
  const { path, keys } = itemAt(inArea(address, '-'));
  const layers = layersOf(path);
  const items = keys.slice(0, -1);
  const own = valueAt(layers.text, items);
  return Object.keys(isObject(own) ? own : {}).flatMap((id) => {
    if (originOf(layers, [...items, id]) !== 'removed' || layers.base === null) return [];
    const block = valueAt(layers.base, [...items, id, 'block']);
    return [[id, typeof block === 'string' ? { block } : {}] as const];
  });
}

function isLocked({ base }: Layers, pointer: string): boolean {
  const locked: Json | undefined = base === null ? undefined : valueAt(base, ['locked']);
  return Array.isArray(locked) && locked.some((one) => typeof one === 'string' && isWithin(pointer, one));
}
