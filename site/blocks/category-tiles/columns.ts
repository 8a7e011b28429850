/** Tiles in a row that a wide screen may show, best first. */
export const WIDE_COLUMNS = [6, 7, 5, 4] as const;

/** Cells of the grid that a featured tile takes. */
const FEATURED_CELLS = 4;

/** How many cells the last tile takes, so that its row is full. */
export function lastSpan(tiles: number, featured: boolean): number {
  const columns = columnsOf(tiles, featured);
  const cells = tiles + (featured ? FEATURED_CELLS - 1 : 0);
  return cells % columns === 0 ? 1 : columns - (cells % columns) + 1;
}

/** The number of tiles in a row that leaves no gap in the last one; where none does, six. */
export function columnsOf(tiles: number, featured: boolean): number {
  const cells = tiles + (featured ? FEATURED_CELLS - 1 : 0);
  return WIDE_COLUMNS.find((columns) => cells % columns === 0) ?? WIDE_COLUMNS[0];
}
