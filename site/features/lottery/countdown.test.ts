import { expect, it } from 'vitest';

import { clockText } from './countdown.ts';

it.each([
  [0, '00:00'],
  [59, '00:59'],
  [60, '01:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
])('[APP-5] %d seconds are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
