import { expect, it } from 'vitest';

import { ratioText } from './ratio.ts';

it.each([
  [100, '100 : 1'],
  [1, '1 : 1'],
  [0.1, '1 : 10'],
  [0.08, '1 : 12.5'],
  [0.09, '1 : 11.11'],
])('[MEM-15] a rate of %d points to one is read as %s', (ratio, text) => {
  expect(ratioText(ratio)).toBe(text);
});
