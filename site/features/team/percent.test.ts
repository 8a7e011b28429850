import { expect, it } from 'vitest';

import { fieldText, percentText, rateOf } from './percent.ts';

it('[AGT-2] rates are entered and shown in percent, and stored in hundredths of a percent', () => {
  for (const rate of [0, 1, 7, 29, 57, 58, 115, 1250, 10_000]) expect(rateOf(fieldText(rate))).toBe(rate);
  expect(rateOf('')).toBe(0);
  expect(rateOf('0.57')).toBe(57);
  expect([percentText(0), percentText(55), percentText(1250)]).toEqual(['0%', '0.55%', '12.5%']);
});
