import { describe, expect, it } from 'vitest';

import { betChoices, formatBet } from './minBet.ts';

const peso = { symbol: '₱', exponent: 2 };
const dong = { symbol: '₫', exponent: 0 };

describe('minimum bets', () => {
  it('[GAM-2] offers the spec’s choices from minor units', () => {
    expect(betChoices([1, 5, 10, 50, 75], peso)).toEqual([
      { value: '0.01', fine: 100, label: '₱0.01' },
      { value: '0.05', fine: 500, label: '₱0.05' },
      { value: '0.1', fine: 1000, label: '₱0.10' },
      { value: '0.5', fine: 5000, label: '₱0.50' },
      { value: '0.75', fine: 7500, label: '₱0.75' },
    ]);
  });

  it('[GAM-2] offers whole units where the currency has no smaller ones', () => {
    expect(betChoices([1000], dong)).toEqual([{ value: '1000', fine: 10_000_000, label: '₫1,000' }]);
  });

  it.each([
    [2000, peso, '₱0.20'],
    [25, peso, '₱0.0025'],
    [1250, peso, '₱0.125'],
    [0, peso, '₱0.00'],
    [500, dong, '₫0.05'],
    [12_500_000, peso, '₱1,250.00'],
  ])('[GAM-2] writes %i ten-thousandths with the decimals they need', (fine, currency, text) => {
    expect(formatBet(fine, currency)).toBe(text);
  });
});
