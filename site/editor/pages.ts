/** Pages as an operator chooses them, by their addresses. */
import { addressesOf, leadsTo, pagesAt, parameterOf } from '#site/assembler/runtime/paths.ts';
import type { Artefact } from '#site/assembler/runtime/types.ts';

type Pages = Artefact['pages'];

/** An address of each page; of one whose path has a parameter, one for each of its words. What no other path leads to has none. */
export function addressesIn(pages: Pages): readonly string[] {
  return Object.entries(pages).flatMap(([id, page]) => {
    const [first = '*'] = page.paths;
    if (first === '*') return [];
    return parameterOf(first) === undefined ? [first] : addressesOf(page).filter((address) => leadsTo(pages, id, address));
  });
}

/** The file of the page at an address: where there is no such page, that of the page which says so. */
export function pageFileOf(pages: Pages, address: string): string {
  const [match] = pagesAt(pages, address);
  return `pages/${match?.id ?? 'home'}.json`;
}
