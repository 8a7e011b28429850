import { describe, expect, it } from 'vitest';

import { nextSort, sortRows } from './sorting.ts';

const sorted = (values: readonly (number | string)[], direction: 'ascending' | 'descending' = 'ascending', language = 'en') =>
  sortRows(values, (value) => value, direction, language);

describe('the order of a table', () => {
  it('[UI-7] goes from ascending to descending to none, and restarts with another column', () => {
    const first = nextSort(null, 'win');
    expect(first).toEqual({ key: 'win', direction: 'ascending' });
    const second = nextSort(first, 'win');
    expect(second).toEqual({ key: 'win', direction: 'descending' });
    expect(nextSort(second, 'win')).toBeNull();
    expect(nextSort(second, 'stake')).toEqual({ key: 'stake', direction: 'ascending' });
  });

  it('[UI-7] has numbers by size', () => {
    expect(sorted([10, 9, -1, 100, 0])).toEqual([-1, 0, 9, 10, 100]);
    expect(sorted([10, 9, -1, Infinity, Infinity, -Infinity], 'descending')).toEqual([Infinity, Infinity, 10, 9, -1, -Infinity]);
  });

  it('[UI-7] has words as their language does, and numbers in them by size', () => {
    expect(sorted(['Table 10', 'table 2', 'Baccarat'])).toEqual(['Baccarat', 'table 2', 'Table 10']);
    expect(sorted(['z', 'ä', 'a'], 'ascending', 'de')).toEqual(['a', 'ä', 'z']);
    expect(sorted(['z', 'ä', 'a'], 'ascending', 'sv')).toEqual(['a', 'z', 'ä']);
    expect(sorted(['đá', 'dầu', 'em'], 'ascending', 'vi')).toEqual(['dầu', 'đá', 'em']);
  });

  it.each(['', 'no_such-language!'])('[UI-7] does without a valid language (%s)', (language) => {
    expect(sorted(['b', 'a'], 'ascending', language)).toEqual(['a', 'b']);
  });

  it('[UI-7] has missing values last in both directions', () => {
    expect(sorted([Number.NaN, 2, 1])).toEqual([1, 2, Number.NaN]);
    expect(sorted([Number.NaN, 2, 1], 'descending')).toEqual([2, 1, Number.NaN]);
    expect(sorted(['', 'b', 'a'], 'descending')).toEqual(['b', 'a', '']);
  });

  it('[UI-7] keeps rows of the same value as they were, and the rows given untouched', () => {
    const rows = [
      { id: 'a', win: 1 },
      { id: 'b', win: 1 },
      { id: 'c', win: 0 },
    ];
    const ids = (direction: 'ascending' | 'descending') => sortRows(rows, ({ win }) => win, direction, 'en').map(({ id }) => id);
    expect(ids('ascending')).toEqual(['c', 'a', 'b']);
    expect(ids('descending')).toEqual(['a', 'b', 'c']);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
