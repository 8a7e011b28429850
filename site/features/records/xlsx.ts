import { writeXlsx } from 'hucre/xlsx';

import type { FileCell, FileKind, FileTable } from './fileTable.ts';

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Characters not allowed in sheet names, and the maximum length. */
const NOT_IN_NAMES = /[[\]:*?/\\']/g;
const LONGEST_NAME = 31;

/** Column widths, in characters. */
const WIDTH = { least: 10, most: 40, time: 20, beside: 2 };

/** Noncharacters, which are invalid in XML. */
const NOT_XML = /[\uFFFE\uFFFF]/g;
/** The format reads `_x0041_` as the character `A`. */
const ESCAPE = /_(?=x[\dA-F]{4}_)/gi;

const FORMATS: Readonly<Record<FileKind, string>> = { text: '@', money: '0', number: '0', percent: '0.00', time: 'yyyy-mm-dd hh:mm:ss' };

function formatOf(kind: FileKind, exponent: number): string {
  return kind === 'money' && exponent > 0 ? `0.${'0'.repeat(exponent)}` : FORMATS[kind];
}

function cellOf(value: FileCell, kind: FileKind): string | number | Date | null {
  if (typeof value === 'string') return value.replace(NOT_XML, '\uFFFD').replace(ESCAPE, '_x005F_');
  return typeof value === 'number' && kind === 'time' ? new Date(value) : value;
}

const lengthOf = (value: FileCell | undefined): number => String(value ?? '').length;

/** Converts the table to a workbook with typed cells, independent of the spreadsheet's language. */
export async function xlsxFile({ title, columns, rows, totals, exponent }: FileTable): Promise<Blob> {
  const all = [columns.map(({ header }) => header), ...rows, totals];
  const formats = columns.map(({ kind }) => formatOf(kind, exponent));
  const bold = [0, all.length - 1].flatMap((row) =>
    formats.map((format, column) => {
      const numFmt = typeof all[row]?.[column] === 'number' ? format : FORMATS.text;
      return [`${row},${column}`, { style: { numFmt, font: { bold: true } } }] as const;
    }),
  );
  const file = await writeXlsx({
    sheets: [
      {
        name: title.replace(NOT_IN_NAMES, ' ').slice(0, LONGEST_NAME),
        columns: columns.map(({ kind }, index) => {
          const longest = Math.max(...all.map((cells) => (kind === 'time' ? WIDTH.time : lengthOf(cells[index]))));
          return { numFmt: formats[index] ?? FORMATS.text, width: Math.min(WIDTH.most, Math.max(WIDTH.least, longest + WIDTH.beside)) };
        }),
        rows: all.map((cells) => columns.map(({ kind }, index) => cellOf(cells[index] ?? null, kind))),
        cells: new Map(bold),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([new Uint8Array(file)], { type: MIME });
}
