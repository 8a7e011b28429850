import { describe, expect, it } from 'vitest';
import { tierFaults, type TierDraft } from './contractTerms.ts';

const share = (rate: number | null, activeMembers: number, validBet: number, profitLoss = 100): TierDraft => ({
  rate,
  activeMembers,
  validBet,
  profitLoss,
  betAmount: null,
});
const pay = (rate: number, activeMembers: number, betAmount: number | null): TierDraft => ({
  rate,
  activeMembers,
  validBet: null,
  profitLoss: null,
  betAmount,
});

/** Faults of a daily salary, in words. */
const found = (...tiers: TierDraft[]) => tierFaults('daily', tiers, 90).map(({ tier, field, kind }) => `${tier} ${field} ${kind}`);

describe('the terms of an offer', () => {
  it.each(['daily', 'hourly', 'realtime'] as const)('[AGT-6] of a %s are rate, active members and a bet amount', (sort) => {
    expect(tierFaults(sort, [pay(30, 5, 1000), pay(60, 5, 2000), pay(90, 10, 2000)], 90)).toEqual([]);
    expect(tierFaults(sort, [pay(30, 5, null)], 90)).toEqual([{ tier: 0, field: 'betAmount', kind: 'missing' }]);
    expect(tierFaults(sort, [{ ...pay(30, 5, 10), validBet: 5 }], 90)).toEqual([{ tier: 0, field: 'validBet', kind: 'unused' }]);
  });

  it('[AGT-6] of a dividend are rate, active members, valid bet and profit and loss', () => {
    expect(tierFaults('dividend', [share(500, 5, 1000), share(900, 5, 1000, 200)], 900)).toEqual([]);
    expect(tierFaults('dividend', [{ ...share(500, 5, 1000), profitLoss: null, betAmount: 1 }], 900)).toEqual([
      { tier: 0, field: 'profitLoss', kind: 'missing' },
      { tier: 0, field: 'betAmount', kind: 'unused' },
    ]);
  });

  it('[AGT-4] rise from tier to tier, in rate and in what they ask for', () => {
    expect(found(pay(30, 5, 1000), pay(30, 6, 1000))).toEqual(['1 rate rateFalls']);
    expect(found(pay(30, 5, 1000), pay(40, 4, 1000))).toEqual(['1 activeMembers figureFalls']);
    expect(found(pay(30, 5, 1000), pay(40, 9, 999))).toEqual(['1 betAmount figureFalls']);
    expect(found(pay(30, 5, 1000), pay(40, 5, 1000))).toEqual(['1 activeMembers sameFigures']);
    expect(found(pay(30, 5, 1000), pay(91, 6, 1000))).toEqual(['1 rate tooHigh']);
  });

  it('[AGT-4] are whole numbers, and a rate is more than nothing', () => {
    for (const rate of [null, 0, -1, 0.5, NaN])
      expect(tierFaults('dividend', [share(rate, 5, 1000)], 900)).toEqual([{ tier: 0, field: 'rate', kind: 'missing' }]);
    expect(tierFaults('dividend', [share(5, -1, 0.5)], 900).map(({ field }) => field)).toEqual(['activeMembers', 'validBet']);
  });
});
