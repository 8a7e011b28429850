import { expect, it } from 'vitest';

import { clockText, partsOf } from './elapsed.ts';

it.each([
  [0, '0:00:00'],
  [59_999, '0:00:59'],
  [3_909_000, '1:05:09'],
  [45_296_000, '12:34:56'],
  [-5000, '0:00:00'],
])('[SEC-6] %i ms are shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

it('[SEC-6] splits a duration into hours, minutes and seconds', () => {
  expect(partsOf(3_909_999)).toEqual({ hours: 1, minutes: 5, seconds: 9 });
});
