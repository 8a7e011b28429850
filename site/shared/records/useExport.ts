import { useEffect, useRef, useState } from 'react';

import type { Client } from '#site/api/client.ts';
import { MOST_RECORDS } from '#site/api/contract/records.ts';
import { isCallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { saveFile } from '#site/shared/saveFile.ts';
import { csvFile, csvLine } from './csv.ts';
import type { AskRecords, RecordColumn, RecordQuery } from './recordTypes.ts';

/** Of how many records so many are there. `total` is 0 until the first answer. */
interface Reached {
  readonly done: number;
  readonly total: number;
}

export type ExportState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'running' | 'failed' } & Reached)
  | { readonly kind: 'saved'; readonly total: number };

interface ExportOptions<Row, Totals> {
  readonly ask: AskRecords<Row, Totals>;
  readonly query: Omit<RecordQuery, 'pageNo' | 'pageSize'>;
  readonly columns: readonly RecordColumn<Row, Totals>[];
  readonly rowKey: (row: Row) => string;
  /** Decimal places of the currency. */
  readonly exponent: number;
  readonly fileName: string;
}

/** What a broken export has already. */
interface Progress {
  nextPage: number;
  /** All pages were asked for, and are asked for once more. */
  isAgain: boolean;
  /** The most records that there were at a time. */
  most: number;
  readonly lines: string[];
  readonly seen: Set<string>;
}

/**
 * Saves all records of a filter as a file, page by page from the platform. One that broke goes on where it stopped. Records that
 * come in meanwhile push others to the next page, and none is written twice; those that leave pull others to a page that was
 * asked for already, so that all are asked for once more where some are missing.
 */
export function useExport<Row, Totals>(options: ExportOptions<Row, Totals>) {
  const client = useClient();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const progress = useRef<Progress>(undefined);
  const running = useRef<AbortController>(undefined);
  const about = JSON.stringify(options.query);
  const [stateIsAbout, setStateIsAbout] = useState(about);
  // What broke, or was saved, was of other records.
  if (stateIsAbout !== about) {
    setStateIsAbout(about);
    setState({ kind: 'idle' });
  }
  useEffect(
    () => () => {
      running.current?.abort();
      progress.current = undefined;
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was begun ends with the filter that it is about
    [about],
  );

  const run = async (): Promise<void> => {
    const { columns, exponent } = options;
    const stop = new AbortController();
    running.current = stop;
    const header = csvLine(
      columns.flatMap(({ header: name, csv }) => (csv ? [name] : [])),
      exponent,
    );
    const kept = (progress.current ??= { nextPage: 1, isAgain: false, most: 0, lines: [header], seen: new Set() });
    let reached: Reached = { done: kept.seen.size, total: 0 };
    setState({ kind: 'running', ...reached });
    try {
      for (let more = true; more; kept.nextPage += 1) {
        const page = await takePage(client, options, kept, stop.signal);
        reached = { done: kept.seen.size, total: page.totalCount };
        setState({ kind: 'running', ...reached });
        more = kept.nextPage < page.totalPages;
        kept.most = Math.max(kept.most, page.totalCount);
        const isShort = page.totalCount < kept.most || kept.seen.size < page.totalCount;
        if (!more && isShort && !kept.isAgain) {
          more = true;
          kept.isAgain = true;
          kept.nextPage = 0;
        }
      }
      progress.current = undefined;
      saveFile(csvFile(kept.lines), options.fileName);
      setState({ kind: 'saved', total: kept.seen.size });
    } catch (error) {
      if (!isCallError(error)) throw error;
      setState(error.kind === 'cancelled' ? { kind: 'idle' } : { kind: 'failed', ...reached });
    }
  };
  return {
    state,
    run: () => void run(),
    cancel: () => {
      running.current?.abort();
      progress.current = undefined;
      setState({ kind: 'idle' });
    },
  };
}

async function takePage<Row, Totals>(
  client: Client,
  { ask, query, columns, rowKey, exponent }: ExportOptions<Row, Totals>,
  { nextPage, lines, seen }: Progress,
  signal: AbortSignal,
) {
  const page = await ask(client, { ...query, pageNo: nextPage, pageSize: MOST_RECORDS }, { signal });
  for (const row of page.list) {
    if (seen.has(rowKey(row))) continue;
    seen.add(rowKey(row));
    lines.push(
      csvLine(
        columns.flatMap(({ csv }) => (csv ? [csv(row)] : [])),
        exponent,
      ),
    );
  }
  return page;
}
