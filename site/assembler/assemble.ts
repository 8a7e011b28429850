/**
 * From config and facts to what is on screen. Pure: the page in the browser, the server and the
 * command line all ask this one function.
 */
import { evaluate, readSpan } from './conditions.ts';
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
  Label,
  Layout,
  LinkItem,
  ModalItem,
  Page,
  RuntimeFault,
  TabItem,
} from './types.ts';
import { RULE_FIELDS } from './vocabulary.ts';

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

export interface ShownField extends Shown<FieldItem> {
  /** The platform's rule; a field that the platform has no rule for has none. */
  readonly rule: FieldRule | undefined;
}

export interface Assembled {
  readonly page: { readonly id: string; readonly path: string; readonly title: Label } | null;
  readonly frame: Layout['frame'];
  readonly areas: Readonly<Record<AreaName, readonly ShownBlock[]>>;
  readonly modals: ReadonlyMap<string, ShownModal>;
  readonly menus: ReadonlyMap<string, readonly Shown<LinkItem>[]>;
  readonly centres: ReadonlyMap<string, readonly Shown<EntryItem>[]>;
  readonly tabs: readonly Shown<TabItem>[];
  readonly fields: readonly ShownField[];
  readonly banners: ReadonlyMap<string, GroupItem>;
  readonly faults: readonly RuntimeFault[];
}

/** Everything visible under these facts; `facts.route` picks the page. */
export function assemble(artefact: Artefact, given: Facts): Assembled {
  const faults: RuntimeFault[] = [];
  const match = findPage(artefact.pages, given);
  const facts = match ? { ...given, route: match.path } : given;

  const isShown = (when: Condition | undefined, address: string, base?: BlockItem['base']): boolean => {
    const verdict = evaluate(when, facts);
    if (verdict !== 'fault') return verdict;
    faults.push({ address, code: 'condition', detail: JSON.stringify(when) ?? '' });
    return base !== undefined && evaluate(base.when, facts) === true;
  };

  function* shown<I extends Item>(area: Area<I>, prefix: string): Generator<Shown<I>> {
    for (const id of area.order) {
      const item = Object.hasOwn(area.items, id) ? area.items[id] : undefined;
      const address = prefix + id;
      if (item && isShown(item.when, address, 'base' in item ? item.base : undefined)) yield { id, address, item };
    }
  }

  const withSlots = <B extends Shown<BlockItem>>(block: B): B & ShownBlock => ({
    ...block,
    slots: mapEntries(block.item.slots ?? {}, (area, slot) => blocks(area, `${block.address}.${slot}.`)),
  });
  const blocks = (area: Area<BlockItem> | undefined, prefix: string): readonly ShownBlock[] =>
    area ? [...shown(area, prefix)].map(withSlots) : [];

  const layoutId = match?.page.layout ?? 'default';
  const layout = Object.hasOwn(artefact.layouts, layoutId) ? artefact.layouts[layoutId] : undefined;
  const placed = (name: AreaName) => [
    ...blocks(layout?.areas[name], `layouts/${layoutId}#${name}.`),
    ...blocks(match?.page.areas[name], `pages/${match?.id ?? ''}#${name}.`),
  ];
  const listOf = <I extends Item>(files: Readonly<Record<string, Area<I>>>, folder: string) =>
    new Map(Object.entries(files).map(([id, area]) => [id, [...shown(area, `${folder}/${id}#`)]]));

  return {
    page: match && { id: match.id, path: match.path, title: match.page.title },
    frame: layout?.frame ?? 'bare',
    areas: {
      header: placed('header'),
      banner: placed('banner'),
      main: placed('main'),
      side: placed('side'),
      footer: placed('footer'),
      right: placed('right'),
      floating: placed('floating'),
    },
    modals: new Map([...shown(artefact.modals, 'modals#')].map((modal) => [modal.id, withSlots(modal)])),
    menus: listOf(artefact.menus, 'menus'),
    centres: listOf(artefact.centres, 'centres'),
    tabs: [...shown(artefact.registration.tabs, 'registration#tabs.')],
    fields: [...shown(artefact.registration, 'registration#')].map((field) => ({ ...field, rule: ruleOf(field.item, facts) })),
    banners: new Map([...shown(artefact.banners, 'banners#')].map(({ id, item }) => [id, item])),
    faults,
  };
}

/** The next instant at which a `between` anywhere in the artefact turns, or nothing. */
export function nextBoundary(artefact: Artefact, now: number): number | undefined {
  let next: number | undefined;
  const consider = (instant: number) => {
    if (instant > now && (next === undefined || instant < next)) next = instant;
  };
  // JSON's own walk: every `between` operand passes by, wherever it stands.
  JSON.stringify(artefact, (key: string, value: unknown) => {
    const span = key === 'between' ? readSpan(value) : undefined;
    if (span) {
      consider(span.from);
      consider(span.to);
    }
    return value;
  });
  return next;
}

interface PageMatch {
  readonly id: string;
  readonly page: Page;
  /** The page's own path; the asked path where the page takes every unknown one. */
  readonly path: string;
}

/** The page at the facts' route; the `*` page when there is none or its condition hides it. */
function findPage(pages: Artefact['pages'], facts: Facts): PageMatch | null {
  const at = (path: string): PageMatch | undefined => {
    for (const [id, page] of Object.entries(pages)) {
      const own = page.paths[0] === '*' || page.paths[0] === undefined ? facts.route : page.paths[0];
      if (page.paths.includes(path) && evaluate(page.when, { ...facts, route: own }) === true) return { id, page, path: own };
    }
    return undefined;
  };
  return at(facts.route) ?? at('*') ?? null;
}

function ruleOf({ field, rule }: FieldItem, { rules }: Facts): FieldRule | undefined {
  const name = RULE_FIELDS.find((known) => known === field);
  return name ? (rules[name] ?? rule) : undefined;
}

function mapEntries<A, B>(record: Readonly<Record<string, A>>, map: (value: A, key: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
