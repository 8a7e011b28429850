import { describe, expect, it } from 'vitest';

import { amountText, cleaned, editedAmount, pasted, plainText, stepped, unitsOf } from './decimal.ts';

/** `|` is the caret. */
const edit = (raw: string, decimals = 2, forward = false, currency = '₱'): string => {
  const { text, caret, fault } = editedAmount(raw.replace('|', ''), raw.indexOf('|'), { decimals, currency }, forward);
  return `${text.slice(0, caret)}|${text.slice(caret)}${fault === undefined ? '' : ` ${fault}`}`;
};

describe('amounts as text', () => {
  it.each([
    ['1,234.50', 2, 123450],
    ['1,234.5', 2, 123450],
    ['.5', 2, 50],
    ['7.', 2, 700],
    ['', 2, undefined],
    ['.', 2, undefined],
    ['0.07', 2, 7],
    ['50,000', 0, 50000],
    ['1.250.000', 0, 1250000],
    ['1.2345', 4, 12345],
    ['9,999,999,999,999.99', 2, 999999999999999],
  ])('[UI-6] %s at %i decimals counts exactly', (text, decimals, units) => {
    expect(unitsOf(text, decimals)).toBe(units);
  });

  it.each([
    [123450, 2, '1,234.50'],
    [50000, 2, '500'],
    [7, 2, '0.07'],
    [0, 2, '0'],
    [1234567, 0, '1,234,567'],
    [12345, 4, '1.2345'],
    [undefined, 2, ''],
  ])('[UI-6] %s at %i decimals reads %s', (units, decimals, text) => {
    expect(amountText(units, decimals)).toBe(text);
  });
});

describe('typing an amount', () => {
  it.each([
    ['123', '1234|', '1,234|'],
    ['234', '1|234', '1|,234'],
    ['1,234', '1,2934|', '12,934|'],
    ['1,234', '1,29|34', '12,9|34'],
    ['1,234', '1,23|', '123|'],
    ['1,234.5', '1,234.56|', '1,234.56|'],
    ['', '.|', '.|'],
    ['0', '05|', '05|'],
    ['10,000', '|0,000', '|0,000'],
    ['0,000', '2|0,000', '2|0,000'],
    ['12', '１２３|', '123|'],
  ])('[UI-6] %s changed to %s becomes %s', (before, raw, after) => {
    expect(edit(raw), `from ${before}`).toBe(after);
  });

  it.each([
    ['1.239|', 2, 'amountDecimals'],
    ['1.23456|', 4, 'amountDecimals'],
    ['1.2.|3', 2, 'amountUnclear'],
    ['1.234.567|', 2, 'amountUnclear'],
    ['1e9|', 2, 'amountUnclear'],
    ['5-|', 2, 'amountUnclear'],
    ['100-|200', 2, 'amountUnclear'],
    ['|₱', 2, undefined],
    ['5₱0|', 2, 'amountUnclear'],
    ['-|', 2, 'amountNegative'],
    ['-|5', 2, 'amountNegative'],
    ['₱ −1,250.50|', 2, 'amountNegative'],
    ['5000.5|', 0, 'amountWhole'],
    ['5,000.000|', 0, 'amountWhole'],
    ['0.123|', 0, 'amountWhole'],
    ['9,999,999,999,9999|', 2, 'amountTooLong'],
  ])('[UI-6] %s at %i decimals stays as it is typed where it is no amount, and says why: %s', (raw, decimals, fault) => {
    expect(edit(raw, decimals)).toBe(fault === undefined ? '|' : `${raw} ${fault}`);
  });

  it.each([
    ['₱ 1,234.50|', '₱', '1,234.50|'],
    [' 500 |', '₱', '500|'],
    ['500 Rp|', 'Rp', '500|'],
    ["1'234.5|", 'CHF', '1,234.5|'],
    ['IDR|500', 'IDR', '|500'],
  ])('[UI-6] %s with the sign %s is an amount', (raw, currency, after) => {
    expect(edit(raw, 2, false, currency)).toBe(after);
  });

  it.each([
    ['50.|', '50.|', false],
    ['50.0|', '50.0| amountWhole', true],
    ['50.000|', '50.000|', false],
    ['1.250.0|00', '1.250.0|00', false],
    ['5000.0|', '5000.0| amountWhole', false],
  ])('[UI-6] without decimals, %s is %s: points may part thousands (still to come: %s)', (raw, after, unfinished) => {
    expect(edit(raw, 0)).toBe(after);
    expect(editedAmount(raw.replace('|', ''), 0, { decimals: 0, currency: '₫' }).unfinished ?? false).toBe(unfinished);
  });

  it('[UI-6] backspace and delete both get past a separator', () => {
    expect(edit('1|234')).toBe('1|,234');
    expect(edit('1|234', 2, true)).toBe('1,|234');
  });
});

describe('pasting a number', () => {
  it.each([
    ['1,234.50', 2, '1234.5'],
    ['₱ 1,234.50', 2, '1234.5'],
    ['1.234,50', 2, '1234.5'],
    ['1 234,5', 2, '1234.5'],
    ['1,234', 2, '1234'],
    ['1,23', 2, '1.23'],
    ['1.234.567', 2, '1234567'],
    ['50.000', 0, '50000'],
    ['50,000.00', 0, '50000'],
    ['１２３', 2, '123'],
    ['Rp.50.000', 0, '50000'],
    ['Rs.500', 2, '500'],
    ['₱.50', 2, '.5'],
    ["1'234.50 CHF", 2, '1234.5'],
    ['100.000đ', 0, '100000'],
  ])('[UI-6] %s at %i decimals is %s', (text, decimals, number) => {
    expect(pasted(text, decimals)).toBe(number);
  });

  it.each([
    ['1.234', 2],
    ['0.123', 2],
    ['0.123', 0],
    ['12.5', 0],
    ['-5', 2],
    ['abc', 2],
    ['1,2,3.4.5', 2],
    ['99999999999999', 2],
    ['1e9', 2],
    ['100-200', 2],
    ['12:30', 2],
    ['100\n200', 2],
  ])('[UI-6] %s at %i decimals is not guessed', (text, decimals) => {
    expect(pasted(text, decimals)).toBeUndefined();
  });

  it('[UI-6] a minus stays where numbers may be negative', () => {
    expect(pasted('−1,250', 0, true)).toBe('-1250');
  });
});

describe('plain numbers', () => {
  it.each([
    ['12a3', 0, false, '123'],
    ['1,5', 1, false, '1.5'],
    ['1.2.3', 2, false, '1.23'],
    ['1.239', 2, false, '1.23'],
    ['-5', 0, false, '5'],
    ['-5-', 0, true, '-5'],
    ['１２', 0, false, '12'],
  ])('[UI-6] %s typed at %i decimals (negative: %s) leaves %s', (text, decimals, negative, left) => {
    expect(cleaned(text, decimals, negative)).toBe(left);
  });

  it('[UI-6] reads without needless zeros', () => {
    expect([plainText(150, 2), plainText(100, 2), plainText(-5, 1), plainText(0, 0)]).toEqual(['1.5', '1', '-0.5', '0']);
  });

  it.each([
    ['', 1, '1'],
    ['5', 1, '6'],
    ['5', -1, '4'],
    ['0', -1, '0'],
    ['10', 1, '10'],
    ['99', 1, '10'],
  ])('[UI-6] %s steps by %i to %s between 0 and 10', (text, direction, next) => {
    expect(stepped(text, direction === 1 ? 1 : -1, { min: 0, max: 10, step: 1 })).toBe(next);
  });

  it('[UI-6] steps without the errors of fractions, onto the steps that start at the least', () => {
    expect(stepped('0.2', 1, { min: 0, max: 1, step: 0.1 })).toBe('0.3');
    expect(stepped('7', 1, { min: 5, max: 50, step: 5 })).toBe('10');
    expect(stepped('7', -1, { min: 5, max: 50, step: 5 })).toBe('5');
    expect(stepped('0', -1, { min: -Infinity, max: Infinity, step: 1 })).toBe('-1');
  });
});
