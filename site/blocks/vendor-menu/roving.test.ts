import { expect, it } from 'vitest';

import { focusAfter } from './roving.ts';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 4, false, 0],
  ['ArrowLeft', 0, false, 4],
  ['ArrowLeft', 2, true, 3],
  ['ArrowRight', 0, true, 4],
  ['Home', 3, false, 0],
  ['End', 3, true, 4],
  ['Tab', 3, false, undefined],
] as const)('[GAM-4] %s from vendor %i of five, right to left %s, goes to %s', (key, focused, rightToLeft, next) => {
  expect(focusAfter(key, focused, 5, rightToLeft)).toBe(next);
});
