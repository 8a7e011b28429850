import { expect, it } from 'vitest';

import { columnsOf } from './columns.ts';

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
