import { timeIn } from '#site/api/contract/days.ts';
import { toDecimal } from '#site/api/contract/wire.ts';
import type { Currency } from '#site/i18n/format.ts';

/** Cell type of a column: text, or a number for computations. */
export type FileKind = 'text' | 'money' | 'number' | 'percent' | 'time';

/** A column of an export, independent of the format. The header's unit depends on the kind. */
export type FileColumn<Row> = {
  /** @default header of the list's column */
  readonly header?: string;
} & (
  | { readonly kind: 'text'; readonly value: (row: Row) => string | null }
  | {
      readonly kind: Exclude<FileKind, 'text'>;
      /** Minor units of money, hundredths of a percent, epoch milliseconds, or a plain number. */
      readonly value: (row: Row) => number | null;
      /** Has a sum in the last row. */
      readonly sum?: boolean;
    }
);

/** Money and percent as decimals; times in milliseconds, as local time encoded as UTC. */
export type FileCell = string | number | null;

/** A list as rows of cells, the source of every format. */
export interface FileTable {
  readonly title: string;
  readonly columns: readonly { readonly header: string; readonly kind: FileKind }[];
  readonly rows: readonly (readonly FileCell[])[];
  readonly totals: readonly FileCell[];
  /** Decimal places of money. */
  readonly exponent: number;
}

interface FileOptions {
  readonly title: string;
  readonly currency: Currency;
  readonly timeZone: string;
  /** Label of the totals row. */
  readonly total: string;
}

/** A list's column, and its columns of the export. */
interface Filed<Row> {
  readonly header: string;
  readonly file?: FileColumn<Row> | readonly FileColumn<Row>[];
}

type Named<Row> = FileColumn<Row> & { readonly header: string };

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Local time of the zone, encoded as UTC. */
const wallTime = (at: number, timeZone: string): number => Date.parse(`${timeIn(at, timeZone).replace(' ', 'T')}Z`);

/** `UTC+8` if that offset applies to all of these times, otherwise the zone's name. */
function zoneText(moments: readonly number[], timeZone: string): string {
  const offsets = new Set(moments.map((at) => wallTime(at, timeZone) - Math.floor(at / SECOND_MS) * SECOND_MS));
  const [offset] = offsets;
  if (offset === undefined || offsets.size > 1) return timeZone;
  if (offset === 0) return 'UTC';
  const minutes = Math.abs(offset) / MINUTE_MS;
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest}`;
}

/** The export's columns of a list's columns, with their headers. */
export function filedColumns<Row>(columns: readonly Filed<Row>[]): readonly Named<Row>[] {
  return columns.flatMap(({ header, file = [] }) => [file].flat().map((column) => ({ header, ...column })));
}

/** Converts a list to cells, with sums. */
export function fileTable<Row>(columns: readonly Named<Row>[], rows: readonly Row[], options: FileOptions): FileTable {
  const { title, currency, timeZone, total } = options;
  const { exponent, symbol } = currency;
  const cellOf = (kind: FileKind, value: FileCell): FileCell => {
    if (typeof value !== 'number') return value;
    if (kind === 'money') return toDecimal(value, exponent) ?? null;
    if (kind === 'percent') return value / 100;
    return kind === 'time' ? wallTime(value, timeZone) : value;
  };
  const unitOf = (column: Named<Row>): string | undefined => {
    if (column.kind === 'money') return symbol;
    if (column.kind === 'percent') return '%';
    return column.kind === 'time'
      ? zoneText(
          rows.flatMap((row) => column.value(row) ?? []),
          timeZone,
        )
      : undefined;
  };
  return {
    title,
    exponent,
    columns: columns.map((column) => {
      const unit = unitOf(column);
      return { kind: column.kind, header: unit === undefined ? column.header : `${column.header} (${unit})` };
    }),
    rows: rows.map((row) => columns.map(({ kind, value }) => cellOf(kind, value(row)))),
    totals: columns.map((column, index) => {
      if (column.kind === 'text' || column.sum !== true) return index === 0 ? total : null;
      return cellOf(
        column.kind,
        rows.reduce((sum, row) => sum + (column.value(row) ?? 0), 0),
      );
    }),
  };
}

/** Characters that file systems reject, hide or treat as a path. */
const UNSAFE = /[^\p{L}\p{M}\p{N}_-]+/gu;

/** A file name that is valid on every system: `demo-alice-account-2026-08-28-2026-11-28.csv`. */
export function fileName(parts: readonly string[], extension: string): string {
  const safe = parts.flatMap((part) => part.replace(UNSAFE, '_') || []);
  return `${safe.join('-')}.${extension}`;
}
