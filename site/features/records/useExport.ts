import { useEffect, useRef, useState } from 'react';

import type { CallOptions, Client } from '#site/api/client.ts';
import { MOST_RECORDS } from '#site/api/contract/records.ts';
import { isCallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { importWithRetry } from '#site/lib/importWithRetry.ts';
import { saveFile } from '#site/lib/saveFile.ts';
import { csvFile } from './csv.ts';
import type { FileTable } from './fileTable.ts';
import type { PageQuery, RecordPage } from './recordTypes.ts';

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const xlsxCode = () => import('./xlsx.ts');

/** Loads a format's writer: the workbook writer is as large as a page's code. */
const WRITERS: Readonly<Record<ExportFormat, () => Promise<(table: FileTable) => Blob | Promise<Blob>>>> = {
  csv: () => Promise.resolve(csvFile),
  xlsx: async () => (await importWithRetry(xlsxCode, 'xlsxFile')).xlsxFile,
};

/** Progress. `total` is 0 until the first response. */
interface Reached {
  readonly done: number;
  readonly total: number;
}

export type ExportState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'running' } & Reached)
  | { readonly kind: 'failed'; readonly format: ExportFormat }
  | { readonly kind: 'saved'; readonly total: number };

interface ExportOptions<Row, Query> {
  readonly ask: (client: Client, query: Query & PageQuery, options: CallOptions) => Promise<Omit<RecordPage<Row, unknown>, 'totals'>>;
  readonly query: Query;
  /** Records per request. @default as many as a call of records permits */
  readonly pageSize?: number;
  readonly rowKey: (row: Row) => string;
  /** Converts records to a file table. */
  readonly table: (rows: readonly Row[]) => FileTable;
  readonly fileName: (format: ExportFormat) => string;
}

/** State of an interrupted export. */
interface Progress<Row> {
  nextPage: number;
  /** The second pass over all pages is running. */
  isAgain: boolean;
  /** The largest total seen. */
  most: number;
  /** Records by key. */
  readonly rows: Map<string, Row>;
}

/**
 * Exports all records of a filter, page by page. An interrupted export resumes. New records push others to the next page, and duplicates
 * are dropped; removed records pull others to a page that was already fetched, so missing records cause a second pass.
 */
export function useExport<Row, Query>(options: ExportOptions<Row, Query>) {
  const client = useClient();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const progress = useRef<Progress<Row>>(undefined);
  const running = useRef<AbortController>(undefined);
  const about = JSON.stringify(options.query);
  const [stateIsAbout, setStateIsAbout] = useState(about);
  // The previous state belongs to another filter.
  if (stateIsAbout !== about) {
    setStateIsAbout(about);
    setState({ kind: 'idle' });
  }
  useEffect(
    () => () => {
      running.current?.abort();
      progress.current = undefined;
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an export is canceled when its filter changes
    [about],
  );

  const run = async (format: ExportFormat): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    const taken = (progress.current ??= { nextPage: 1, isAgain: false, most: 0, rows: new Map() });
    const fail = (): void => {
      if (running.current === stop) setState(stop.signal.aborted ? { kind: 'idle' } : { kind: 'failed', format });
    };
    setState({ kind: 'running', done: taken.rows.size, total: 0 });
    const write = await WRITERS[format]().catch(() => undefined);
    if (!write) return fail();
    try {
      await takePages(client, options, taken, stop.signal, (reached) => setState({ kind: 'running', ...reached }));
      const file = await write(options.table([...taken.rows.values()]));
      if (stop.signal.aborted) return;
      progress.current = undefined;
      saveFile(file, options.fileName(format));
      setState({ kind: 'saved', total: taken.rows.size });
    } catch (error) {
      if (!isCallError(error)) throw error;
      fail();
    }
  };
  return {
    state,
    run: (format: ExportFormat) => void run(format),
    cancel: () => {
      running.current?.abort();
      progress.current = undefined;
      setState({ kind: 'idle' });
    },
  };
}

/** Requests page after page until all records are there; all pages once more where some are missing. */
async function takePages<Row, Query>(
  client: Client,
  options: ExportOptions<Row, Query>,
  progress: Progress<Row>,
  signal: AbortSignal,
  onReached: (reached: Reached) => void,
): Promise<void> {
  for (let more = true; more; progress.nextPage += 1) {
    const page = await takePage(client, options, progress, signal);
    onReached({ done: progress.rows.size, total: page.totalCount });
    more = progress.nextPage < page.totalPages;
    progress.most = Math.max(progress.most, page.totalCount);
    const isShort = page.totalCount < progress.most || progress.rows.size < page.totalCount;
    if (!more && isShort && !progress.isAgain) {
      more = true;
      progress.isAgain = true;
      progress.nextPage = 0;
    }
  }
}

async function takePage<Row, Query>(
  client: Client,
  { ask, query, rowKey, pageSize = MOST_RECORDS }: ExportOptions<Row, Query>,
  { nextPage, rows }: Progress<Row>,
  signal: AbortSignal,
) {
  const page = await ask(client, { ...query, pageNo: nextPage, pageSize }, { signal });
  for (const row of page.list) {
    const key = rowKey(row);
    if (!rows.has(key)) rows.set(key, row);
  }
  return page;
}
