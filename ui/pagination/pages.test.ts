import { describe, expect, it } from 'vitest';

import { PAGINATION_MARGIN, PAGINATION_RANGE } from '../kit/defaults.ts';
import { countPages, nearestPage, pageList } from './pages.ts';

const list = (page: number, count: number): string =>
  pageList(page, count)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

describe('the pages that show', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [2, 2, '1 2'],
    [1, 3, '1 2 3'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 … 6'],
    [1, 12, '1 2 3 … 12'],
    [2, 12, '1 2 3 … 12'],
    [3, 12, '1 2 3 4 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [5, 12, '1 … 4 5 6 … 12'],
    [8, 12, '1 … 7 8 9 … 12'],
    [9, 12, '1 … 8 9 10 11 12'],
    [10, 12, '1 … 9 10 11 12'],
    [11, 12, '1 … 10 11 12'],
    [12, 12, '1 … 10 11 12'],
    [4, 7, '1 2 3 4 5 6 7'],
    [500_000, 1_000_000, '1 … 499999 500000 500001 … 1000000'],
  ])('[UI-7] on page %d of %d are %s', (page, count, expected) => {
    expect(list(page, count)).toBe(expected);
  });

  it.each([
    [0, '1 2 3 … 12'],
    [-5, '1 2 3 … 12'],
    [99, '1 … 10 11 12'],
    [Number.NaN, '1 2 3 … 12'],
    [Number.POSITIVE_INFINITY, '1 … 10 11 12'],
    [5.9, '1 … 4 5 6 … 12'],
  ])('[UI-7] page %d, which there is not, is taken as the nearest', (page, expected) => {
    expect(list(page, 12)).toBe(expected);
  });

  it('[UI-7] hold on every page of every count to range and margin, in order, and no gap hides a single page', () => {
    for (let count = 1; count <= 40; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const entries = pageList(page, count);
        const pages = entries.filter((entry) => entry !== 'gap');
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, page, count]));
        const around = Math.floor(PAGINATION_RANGE / 2);
        for (let near = page - around; near <= page + around; near += 1) if (near >= 1 && near <= count) expect(pages).toContain(near);
        entries.forEach((entry, index) => {
          const [before, after] = [entries[index - 1], entries[index + 1]];
          if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof after === 'number') expect(after).toBe(entry + 1);
        });
        expect(pages.length).toBeLessThanOrEqual(PAGINATION_RANGE + 2 * PAGINATION_MARGIN + 2);
      }
    }
  });
});

describe('how many pages there are', () => {
  it.each([
    [{ pageCount: 12 }, 12],
    [{ pageCount: 0 }, 0],
    [{ pageCount: -3 }, 0],
    [{ pageCount: Number.NaN }, 0],
    [{ total: 0, pageSize: 20 }, 0],
    [{ total: 1, pageSize: 20 }, 1],
    [{ total: 20, pageSize: 20 }, 1],
    [{ total: 21, pageSize: 20 }, 2],
    [{ total: 21, pageSize: 0 }, 0],
  ])('[UI-7] %o is %d', (given, expected) => {
    expect(countPages(given)).toBe(expected);
  });

  it('[UI-7] with none, the nearest page is the first', () => {
    expect(nearestPage(3, 0)).toBe(1);
  });
});
