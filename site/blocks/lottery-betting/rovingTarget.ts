/** Movement by key, in cells or rows. */
const MOVES: Readonly<Record<string, (columns: number, rtl: boolean) => number>> = {
  ArrowRight: (_, rtl) => (rtl ? -1 : 1),
  ArrowLeft: (_, rtl) => (rtl ? 1 : -1),
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** Target index of a key in a grid; unchanged at the edges. */
export function rovingTarget(key: string, from: number, count: number, columns: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const to = MOVES[key]?.(columns, rtl);
  if (to === undefined) return undefined;
  return from + to >= 0 && from + to < count ? from + to : from;
}
