export type Tile = 'square' | 'portrait';

/** Numbers of columns that config may want, by name. */
export const COLUMNS = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10 };

/** Gap between tiles, in CSS pixels. */
export const GAP = 12;
/** Below this width of the list, in CSS pixels, the phone layout applies. */
const PHONE = 480;
/** From this width, config sets the number of columns. */
const WIDE = 960;
/** Columns on a phone, and the minimum width of a tile between phone and wide. */
const shapes: Readonly<
  Record<Tile, { readonly onPhone: number; readonly minWidth: number; readonly ratio: number; readonly caption: number }>
> = {
  square: { onPhone: 3, minWidth: 128, ratio: 1, caption: 62 },
  portrait: { onPhone: 2, minWidth: 152, ratio: 4 / 3, caption: 0 },
};

/** Number of columns for a list width. */
export function columnsFor(width: number, wanted: number, tile: Tile): number {
  const { onPhone, minWidth } = shapes[tile];
  if (width >= WIDE) return wanted;
  const fitting = width < PHONE ? onPhone : Math.max(onPhone, Math.floor((width + GAP) / (minWidth + GAP)));
  return Math.min(wanted, fitting);
}

const tileWidth = (columns: number): string => `(100% - ${GAP * (columns - 1)}px) / ${columns}`;

/** The same as a CSS value; near the breakpoint it may differ by one column. */
export function fluidColumns(wanted: number, tile: Tile): string {
  const { onPhone, minWidth } = shapes[tile];
  const least = `max(min(${minWidth}px, ${tileWidth(Math.min(wanted, onPhone))}), ${tileWidth(wanted)})`;
  return `repeat(auto-fill, minmax(${least}, 1fr))`;
}

/** Estimated height of a row with its gap, before it is measured. */
export function rowHeight(width: number, columns: number, tile: Tile): number {
  const { ratio, caption } = shapes[tile];
  return Math.round(((width - GAP * (columns - 1)) / columns) * ratio) + caption + GAP;
}
