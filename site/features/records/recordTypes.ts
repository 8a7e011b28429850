import type { ReactNode } from 'react';

import type { CallOptions, Client } from '#site/api/client.ts';
import type { SelectOption, TableColumn } from '#ui';
import type { FileColumn } from './fileTable.ts';

/** Which page of a list; pages start at 1. */
export interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Query of a list. Days are `yyyy-MM-dd` in the merchant's time zone, both inclusive. */
export interface RecordQuery extends PageQuery {
  readonly startDate: string;
  readonly endDate: string;
  /** Selected values by filter; unset filters are absent. */
  readonly filters: Readonly<Record<string, string>>;
  /** Key of a sortable column, with a minus if descending; absent for the platform's own order. */
  readonly order?: string;
}

/** A page of records. Totals and counts cover all matching records. */
export interface RecordPage<Row, Totals> {
  readonly list: readonly Row[];
  readonly totals: Totals;
  readonly totalCount: number;
  readonly totalPages: number;
}

/** Requests a page from the platform. */
export type AskRecords<Row, Totals> = (client: Client, query: RecordQuery, options: CallOptions) => Promise<RecordPage<Row, Totals>>;

/** A field of a record: table column, line in the details, and columns of the export. */
export interface RecordColumn<Row, Totals> extends TableColumn<Row> {
  /** Columns of the export. */
  file?: FileColumn<Row> | readonly FileColumn<Row>[];
  /** Cell of the totals row. */
  total?: (totals: Totals) => ReactNode;
  /** Only in the details and the export. */
  detailOnly?: true;
}

/** A select or a text filter. */
export interface RecordFilter {
  /** Query parameter, and key in `RecordQuery.filters`; `from`, `to`, `page`, `pageNo`, `pageSize` and `sort` are reserved. */
  readonly key: string;
  readonly label: string;
  /** Label of the choice when unset. @default All */
  readonly usual?: string;
  /** Options besides the usual one; without options it is a text search. */
  readonly options?: readonly SelectOption[];
  /** Options are loading: the value in the URL applies until then. */
  readonly isComing?: boolean;
}

/** The text if it is one of the values, otherwise `undefined`; validates URL parameters. */
export function oneOf<Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined {
  return values.find((value) => value === text);
}

/** A positive integer, otherwise `undefined`; validates URL parameters. */
export function wholeOf(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,7}$/.test(text ?? '') ? Number(text) : undefined;
}
