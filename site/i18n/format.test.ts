import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';

import { formatAmount, formatCount, formatDate, formatMoney } from './format.ts';
import { formatDecimal } from './formatDecimal.ts';
import { INTERPOLATION } from './i18n.ts';

describe('amounts', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [123_450, '1,234.50'],
    [-99_999_999, '-999,999.99'],
    [-5, '-0.05'],
    [99_999, '999.99'],
    [100_000, '1,000.00'],
    [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
    [1_234_567_890_12, '1,234,567,890.12'],
  ])('[I18N-3] %d minor units are %s: two decimals, thousands by comma', (units, text) => {
    expect(formatMoney(units, 2)).toBe(text);
  });

  it('[I18N-3] follow the places of the currency, with its symbol before the number and after the sign', () => {
    expect(formatMoney(1_234_567, 0)).toBe('1,234,567');
    expect(formatAmount(123_450, { symbol: 'P', exponent: 2 })).toBe('P1,234.50');
    expect(formatAmount(-123_450, { symbol: '₫', exponent: 0 })).toBe('-₫123,450');
    expect(formatCount(9860)).toBe('9,860');
    // Less than the smallest unit is nothing, which has no sign.
    expect(formatAmount(-0.4, { symbol: '₱', exponent: 2 })).toBe('₱0.00');
    expect(formatAmount(-0.6, { symbol: '₱', exponent: 2 })).toBe('-₱0.01');
  });

  it.each([
    [12.5, 2, '12.5'],
    [1_012.345, 2, '1,012.35'],
    [100, 2, '100'],
    [0.996, 2, '1'],
    [0.0003, 4, '0.0003'],
    [1_000, 0, '1,000'],
    [0, 1, '0'],
  ])('[I18N-3] %d with up to %d decimals is %s', (value, places, text) => {
    expect(formatDecimal(value, places)).toBe(text);
  });
});

describe('dates', () => {
  // Months from 0; local time, as the page shows it.
  const at = new Date(2026, 0, 9, 15, 4, 7).getTime();

  it.each([
    ['yyyy-MM-dd hh:mm:ss', '2026-01-09 15:04:07'],
    ['dd/MM/yyyy', '09/01/2026'],
    ['hhmmss', '150407'],
    ['MM · mm', '01 · 04'],
    ['year', 'year'],
  ])('[I18N-3] %s is %s: each token stands for its part, and MM is not mm', (pattern, text) => {
    expect(formatDate(at, pattern)).toBe(text);
  });
});

describe('templates', () => {
  it('[I18N-3] {0} and {1} stand for what is given, whatever it holds', async () => {
    const i18n = createInstance();
    const resources = { EN: { t: { between: 'between {0} and {1}, at most {1}' } } };
    await i18n.init({ lng: 'EN', defaultNS: 't', resources, interpolation: INTERPOLATION });
    expect(i18n.t('between', { 0: 4, 1: 16 })).toBe('between 4 and 16, at most 16');
    expect(i18n.t('between', { 0: '<b>', 1: '{0}' })).toBe('between <b> and {0}, at most {0}');
  });

  it('[I18N-3] number their places from 0 without a gap, in the texts of every page', () => {
    const texts = Object.entries<string>(JSON.parse(readFileSync('locales/EN/common.json', 'utf8')));
    const gaps = texts.filter(([, text]) => {
      const places = new Set([...text.matchAll(/\{(\d)\}/g)].map(([, place]) => Number(place)));
      return [...places].some((place) => place >= places.size);
    });
    expect(gaps).toEqual([]);
  });
});
