import { expect, it } from 'vitest';

import { rovingTarget } from './rovingTarget.ts';

it.each([
  ['ArrowRight', 4, false, 5],
  ['ArrowRight', 4, true, 3],
  ['ArrowLeft', 0, false, 0],
  ['ArrowDown', 4, false, 14],
  ['ArrowDown', 95, false, 95],
  ['ArrowUp', 4, false, 4],
  ['Home', 42, false, 0],
  ['End', 42, false, 99],
  ['Enter', 42, false, undefined],
] as const)('[APP-5] %s moves from ball %d (right to left: %s) to %s', (key, from, rtl, to) => {
  expect(rovingTarget(key, from, 100, 10, rtl)).toBe(to);
});
