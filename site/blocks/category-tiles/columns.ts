/** Column counts for wide screens, in order of preference. */
export const WIDE_COLUMNS = [6, 7, 5, 4] as const;

/** Grid cells that a featured tile covers. */
const FEATURED_CELLS = 4;

/** Number of cells that the last tile spans to fill its row. */
export function lastSpan(tiles: number, featured: boolean): number {
  const columns = columnsOf(tiles, featured);
  const cells = tiles + (featured ? FEATURED_CELLS - 1 : 0);
  return cells % columns === 0 ? 1 : columns - (cells % columns) + 1;
}

/** The column count that leaves no gap in the last row; six if none does. */
export function columnsOf(tiles: number, featured: boolean): number {
  const cells = tiles + (featured ? FEATURED_CELLS - 1 : 0);
  return WIDE_COLUMNS.find((columns) => cells % columns === 0) ?? WIDE_COLUMNS[0];
}
