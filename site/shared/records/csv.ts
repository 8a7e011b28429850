import { toDecimal } from '#site/api/contract/wire.ts';

/** A cell: a text, an amount in minor units, or nothing. */
export type CsvValue = string | { readonly amount: number } | null;

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n|]/;
/** What has to stand in quotes. */
const SPECIAL = /[",\r\n]/;
/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF';

/** A cell as it stands in the file. A text that would be run as a formula gets an apostrophe, by which spreadsheets show it as text. */
export function csvCell(value: CsvValue, exponent: number): string {
  if (value === null) return '';
  if (typeof value === 'object') return (toDecimal(value.amount, exponent) ?? 0).toFixed(exponent);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line with its end. */
export function csvLine(values: readonly CsvValue[], exponent: number): string {
  return `${values.map((value) => csvCell(value, exponent)).join(',')}\r\n`;
}

/** The file of these lines. */
export function csvFile(lines: readonly string[]): Blob {
  return new Blob([BOM, ...lines], { type: 'text/csv;charset=utf-8' });
}
