import type { FileCell, FileKind, FileTable } from './fileTable.ts';

/** Characters that spreadsheets treat as the start of a formula. */
const FORMULA = /^[=+\-@\t\r\n|]/;
/** Characters that require quotes. */
const SPECIAL = /[",\r\n]/;
/** Byte order mark: makes spreadsheets read UTF-8. */
const BOM = '\uFEFF';

/** Formats a cell. Text that would run as a formula gets an apostrophe prefix against CSV injection. */
export function csvCell(value: FileCell, kind: FileKind, exponent: number): string {
  if (value === null) return '';
  if (typeof value === 'number') {
    if (kind === 'money') return value.toFixed(exponent);
    return kind === 'time' ? new Date(value).toISOString().slice(0, 19).replace('T', ' ') : String(value);
  }
  const text = FORMULA.test(value) ? `'${value}` : value;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats the table as comma-separated values. */
export function csvFile({ columns, rows, totals, exponent }: FileTable): Blob {
  const lines = [columns.map(({ header }) => header), ...rows, totals].map((cells) => {
    const texts = columns.map(({ kind }, index) => csvCell(cells[index] ?? null, kind, exponent));
    return `${texts.join(',')}\r\n`;
  });
  return new Blob([BOM, ...lines], { type: 'text/csv;charset=utf-8' });
}
