/**
 * From config and facts to what is on screen. Pure: the page in the browser, the server and the
 * command line all ask this one function.
 */
import { evaluate, readSpan } from './conditions.ts';
import { ReferenceCache, sameList } from './referenceCache.ts';
import { pagesAt, isServedAt, type PathMatch } from './paths.ts';
import { isRecord } from './record.ts';
import type {
  Area,
  AreaName,
  Artefact,
  BlockItem,
  Condition,
  EntryItem,
  Facts,
  FieldItem,
  FieldRule,
  GroupItem,
  Item,
  Layout,
  LinkItem,
  ModalItem,
  RuntimeFault,
  TabItem,
} from './types.ts';
import { REGISTRATION_FIELDS } from '#site/api/contract/registrationFields.ts';

/** An item that its condition lets through. The address names it for good and serves as its key. */
export interface Shown<I extends Item> {
  readonly id: string;
  /** `pages/rng#main.games`, `menus/main#home`, `registration#email`. */
  readonly address: string;
  readonly item: I;
}

export interface ShownBlock extends Shown<BlockItem> {
  readonly slots: Readonly<Record<string, readonly ShownBlock[]>>;
}

export interface ShownModal extends ShownBlock {
  readonly item: ModalItem;
}

export interface ShownEntry extends ShownBlock {
  readonly item: EntryItem;
}

export interface ShownField extends Shown<FieldItem> {
  /** The platform's rule; a field that the platform has no rule for has none. */
  readonly rule: FieldRule | undefined;
}

/** The page that is shown; `parameters` holds the word that the path has in the place of each `/:name`. */
export type ShownPage = Pick<PathMatch, 'id' | 'path' | 'title' | 'description' | 'parameters'>;

export interface Assembled {
  readonly page: ShownPage | null;
  readonly frame: Layout['frame'];
  readonly titles: Layout['titles'];
  readonly areas: Readonly<Record<AreaName, readonly ShownBlock[]>>;
  readonly modals: ReadonlyMap<string, ShownModal>;
  readonly menus: ReadonlyMap<string, readonly Shown<LinkItem>[]>;
  readonly centres: ReadonlyMap<string, readonly ShownEntry[]>;
  readonly tabs: readonly Shown<TabItem>[];
  readonly fields: readonly ShownField[];
  readonly banners: ReadonlyMap<string, Shown<GroupItem>>;
  /** Id of the group that has its place on the page, the first of several. */
  readonly bannerGroup: string | undefined;
  readonly faults: readonly RuntimeFault[];
}

const sameItems = (a: readonly Shown<Item>[], b: readonly Shown<Item>[]) =>
  a.length === b.length && a.every(({ item, address }, index) => item === b[index]?.item && address === b[index].address);
const sameBlock = (a: ShownBlock, b: ShownBlock) =>
  a.address === b.address && Object.keys(b.slots).every((name) => a.slots[name] === b.slots[name]);
const sameFields = (a: readonly ShownField[], b: readonly ShownField[]) =>
  sameItems(a, b) && a.every(({ rule }, index) => rule === b[index]?.rule);

const memories = {
  block: new ReferenceCache<BlockItem, ShownBlock>(sameBlock),
  modal: new ReferenceCache<ModalItem, ShownModal>(sameBlock),
  entry: new ReferenceCache<EntryItem, ShownEntry>(sameBlock),
  blocks: new ReferenceCache<Area<BlockItem>, readonly ShownBlock[]>(sameList),
  menu: new ReferenceCache<Area<LinkItem>, readonly Shown<LinkItem>[]>(sameItems),
  centre: new ReferenceCache<Area<EntryItem>, readonly ShownEntry[]>(sameList),
  group: new ReferenceCache<GroupItem, Shown<GroupItem>>((a, b) => a.address === b.address),
  tabs: new ReferenceCache<Area<TabItem>, readonly Shown<TabItem>[]>(sameItems),
  fields: new ReferenceCache<Area<FieldItem>, readonly ShownField[]>(sameFields),
};

const NO_SLOTS: ShownBlock['slots'] = {};

/** Everything visible under these facts; `facts.route` picks the page. */
export function assemble(artefact: Artefact, given: Facts): Assembled {
  const faults: RuntimeFault[] = [];
  const match = findPage(artefact.pages, given);
  const facts = match ? { ...given, route: match.path } : given;

  const isShown = (when: Condition | undefined, address: string, base?: BlockItem['base']): boolean => {
    const verdict = evaluate(when, facts);
    if (verdict !== 'fault') return verdict;
    faults.push({ address, code: 'condition', detail: JSON.stringify(when) ?? '' });
    return base !== undefined && isRecord(base) && evaluate(base.when, facts) === true;
  };

  const shown = <I extends Item, S>(area: Area<I>, prefix: string, draw: (shown: Shown<I>) => S): S[] => {
    const list: S[] = [];
    for (const id of area.order) {
      const item = Object.hasOwn(area.items, id) ? area.items[id] : undefined;
      const address = prefix + id;
      // Looked at as what may have arrived, not as what its type says.
      const arrived: unknown = item;
      if (item && isRecord(arrived) && isShown(item.when, address, 'base' in item ? item.base : undefined))
        list.push(draw({ id, address, item }));
    }
    return list;
  };

  const slotsOf = ({ item: { slots }, address }: Shown<BlockItem>): ShownBlock['slots'] =>
    slots && isRecord(slots) ? mapEntries(slots, (area, slot) => (isArea(area) ? blocks(area, `${address}.${slot}.`) : [])) : NO_SLOTS;
  const blocks = (area: Area<BlockItem>, prefix: string): readonly ShownBlock[] =>
    memories.blocks.stabilize(
      area,
      shown(area, prefix, (block) => memories.block.stabilize(block.item, { ...block, slots: slotsOf(block) })),
    );

  const layoutId = match?.page.layout ?? 'default';
  const layout = Object.hasOwn(artefact.layouts, layoutId) ? artefact.layouts[layoutId] : undefined;
  const placed = (name: AreaName): readonly ShownBlock[] => {
    const [outer, inner] = [layout?.areas[name], match?.page.areas[name]];
    const around = outer ? blocks(outer, `layouts/${layoutId}#${name}.`) : [];
    const within = inner ? blocks(inner, `pages/${match?.id ?? ''}#${name}.`) : [];
    return around.length === 0 ? within : [...around, ...within];
  };
  const centre = (area: Area<EntryItem>, prefix: string): readonly ShownEntry[] =>
    memories.centre.stabilize(
      area,
      shown(area, prefix, (entry) => memories.entry.stabilize(entry.item, { ...entry, slots: slotsOf(entry) })),
    );
  const { centres, menus, modals, registration } = artefact;
  const groups = shown(artefact.banners, 'banners#', (group) => memories.group.stabilize(group.item, group));

  return {
    page: match && { id: match.id, path: match.path, title: match.title, description: match.description, parameters: match.parameters },
    frame: layout?.frame ?? 'bare',
    titles: layout?.titles,
    areas: {
      header: placed('header'),
      banner: placed('banner'),
      main: placed('main'),
      side: placed('side'),
      footer: placed('footer'),
      right: placed('right'),
      floating: placed('floating'),
    },
    modals: new Map(
      shown(modals, 'modals#', (modal) => [modal.id, memories.modal.stabilize(modal.item, { ...modal, slots: slotsOf(modal) })]),
    ),
    menus: new Map(
      Object.entries(menus).map(([id, menu]) => [
        id,
        memories.menu.stabilize(
          menu,
          shown(menu, `menus/${id}#`, (link) => link),
        ),
      ]),
    ),
    centres: new Map(Object.entries(centres).map(([id, area]) => [id, centre(area, `centres/${id}#`)])),
    tabs: memories.tabs.stabilize(
      registration.tabs,
      shown(registration.tabs, 'registration#tabs.', (tab) => tab),
    ),
    fields: memories.fields.stabilize(
      registration,
      shown(registration, 'registration#', (field) => ({ ...field, rule: ruleOf(field.item, facts) })),
    ),
    banners: new Map(groups.map((group) => [group.id, group])),
    bannerGroup: match ? groups.find(({ item }) => hasPlace(item, match.page))?.id : undefined,
    faults,
  };
}

/** The instants at which a `between` anywhere in the artefact turns. */
export function boundaries(artefact: Artefact): readonly number[] {
  const instants: number[] = [];
  const visit = (value: object): void => {
    for (const [key, part] of Object.entries(value)) {
      // Props make up most of an artefact and hold no conditions.
      if (key === 'props' || typeof part !== 'object' || part === null) continue;
      const span = key === 'between' ? readSpan(part) : undefined;
      if (span) instants.push(span.from, span.to);
      visit(part);
    }
  };
  const { layouts, pages, modals, menus, centres, registration, banners } = artefact;
  visit({ layouts, pages, modals, menus, centres, registration, banners });
  return instants;
}

/** The page at the facts' route; the `*` page when there is none or its condition hides it. */
export function findPage(pages: Artefact['pages'], facts: Facts): PathMatch | null {
  for (const match of pagesAt(pages, facts.route)) {
    if (evaluate(match.page.when, { ...facts, route: match.path }) === true) return match;
  }
  return null;
}

/** Looked at as what may have arrived, not as what its type says. */
function hasPlace({ places }: GroupItem, page: PathMatch['page']): boolean {
  return Array.isArray(places) && places.some((place) => isServedAt(page, place));
}

function ruleOf({ field, rule }: FieldItem, { rules }: Facts): FieldRule | undefined {
  const name = REGISTRATION_FIELDS.find((known) => known === field);
  return name ? (rules[name] ?? rule) : undefined;
}

function mapEntries<A, B>(record: Readonly<Record<string, A>>, map: (value: A, key: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

/** Whether a slot is well-formed: a corrupt artefact loses the item, not its surroundings. */
function isArea(area: Area): boolean {
  return isRecord(area) && isRecord(area.items) && Array.isArray(area.order);
}
