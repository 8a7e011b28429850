/** The blocks that can be added to an area. */
import { isRecord } from '#site/assembler/runtime/record.ts';
import type { Area, Artefact, BlockItem, JsonObject } from '#site/assembler/runtime/types.ts';

const PICTURES: Readonly<Record<string, string>> = import.meta.glob('../../../docs/blocks/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A block as the catalogue shows it. */
export interface Offer {
  readonly block: string;
  /** What it is for. */
  readonly purpose: string;
  readonly picture: string | undefined;
  /** Props that it cannot do without. */
  readonly required: readonly string[];
  /** Props of another use of it. */
  readonly example: JsonObject | undefined;
  /** Stands elsewhere in an area of this name. */
  readonly isUsual: boolean;
}

/**
 * The blocks that an area takes, those that usually stand in such an area first, each by name.
 * @param allow types that a slot takes; every type when absent
 */
export function offersOf(definitions: unknown, artefact: Artefact, area: string, allow: readonly string[] | undefined): readonly Offer[] {
  const all = isRecord(definitions) && isRecord(definitions['$defs']) ? definitions['$defs'] : {};
  const uses = [...usesIn(artefact)];
  return Object.entries(all)
    .flatMap(([name, schema]): Offer[] => {
      const block = /^props\.(.+)$/.exec(name)?.[1];
      if (block === undefined || !isRecord(schema) || (allow && !allow.includes(block))) return [];
      const { description, required } = schema;
      const own = uses.filter(({ item }) => item.block === block);
      return [
        {
          block,
          purpose: typeof description === 'string' ? description.replaceAll('`', '') : '',
          picture: PICTURES[`../../../docs/blocks/${block}.webp`],
          required: Array.isArray(required) ? required.map(String) : [],
          example: own.find(({ item }) => item.props)?.item.props,
          isUsual: allow !== undefined || own.some((use) => use.area === area),
        },
      ];
    })
    .toSorted((a, b) => Number(b.isUsual) - Number(a.isUsual) || a.block.localeCompare(b.block));
}

interface Use {
  readonly area: string;
  readonly item: BlockItem;
}

/** Every block of a site with the name of the area or slot that it stands in. */
function* usesIn({ pages, layouts, modals, centres }: Artefact): Generator<Use> {
  for (const { areas } of [...Object.values(pages), ...Object.values(layouts)]) yield* usesInAreas(areas);
  yield* usesInArea('modals', modals);
  for (const centre of Object.values(centres)) yield* usesInArea('centres', centre);
}

function* usesInAreas(areas: Readonly<Record<string, Area<BlockItem> | undefined>>): Generator<Use> {
  for (const [name, area] of Object.entries(areas)) if (area) yield* usesInArea(name, area);
}

function* usesInArea(area: string, { items }: Area<BlockItem>): Generator<Use> {
  for (const item of Object.values(items)) {
    yield { area, item };
    yield* usesInAreas(item.slots ?? {});
  }
}
