export type Tile = 'square' | 'portrait';

/** CSS pixels between tiles. */
export const GAP = 12;
/** Under this width of the list, in CSS pixels, it stands on a phone. */
const PHONE = 480;
/** From this width on the list is wide, and config says how many tiles make a row. */
const WIDE = 960;
/** Tiles in a row on a phone, and the least width of a tile between phone and wide. */
const shapes: Readonly<
  Record<Tile, { readonly onPhone: number; readonly minWidth: number; readonly ratio: number; readonly caption: number }>
> = {
  square: { onPhone: 3, minWidth: 128, ratio: 1, caption: 62 },
  portrait: { onPhone: 2, minWidth: 152, ratio: 4 / 3, caption: 0 },
};

/** Tiles in a row of a list this wide. */
export function columnsFor(width: number, wanted: number, tile: Tile): number {
  const { onPhone, minWidth } = shapes[tile];
  if (width >= WIDE) return wanted;
  const fitting = width < PHONE ? onPhone : Math.max(onPhone, Math.floor((width + GAP) / (minWidth + GAP)));
  return Math.min(wanted, fitting);
}

const tileWidth = (columns: number): string => `(100% - ${GAP * (columns - 1)}px) / ${columns}`;

/** The same for the style sheet, which measures by itself; about where a list gets wide it may differ by one. */
export function fluidColumns(wanted: number, tile: Tile): string {
  const { onPhone, minWidth } = shapes[tile];
  const least = `max(min(${minWidth}px, ${tileWidth(Math.min(wanted, onPhone))}), ${tileWidth(wanted)})`;
  return `repeat(auto-fill, minmax(${least}, 1fr))`;
}

/** Height of a row, with the gap below it, before it is drawn and measured. */
export function rowHeight(width: number, columns: number, tile: Tile): number {
  const { ratio, caption } = shapes[tile];
  return Math.round(((width - GAP * (columns - 1)) / columns) * ratio) + caption + GAP;
}
