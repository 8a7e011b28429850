/** Which pages look different between two configs, and to which audience. */
import { assemble, type Assembled, type ShownBlock } from '#site/assembler/runtime/assemble.ts';
import { composeFacts, type KnownFacts } from '#site/assembler/runtime/facts.ts';
import type { Artefact, Page } from '#site/assembler/runtime/types.ts';
import { CATEGORIES, DEVICES } from '#site/assembler/runtime/vocabulary.ts';
import type { Change, Side } from './changes.ts';

/** Sessions that a review compares, each with everything that its accounts can have. */
export const AUDIENCE_FACTS = {
  visitor: {},
  member: { session: 'member', accountType: 0, rank: 2 },
  agent: {
    session: 'agent',
    accountType: 1,
    features: { enableCt: true, salary: true, hourSalary: true, agentRealtimeSalary: true },
  },
} as const satisfies Record<string, KnownFacts>;

export type Audience = keyof typeof AUDIENCE_FACTS;

export const AUDIENCES: readonly Audience[] = ['visitor', 'member', 'agent'];

/** What one audience sees at one URL. */
export interface View {
  /** URL path and query on the site. */
  readonly path: string;
  readonly audience: Audience;
  /** Addresses of what differs. */
  readonly differs: readonly string[];
}

/** Files whose values show on every page. */
const ON_EVERY_PAGE = /^(site|merchant|skin|(?:labels|texts)\/[\w-]+)#/;
const HOME_PATH = '/';
const REGISTRATION_PATH = '/register';
const UNKNOWN_PATH = '/no-such-page';

/** Views that differ, by page and then by audience; `now` is in epoch milliseconds. */
export function differingViews(before: Side, after: Side, changes: readonly Change[], now: number): View[] {
  const everywhere = changes.map(({ address }) => address).filter((address) => ON_EVERY_PAGE.test(address));
  const found = new Map<string, Map<Audience, Set<string>>>();
  const note = (path: string, audience: Audience, addresses: readonly string[]): void => {
    if (addresses.length === 0) return;
    const audiences = found.get(path) ?? new Map<Audience, Set<string>>();
    found.set(path, audiences.set(audience, new Set([...(audiences.get(audience) ?? []), ...addresses])));
  };
  const routes = [before, after].flatMap(({ artefact }) => Object.values(artefact.pages).flatMap(ownPath));
  // Home is first: where a change shows on every page, its picture tells most.
  for (const route of new Set([HOME_PATH, ...routes, UNKNOWN_PATH]))
    for (const audience of AUDIENCES) {
      note(route, audience, everywhere);
      for (const device of DEVICES) {
        const known = { vendors: CATEGORIES, ...AUDIENCE_FACTS[audience], route, device };
        const [was, is] = [partsOf(before.artefact, known, now), partsOf(after.artefact, known, now)];
        for (const path of new Set([...was.keys(), ...is.keys()])) note(path, audience, differing(was.get(path), is.get(path)));
      }
    }
  return [...found].flatMap(([path, audiences]) =>
    [...audiences].map(([audience, differs]) => ({ path, audience, differs: [...differs] })),
  );
}

/**
 * The views to photograph, at most `limit`: one audience for what several see on a page, and what no other page shows first.
 * `rest` is those beyond the limit.
 */
export function chooseViews<V extends View>(
  views: readonly V[],
  limit: number,
): { readonly chosen: readonly V[]; readonly rest: readonly V[] } {
  const distinct = withNews(views, ({ path }) => path);
  const first = withNews(distinct, () => '');
  const ordered = [...first, ...distinct.filter((view) => !first.includes(view))];
  return { chosen: ordered.slice(0, limit), rest: ordered.slice(limit) };
}

/** Views in which something differs that no earlier view of the same group shows. */
function withNews<V extends View>(views: readonly V[], groupOf: (view: V) => string): V[] {
  const seen = new Map<string, Set<string>>();
  return views.filter((view) => {
    const group = seen.get(groupOf(view)) ?? new Set();
    const isNew = view.differs.some((address) => !group.has(address));
    seen.set(groupOf(view), new Set([...group, ...view.differs]));
    return isNew;
  });
}

/** A page's first path, unless it has a parameter or takes every path. */
const ownPath = ({ paths: [path] }: Page): readonly string[] => (path === undefined || path === '*' || path.includes(':') ? [] : [path]);

type Parts = ReadonlyMap<string, string>;

/** Everything shown at a route, as text by address, by the URL at which it is seen. */
function partsOf(artefact: Artefact, known: KnownFacts & { readonly route: string }, now: number): ReadonlyMap<string, Parts> {
  const shown = assemble(artefact, composeFacts(artefact, known, now));
  const modals = [...shown.modals].map(([id, modal]) => [`/?modal=${id}`, blockParts([modal])] as const);
  const entries = [...shown.centres.values()].flat().map((entry) => [`/?centre=${entry.item.page}`, blockParts([entry])] as const);
  const fields = new Map(shown.fields.map(({ address, item, rule }) => [address, text({ ...item, rule })]));
  const found = new Map<string, Parts>();
  for (const [path, parts] of [[known.route, pageParts(artefact, shown)], ...modals, ...entries, [REGISTRATION_PATH, fields]] as const)
    found.set(path, new Map([...(found.get(path) ?? []), ...parts]));
  return found;
}

function pageParts(artefact: Artefact, { page, frame, titles, areas, menus, tabs, banners }: Assembled): Parts {
  const rest = [...[...menus.values()].flat(), ...tabs, ...banners.values()];
  return new Map([
    ['layouts', text({ frame, titles })],
    ...(page === null ? [] : [[`pages/${page.id}`, text({ title: page.title, layout: artefact.pages[page.id]?.layout })] as const]),
    ...blockParts(Object.values(areas).flat()),
    ...rest.map(({ address, item }) => [address, text(item)] as const),
    ...orders(rest.map(({ address }) => address)),
  ]);
}

/** Blocks, those in their slots, and the order of each area. */
function blockParts(blocks: readonly ShownBlock[]): Map<string, string> {
  const within = (block: ShownBlock): readonly ShownBlock[] => [block, ...Object.values(block.slots).flat().flatMap(within)];
  const all = blocks.flatMap(within);
  return new Map([...all.map(({ address, item }) => [address, text(item)] as const), ...orders(all.map(({ address }) => address))]);
}

/** The order of the items of each area, by the area's address. */
function orders(addresses: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const address of addresses) {
    const area = address.slice(0, Math.max(address.lastIndexOf('.'), address.lastIndexOf('#')));
    found.set(area, `${found.get(area) ?? ''} ${address}`);
  }
  return found;
}

/** Conditions have been evaluated, and what is in slots is compared by itself. */
const text = (item: object): string =>
  JSON.stringify(item, (key, value: unknown) => (key === 'when' || key === 'slots' ? undefined : value));

/** Addresses whose text differs; a part that only one side has differs as a whole. */
function differing(was: Parts = new Map(), is: Parts = new Map()): string[] {
  return [...new Set([...was.keys(), ...is.keys()])].filter((address) => was.get(address) !== is.get(address));
}
