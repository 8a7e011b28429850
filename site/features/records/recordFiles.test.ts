import { read, utils, type CellObject, type WorkSheet } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';

import { csvFile } from './csv.ts';
import { fileName, fileTable, type FileColumn } from './fileTable.ts';
import { xlsxFile } from './xlsx.ts';

interface Payment {
  readonly id: string;
  readonly paidAt: number | null;
  readonly amount: number;
  readonly balance: number;
  readonly rate: number;
  readonly members: number;
}

const PAYMENTS: readonly Payment[] = [
  { id: '00123456789012345678', paidAt: Date.UTC(2026, 10, 28, 1, 32, 53), amount: -123_456, balance: 1_000, rate: 30, members: 3 },
  { id: '=1+1', paidAt: null, amount: 5, balance: 1_005, rate: 1250, members: 4 },
];

const COLUMNS: readonly (FileColumn<Payment> & { readonly header: string })[] = [
  { kind: 'text', header: 'Number', value: ({ id }) => id },
  { kind: 'time', header: 'Time', value: ({ paidAt }) => paidAt },
  { kind: 'money', header: 'Amount', sum: true, value: ({ amount }) => amount },
  { kind: 'money', header: 'Balance', value: ({ balance }) => balance },
  { kind: 'percent', header: 'Rate', value: ({ rate }) => rate },
  { kind: 'number', header: 'Members', sum: true, value: ({ members }) => members },
];

const OPTIONS = { title: 'Account record', currency: { symbol: '₱', exponent: 2 }, timeZone: 'Asia/Manila', total: 'Total' };

const HEADERS = ['Number', 'Time (UTC+8)', 'Amount (₱)', 'Balance (₱)', 'Rate (%)', 'Members'];

async function sheetOf(blob: Blob): Promise<WorkSheet> {
  const { Sheets, SheetNames } = read(new Uint8Array(await blob.arrayBuffer()), { cellNF: true });
  const sheet = Sheets[SheetNames[0] ?? ''];
  if (!sheet) throw new Error('No sheet');
  return sheet;
}

/** Type, value and number format of a cell, as read back. */
function cellOf(sheet: WorkSheet, address: string) {
  const cell: CellObject | undefined = sheet[address];
  return cell && { t: cell.t, v: cell.v, z: cell.z };
}

describe('files of records', () => {
  it('[MEM-7] CSV has units in its headers, numbers as numbers, and sums in its last row', async () => {
    const text = await csvFile(fileTable(COLUMNS, PAYMENTS, OPTIONS)).text();
    expect(text.split('\r\n')).toEqual([
      HEADERS.join(','),
      '00123456789012345678,2026-11-28 09:32:53,-1234.56,10.00,0.3,3',
      "'=1+1,,0.05,10.05,12.5,4",
      'Total,,-1234.51,,,7',
      '',
    ]);
  });

  it('[MEM-7] a workbook has the same values in typed cells: amounts with the currency’s decimals, times as dates, ids as text', async () => {
    const sheet = await sheetOf(await xlsxFile(fileTable(COLUMNS, PAYMENTS, OPTIONS)));
    expect(utils.sheet_to_json(sheet, { header: 1 })[0]).toEqual(HEADERS);
    expect(cellOf(sheet, 'A2')).toEqual({ t: 's', v: '00123456789012345678', z: '@' });
    expect(cellOf(sheet, 'A3')).toMatchObject({ t: 's', v: '=1+1' });
    const time = cellOf(sheet, 'B2');
    expect(time).toMatchObject({ t: 'n', z: 'yyyy-mm-dd hh:mm:ss' });
    expect(sheet['B2']).toMatchObject({ w: '2026-11-28 09:32:53' });
    expect(cellOf(sheet, 'C2')).toEqual({ t: 'n', v: -1234.56, z: '0.00' });
    expect(cellOf(sheet, 'E2')).toEqual({ t: 'n', v: 0.3, z: '0.00' });
    expect(cellOf(sheet, 'F2')).toEqual({ t: 'n', v: 3, z: '0' });
    expect(cellOf(sheet, 'A4')).toMatchObject({ t: 's', v: 'Total' });
    expect(cellOf(sheet, 'C4')).toEqual({ t: 'n', v: -1234.51, z: '0.00' });
    expect(cellOf(sheet, 'D4')?.v).toBeUndefined();
  });

  it('[MEM-7] currencies without decimals have integer amounts', async () => {
    const options = { ...OPTIONS, currency: { symbol: '₫', exponent: 0 } };
    const sheet = await sheetOf(await xlsxFile(fileTable(COLUMNS, PAYMENTS, options)));
    expect(cellOf(sheet, 'C2')).toEqual({ t: 'n', v: -123_456, z: '0' });
  });

  it.each(['_x0041_', 'bell \u0007', 'not \uFFFE a character', 'half \uD83D a pair', ' spaces ', '<&>"'])(
    '[MEM-7] the text %j round-trips, with replacements for characters that XML cannot hold',
    async (text) => {
      const table = {
        title: 'a/b: [c]?'.repeat(5),
        columns: [{ header: text, kind: 'text' as const }],
        rows: [[text]],
        totals: [],
        exponent: 2,
      };
      const sheet = await sheetOf(await xlsxFile(table));
      expect(sheet['A2']).toMatchObject({ t: 's', v: text.replace(/\uFFFE|\uD83D/, '\uFFFD') });
    },
  );

  it('[MEM-7] a time zone whose offset changes within the file is named instead of its offset', () => {
    const column: FileColumn<number> & { readonly header: string } = { kind: 'time', header: 'Time', value: (at) => at };
    const [winter, summer] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];
    const headerOf = (moments: readonly number[], timeZone: string) =>
      fileTable([column], moments, { ...OPTIONS, timeZone }).columns[0]?.header;
    expect(headerOf([winter], 'Europe/Berlin')).toBe('Time (UTC+1)');
    expect(headerOf([winter, summer], 'Europe/Berlin')).toBe('Time (Europe/Berlin)');
    expect(headerOf([winter], 'Asia/Kolkata')).toBe('Time (UTC+5:30)');
    expect(headerOf([winter], 'America/St_Johns')).toBe('Time (UTC-3:30)');
    expect(headerOf([winter], 'UTC')).toBe('Time (UTC)');
  });

  it('[MEM-7] a file is named after merchant and account, safe for every file system', () => {
    expect(fileName(['demo', 'alice', 'account', '2026-08-28', '2026-11-28'], 'csv')).toBe('demo-alice-account-2026-08-28-2026-11-28.csv');
    expect(fileName(['demo', '../a:b\\c*', 'bets'], 'xlsx')).toBe('demo-_a_b_c_-bets.xlsx');
    expect(fileName(['demo', '', 'bets'], 'xlsx')).toBe('demo-bets.xlsx');
  });
});
