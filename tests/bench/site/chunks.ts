/** How much code each page needs of its own, as the build has it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import * as v from 'valibot';

import { compileMerchant } from '#site/assembler/compiler/compile.ts';
import { ofUse } from '#site/assembler/sdk/registry.ts';
import type { Page } from '#site/assembler/runtime/types.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import buildOnce, { SITE_DIR } from '../../e2e/support/build.ts';
import type { Figure } from './figure.ts';

const KIB = 1024;
const BAR_KIB = 45;

const manifest = v.record(v.string(), v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }));
type Manifest = v.InferOutput<typeof manifest>;

export interface RouteChunk {
  readonly merchant: string;
  readonly path: string;
  /** Gzipped scripts, in bytes. */
  readonly bytes: number;
}

/**
 * Each page of each merchant with the scripts that it asks for at once and that home's first load has not: of the page's own
 * blocks, whoever sees them, with all they import. Where a page holds several states in slots (a lobby, one of its games), its
 * heaviest. Not counted: what comes when it comes near or when the page rests, what only an intention loads (modals, menus), the
 * frame, which is the same on every page, styles, and texts, which are as long as their language makes them.
 */
export async function routeChunks(): Promise<readonly RouteChunk[]> {
  const found: RouteChunk[] = [];
  for (const code of readdirSync('config/merchants')) {
    const { pages, own } = await builtFor(code);
    for (const [id, page] of Object.entries(pages))
      found.push({ merchant: code, path: page.paths[0] ?? id, bytes: Math.max(0, ...statesOf(page).map(own)) });
  }
  return found.toSorted((a, b) => b.bytes - a.bytes);
}

/** Gzipped scripts, in bytes, that these blocks ask for beyond home's first load. */
export async function ownScripts(merchant: string, names: readonly string[]): Promise<number> {
  return (await builtFor(merchant)).own(names);
}

/** A merchant's pages, and what blocks weigh beyond the first load of its home. */
async function builtFor(code: string) {
  const built = v.parse(manifest, JSON.parse(readFileSync(join(SITE_DIR, '.vite/manifest.json'), 'utf8')));
  const { release } = await compileMerchant({ configDir: 'config', code, blocks, compileSkin });
  if (!release) throw new Error(`The config of ${code} has faults.`);
  const { pages } = release.artefact;
  const scriptsOf = (names: readonly string[]) => names.flatMap((name) => filesOf(built, sourceOf(name)));
  const home = pages['home'];
  const first = new Set([...filesOf(built, 'index.html'), ...scriptsOf(home ? statesOf(home).flat() : [])]);
  return {
    pages,
    own: (names: readonly string[]): number =>
      [...new Set(scriptsOf(names))].filter((file) => !first.has(file)).reduce((sum, file) => sum + weightOf(file), 0),
  };
}

/** The heaviest page, and every other that is over the bar. */
export async function chunks(): Promise<readonly Figure[]> {
  await buildOnce();
  const all = await routeChunks();
  const told = all.filter(({ bytes }, place) => place === 0 || bytes > BAR_KIB * KIB);
  return told.map(({ merchant, path, bytes }) => ({
    name: 'scripts of a page of its own, gzipped',
    detail: `${merchant} ${path}`,
    value: bytes / KIB,
    bar: BAR_KIB,
    unit: 'KiB',
  }));
}

const sizes = new Map<string, number>();

function weightOf(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(SITE_DIR, file))).length;
  sizes.set(file, known);
  return known;
}

/** The blocks that a page shows at once: in each of the states that the slots of its blocks stand for. */
function statesOf({ areas }: Pick<Page, 'areas'>): readonly (readonly string[])[] {
  const shown = Object.values(areas).flatMap(({ items }) => Object.values(items));
  const outside = shown.filter((item) => ofUse(blocks.get(item.block)?.loading ?? 'eager', item) === 'eager').map(({ block }) => block);
  const slots = shown.flatMap(({ slots: own = {} }) => Object.values(own));
  const states = slots.map((slot) => [...outside, ...statesOf({ areas: { main: slot } }).flat()]);
  return states.length > 0 ? states : [outside];
}

/** Where a block's component stands: `blocks/game-lobby/GameLobby.tsx`. */
function sourceOf(name: string): string {
  if (!blocks.has(name)) return name;
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `blocks/${name}/${component}.tsx`;
}

/** The built files of a module and of all it imports; of one that came with the first file of the build, none. */
function filesOf(built: Manifest, source: string, seen = new Set<string>()): readonly string[] {
  const entry = built[source];
  if (!entry || seen.has(source)) return [];
  seen.add(source);
  return [entry.file, ...entry.imports.flatMap((name) => filesOf(built, name, seen))];
}
