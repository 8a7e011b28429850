import { expect, it } from 'vitest';

import { nextTier } from './nextTier.ts';

const tier = (rate: number, activeMembers: number, betAmount: number) => ({
  rate,
  activeMembers,
  validBet: null,
  profitLoss: null,
  betAmount,
});
const tiers = [tier(24, 5, 50_000), tier(27, 5, 130_000), tier(30, 8, 200_000)];
const reached = { rate: 24, activeMembers: 6, validBet: 0, profitLoss: 0, betAmount: 50_000 };

it('[AGT-6] names what is missing to the next tier, and nothing that is reached', () => {
  expect(nextTier('daily', tiers, reached)).toEqual({ rate: 27, missing: [{ figure: 'betAmount', amount: 80_000 }] });
  expect(nextTier('daily', tiers, { ...reached, rate: 27 })).toEqual({
    rate: 30,
    missing: [
      { figure: 'activeMembers', amount: 2 },
      { figure: 'betAmount', amount: 150_000 },
    ],
  });
});

it('[AGT-6] begins with the first tier, and ends with the highest', () => {
  expect(nextTier('daily', tiers, { ...reached, rate: 0 })?.rate).toBe(24);
  expect(nextTier('daily', tiers, { ...reached, rate: 30 })).toBeUndefined();
});
