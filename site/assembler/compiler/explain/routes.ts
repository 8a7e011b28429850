/** The routes on which an item can be shown, and whether it is shown there. */
import type { Located } from './address.ts';
import { findPage } from '#site/assembler/runtime/assemble.ts';
import { combinations, type Combination } from './enumerate.ts';
import { addressesOf, answers, leadsTo, parameterOf, type PathMatch } from '#site/assembler/runtime/paths.ts';
import type { Artefact, Condition, Facts, Page } from '#site/assembler/runtime/types.ts';

/** The combinations of facts in which an item can be asked about; nothing when there are too many to decide. */
export function factsAt(
  located: Located,
  conditions: readonly Condition[],
  sides: readonly { readonly artefact: Artefact; readonly start: Facts }[],
): Combination[] | undefined {
  const languages = [...new Set(sides.flatMap(({ artefact }) => artefact.merchant.languages))];
  const starts = sides.map(({ artefact, start }) => ({ ...start, route: startRoute(located, artefact, conditions) ?? start.route }));
  const all = combinations(conditions, starts, languages);
  return all?.filter(({ facts }) => sides.every(({ artefact }, index) => standsOn(located, artefact, facts[index]?.route ?? '')));
}

/** The page that a file is of, with its id. */
export function pageOf({ path }: Located, { pages }: Artefact): { readonly id: string; readonly page: Page } | undefined {
  const id = /^pages\/(.+)\.json$/.exec(path)?.[1];
  const page = id !== undefined && Object.hasOwn(pages, id) ? pages[id] : undefined;
  return id !== undefined && page ? { id, page } : undefined;
}

/** The layout that a file is of. */
export function layoutOf({ path }: Located): string | undefined {
  return /^layouts\/(.+)\.json$/.exec(path)?.[1];
}

/** What is shown at the asked route, and the facts that conditions are decided on there: aliases count as the page itself. */
export function arrive({ pages }: Artefact, asked: Facts): { readonly match: PathMatch | null; readonly facts: Facts } {
  const match = findPage(pages, asked);
  return { match, facts: match ? { ...asked, route: match.path } : asked };
}

/** The route that conditions of a file see where a visitor asks for this one: of a page's aliases, the page's own path. */
export function ownRoute(located: Located, artefact: Artefact, asked: string): string {
  const file = pageOf(located, artefact);
  if (!file || !leadsTo(artefact.pages, file.id, asked)) return asked;
  const own = ownAddresses(file.page);
  return own.find((address) => address.toUpperCase() === asked.toUpperCase()) ?? own[0] ?? asked;
}

/** Whether a file's items render on that page. Menus belong to every page. */
export function isInUse(located: Located, artefact: Artefact, match: PathMatch | null): boolean {
  const own = pageOf(located, artefact);
  if (own) return match?.id === own.id;
  const layout = layoutOf(located);
  return layout === undefined || (match?.page.layout ?? 'default') === layout;
}

/**
 * The page's own path, and for a layout that of the first page in it; nothing where any will do. Of several words of a
 * parameter, one that the conditions do not name: the named ones are asked about anyway.
 */
function startRoute(located: Located, artefact: Artefact, conditions: readonly Condition[]): string | undefined {
  const layout = layoutOf(located);
  const page = pageOf(located, artefact)?.page ?? Object.values(artefact.pages).find((one) => one.layout === layout);
  if (!page) return undefined;
  const named = JSON.stringify(conditions);
  return ownAddresses(page).find((address) => !named.includes(JSON.stringify(address))) ?? addressOf(page) ?? '/elsewhere';
}

/** Whether conditions of a file are ever asked on a route, as far as paths tell. */
function standsOn(located: Located, artefact: Artefact, route: string): boolean {
  const { pages } = artefact;
  const layout = layoutOf(located);
  const own = pageOf(located, artefact)?.page;
  if (own) return isReached(own, route, pages);
  if (layout !== undefined) return Object.values(pages).some((page) => page.layout === layout && isReached(page, route, pages));
  return !Object.values(pages).some((page) => page.paths.includes(route) && addressOf(page) !== undefined && addressOf(page) !== route);
}

/** The page for unknown paths matches every route that no other page certainly matches. */
function isReached(page: Page, route: string, pages: Artefact['pages']): boolean {
  const own = ownAddresses(page);
  if (own.length > 0) return own.includes(route);
  return !Object.values(pages).some((other) => other.when === undefined && answers(other, route));
}

/** The routes that conditions on a page see: its own path, or one for each word of its parameter; none where it takes every route. */
function ownAddresses(page: Page): readonly string[] {
  const [first] = page.paths;
  if (first === undefined || first === '*') return [];
  return parameterOf(first) === undefined ? [first] : addressesOf({ ...page, paths: [first] });
}

function addressOf(page: Page): string | undefined {
  return ownAddresses(page)[0];
}
