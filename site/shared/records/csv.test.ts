import { describe, expect, it } from 'vitest';

import { csvCell, csvFile, csvLine } from './csv.ts';

describe('the export', () => {
  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', "=cmd|' /C calc'!A0"])('[MEM-7] %j is text, never a formula', (text) => {
    expect(csvCell(text, 2).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [null, ''],
    ['Tiền thắng', 'Tiền thắng'],
  ])('[MEM-7] writes %j as %j', (value, expected) => {
    expect(csvCell(value, 2)).toBe(expected);
  });

  it('[MEM-7] amounts are plain decimals of the currency, negative ones too', () => {
    const amounts = [{ amount: -123_456 }, { amount: 5 }, { amount: 0 }];
    expect(csvLine(amounts, 2)).toBe('-1234.56,0.05,0.00\r\n');
    expect(csvLine(amounts, 0)).toBe('-123456,5,0\r\n');
    expect(csvCell({ amount: 999_999_999_999_99 }, 2)).toBe('999999999999.99');
  });

  it('[MEM-7] begins with the mark of UTF-8', async () => {
    const bytes = new Uint8Array(await csvFile(['a\r\n']).arrayBuffer());
    expect(Array.from(bytes.slice(0, 4))).toEqual([0xef, 0xbb, 0xbf, 0x61]);
  });
});
