/** What a new item of each kind says at first. */
import type { Json, JsonObject } from '#site/assembler/runtime/types.ts';
import type { Kind } from '../structure.ts';

/** A new item and the id that suits it; nothing for kinds of which the site has what it has. */
export function blankOf(kind: Kind): { readonly id: string; readonly item: Json } | undefined {
  const blanks: Readonly<Partial<Record<Kind, { readonly id: string; readonly item: Json }>>> = {
    link: { id: 'entry', item: { to: '/', label: { EN: 'New entry' } } },
    group: { id: 'banners', item: { places: ['/'], autoplayMs: 5000 } },
  };
  return blanks[kind];
}

/** A block by its type, with the props that it cannot do without as another place has them. */
export function blockItem(block: string, required: readonly string[], example: JsonObject | undefined): JsonObject {
  const props = Object.fromEntries(Object.entries(example ?? {}).filter(([name]) => required.includes(name)));
  return Object.keys(props).length === 0 ? { block } : { block, props };
}

/** The id of a new block: its type as ids are written, `hot-games` → `hotGames`. */
export const idOf = (block: string): string => block.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
