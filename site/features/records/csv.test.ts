import { describe, expect, it } from 'vitest';

import { csvCell, csvFile } from './csv.ts';
import { fileTable } from './fileTable.ts';

describe('the export', () => {
  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', "=cmd|' /C calc'!A0"])('[MEM-7] %j is text, never a formula', (text) => {
    expect(csvCell(text, 'text', 2).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [null, ''],
    ['Tiền thắng', 'Tiền thắng'],
  ])('[MEM-7] writes %j as %j', (value, expected) => {
    expect(csvCell(value, 'text', 2)).toBe(expected);
  });

  it.each([
    [2, '-1234.56,0.05,0.00,999999999999.99\r\n'],
    [0, '-123456,5,0,99999999999999\r\n'],
  ])('[MEM-7] amounts are plain decimals of the currency, with %i places, negative ones too', async (exponent, expected) => {
    const amounts = [-123_456, 5, 0, 999_999_999_999_99];
    const columns = amounts.map((amount) => ({ kind: 'money' as const, header: '', value: () => amount }));
    const table = fileTable(columns, [null], { title: '', currency: { symbol: '₱', exponent }, timeZone: 'UTC', total: '' });
    const text = await csvFile(table).text();
    expect(text.split(/(?<=\r\n)/)[1]).toBe(expected);
  });

  it('[MEM-7] begins with a UTF-8 byte order mark', async () => {
    const table = { title: '', columns: [{ header: 'a', kind: 'text' as const }], rows: [], totals: [], exponent: 2 };
    const bytes = new Uint8Array(await csvFile(table).arrayBuffer());
    expect(Array.from(bytes.slice(0, 4))).toEqual([0xef, 0xbb, 0xbf, 0x61]);
  });
});
