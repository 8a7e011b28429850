import { assemble, type Assembled, type ShownBlock } from '#site/assembler/runtime/assemble.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import { ofUse, type Loading } from '#site/assembler/sdk/registry.ts';
import type { Artefact, Label } from '#site/assembler/runtime/types.ts';
import { blocks } from '#site/blocks/index.ts';
import { FRAME_NAMESPACES, KIT_NAMESPACE } from '#site/i18n/locales.ts';
import type { Chunks } from './siteFiles.ts';

/** The page at a path, as an anonymous visitor sees it. */
export interface PageView {
  /** `false` if no page has this path: the status is 404, with the not-found page as the body. */
  readonly known: boolean;
  /** `false` for pages excluded from search engines. */
  readonly listed: boolean;
  /** The page's canonical path; the requested one may be an alias. */
  readonly path: string;
  readonly title: Label | undefined;
  readonly description: Label | undefined;
  /** Types of the blocks on its first screen, in reading order, without duplicates. */
  readonly blocks: readonly string[];
  /** Types of all blocks that a server renders: also those further down. */
  readonly renderedBlocks: readonly string[];
}

/** @param now epoch milliseconds on the gateway's clock */
export function pageAt(artefact: Artefact, route: string, now: number): PageView {
  const { page, areas } = assemble(artefact, composeFacts(artefact, { route }, now));
  const own = page === null ? undefined : artefact.pages[page.id];
  const known = own !== undefined && !own.paths.includes('*');
  return {
    known,
    listed: known && own.unlisted !== true,
    path: page?.path ?? route,
    title: page?.title,
    description: page?.description,
    blocks: typesIn(areas, ['eager']),
    renderedBlocks: typesIn(areas, ['eager', 'visible']),
  };
}

/** Types of the blocks that load at one of these times, without duplicates; what is in a block loads no sooner than that. */
function typesIn(areas: Assembled['areas'], times: readonly Loading[]): readonly string[] {
  const typesOf = ({ item, slots }: ShownBlock): readonly string[] => {
    const source = blocks.get(item.block);
    if (source === undefined || !times.includes(ofUse(source.loading, item))) return [];
    return [item.block, ...Object.values(slots).flatMap((placed) => placed.flatMap(typesOf))];
  };
  return [...new Set(Object.values(areas).flatMap((placed) => placed.flatMap(typesOf)))];
}

/** Files of a set of blocks, as URL paths. */
export interface BlockFiles {
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** Bundles of the texts that every page needs at once, in a language; empty if the product has none in it. */
export function filesOfTexts(chunks: Chunks, language: string): readonly string[] {
  return [...FRAME_NAMESPACES, KIT_NAMESPACE]
    .flatMap((namespace) => chunks[`../locales/${language}/${namespace}.json`] ?? [])
    .map(({ file }) => `/${file}`);
}

/** Modules that the app loads for a block: its component, named like its folder, and its schema. */
function sourcesOf(type: string): readonly string[] {
  const component = type.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [`blocks/${type}/${component}.tsx`, `blocks/${type}/schema.ts`];
}

/** What a page loads at once; of what a server has rendered, the styles of all that is in it. */
export function filesOfPage(chunks: Chunks, page: PageView, isRendered: boolean): BlockFiles {
  const own = filesOfBlocks(chunks, page.blocks);
  return isRendered ? { ...own, styles: filesOfBlocks(chunks, page.renderedBlocks).styles } : own;
}

/** Files that these blocks need beyond the entry's; what a block loads on intent is not prefetched. */
function filesOfBlocks(chunks: Chunks, types: readonly string[]): BlockFiles {
  const entries = Object.keys(chunks).filter((key) => chunks[key]?.isEntry);
  const withEntry = closure(chunks, entries);
  const roots = types.flatMap(sourcesOf).filter((key) => Object.hasOwn(chunks, key));
  const needed = [...closure(chunks, roots)].filter((key) => !withEntry.has(key)).flatMap((key) => chunks[key] ?? []);
  return {
    modules: [...new Set(needed.map(({ file }) => `/${file}`))],
    styles: [...new Set(needed.flatMap(({ css }) => css.map((file) => `/${file}`)))],
  };
}

function closure(chunks: Chunks, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(chunks, chunks[key]?.imports ?? [], seen);
  }
  return seen;
}
