import type { ReactNode } from 'react';

import type { CallOptions, Client } from '#site/api/client.ts';
import type { SelectOption, TableColumn } from '#ui';
import type { FileColumn } from './fileTable.ts';

/** What a list of records asks for. Days are `yyyy-MM-dd` by the merchant's clock, both included; pages count from 1. */
export interface RecordQuery {
  readonly startDate: string;
  readonly endDate: string;
  /** What is chosen of each filter; one without a choice is missing. */
  readonly filters: Readonly<Record<string, string>>;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of records. Totals and counts are of all that fit, whatever the page. */
export interface RecordPage<Row, Totals> {
  readonly list: readonly Row[];
  readonly totals: Totals;
  readonly totalCount: number;
  readonly totalPages: number;
}

/** Asks the platform for a page. */
export type AskRecords<Row, Totals> = (client: Client, query: RecordQuery, options: CallOptions) => Promise<RecordPage<Row, Totals>>;

/** A part of a record: its column, its line in the record's detail, and its column of the export. */
export interface RecordColumn<Row, Totals> extends TableColumn<Row> {
  /** Its columns in the saved file. */
  file?: FileColumn<Row> | readonly FileColumn<Row>[];
  /** In the row of totals. */
  total?: (totals: Totals) => ReactNode;
  /** Is no column of the table: the record's detail and the export have it. */
  detailOnly?: true;
}

/** One of several, or a text. */
export interface RecordFilter {
  /** Its name in the address and in `RecordQuery.filters`; `from`, `to`, `page`, `pageNo` and `pageSize` are taken. */
  readonly key: string;
  readonly label: string;
  /** What may be chosen besides everything; without options it is a text to search for. */
  readonly options?: readonly SelectOption[];
  /** Its options are on their way: what the address chooses holds until then. */
  readonly isComing?: boolean;
}

/** One of the values that a call takes, or nothing where the text, from an address for instance, is none of them. */
export function oneOf<Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined {
  return values.find((value) => value === text);
}

/** A whole number from 1, or nothing where the text, from an address for instance, is none. */
export function wholeOf(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,7}$/.test(text ?? '') ? Number(text) : undefined;
}
