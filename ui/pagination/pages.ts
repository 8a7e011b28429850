import { defaultSettings, type KitSettings } from '../kit/settings.ts';

/** The visible page numbers; `gap` replaces two or more. */
export type PageEntry = number | 'gap';

interface Extent {
  pageCount?: number | undefined;
  total?: number | undefined;
  pageSize?: number | undefined;
}

/** Number of pages as an integer: 0 for invalid input. */
export function countPages({ pageCount, total = 0, pageSize = 0 }: Extent): number {
  const count = Math.ceil(pageCount ?? total / pageSize);
  return Number.isFinite(count) ? Math.max(count, 0) : 0;
}

/** The page clamped to the existing ones; the first if it is not a number. */
export function nearestPage(page: number, count: number): number {
  return Math.max(1, Math.min(Math.trunc(page) || 1, count));
}

/**
 * The visible pages: `paginationRange` consecutive ones around the current one, and `paginationMargin` at either end. A
 * gap of a single page is as wide as the page, so the page is shown.
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
