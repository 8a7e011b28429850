import { expect, it } from 'vitest';

import { columnsOf, lastSpan } from './columns.ts';

it.each([
  [9, true, 6],
  [9, false, 6],
  [7, false, 7],
  [7, true, 5],
  [8, false, 4],
  [5, true, 4],
] as const)('[GAM-1] %i category tiles, featured %s, stand %i in a row', (tiles, featured, columns) => {
  expect(columnsOf(tiles, featured)).toBe(columns);
});

it.each([
  [9, true, 1],
  [8, true, 2],
  [10, true, 6],
] as const)('[GAM-1] the last of %i tiles, featured %s, takes %i cells to fill its row', (tiles, featured, span) => {
  expect(lastSpan(tiles, featured)).toBe(span);
});
