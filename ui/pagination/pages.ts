import { defaultSettings, type KitSettings } from '../kit/settings.ts';

/** The page numbers that show; `gap` stands for two pages or more that do not. */
export type PageEntry = number | 'gap';

interface Extent {
  pageCount?: number | undefined;
  total?: number | undefined;
  pageSize?: number | undefined;
}

/** How many pages there are, as a whole number: 0 where the numbers given say nothing. */
export function countPages({ pageCount, total = 0, pageSize = 0 }: Extent): number {
  const count = Math.ceil(pageCount ?? total / pageSize);
  return Number.isFinite(count) ? Math.max(count, 0) : 0;
}

/** The page, moved to the nearest that there is; the first where it is no number. */
export function nearestPage(page: number, count: number): number {
  return Math.max(1, Math.min(Math.trunc(page) || 1, count));
}

/**
 * The pages to show: `paginationRange` in a row with the current one among them, in the middle where it can be, and
 * `paginationMargin` at either end. A gap of a single page would take as much room as the page, so the page shows.
 */
export function pageList(page: number, count: number, settings: KitSettings = defaultSettings): PageEntry[] {
  const { paginationRange: range, paginationMargin: margin } = settings;
  const middle = nearestPage(page, count) - Math.floor(range / 2);
  const first = Math.max(1, Math.min(middle, count - range + 1));
  const shown = [...run(1, margin), ...run(first, range), ...run(count - margin + 1, margin)].filter((n) => n >= 1 && n <= count);
  return [...new Set(shown)].toSorted((a, b) => a - b).flatMap((n, index, all) => [...between(all[index - 1] ?? 0, n), n]);
}

const run = (first: number, length: number): number[] => Array.from({ length }, (_, index) => first + index);

function between(before: number, after: number): PageEntry[] {
  const hidden = after - before - 1;
  if (hidden === 0) return [];
  return hidden === 1 ? [before + 1] : ['gap'];
}
