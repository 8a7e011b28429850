import { useDeferredValue, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatCount } from '#site/i18n/format.ts';
import { useSession } from '#site/session/session.ts';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Button, EmptyState, Pagination, SelectField, Table } from '#ui';
import { ExportButton } from './ExportButton.tsx';
import { fileName, fileTable } from './fileTable.ts';
import { FilterBar } from './FilterBar.tsx';
import { useRecordsHost } from './host.ts';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordProblem } from './RecordProblem.tsx';
import * as styles from './Records.css.ts';
import { wholeOf, type AskRecords, type RecordColumn, type RecordFilter } from './recordTypes.ts';
import { useExport } from './useExport.ts';
import { useRecordDays } from './useRecordDays.ts';
import { useRecordPlace, type PlaceParts } from './useRecordPlace.ts';
import { useRecords } from './useRecords.ts';

export interface RecordListProps<Row, Totals> {
  /** Keeps the list's answers apart from others', and names its file. */
  readonly name: string;
  /** What the records are. */
  readonly title: string;
  /** Keep it outside of the component. */
  readonly ask: AskRecords<Row, Totals>;
  /** Memoized. The first names a record; its total cell is made of the row of totals' own words. */
  readonly columns: readonly RecordColumn<Row, Totals>[];
  readonly filters: readonly RecordFilter[];
  readonly rowKey: (row: Row) => string;
  /** Numbers of rows on a page to choose from; the first is taken where nothing is chosen. */
  readonly pageSizes: readonly number[];
  /** How many days are shown where the address names none. @default 7 */
  readonly usualDays?: number;
  readonly empty: { readonly title: string; readonly text: string };
  /** What sums the whole filter up, above the rows. */
  readonly Summary?: ComponentType<{ readonly totals: Totals }>;
  /** What a row that is pressed leads to, instead of its detail. */
  readonly onOpen?: (row: Row) => void;
}

const PAGE = 'pageNo';
const SIZE = 'pageSize';

/** As many as a screen has room for. */
const FIRST_ROWS = 8;

/**
 * A list of records: columns, filters and a call. Days, filters and page stand in the address; the row of totals is that of
 * all records that fit; one that is pressed shows all it holds, and all that fit can be saved as a file.
 */
export function RecordList<Row, Totals>(props: RecordListProps<Row, Totals>) {
  const { name, title, ask, columns, filters, rowKey, pageSizes, usualDays, empty, Summary, onOpen } = props;
  const { t } = useTranslation(['records', 'kit']);
  const { merchant, language } = useRecordsHost();
  const { member } = useSession();
  const { parts, put } = useRecordPlace();
  const days = useRecordDays(parts, usualDays);
  const [opened, setOpened] = useState<Row>();

  const usualSize = pageSizes[0] ?? 20;
  const size = pageSizes.find((known) => String(known) === parts[SIZE]) ?? usualSize;
  const period = { startDate: days.from, endDate: days.to, filters: chosenOf(filters, parts) };
  const query = { ...period, pageNo: wholeOf(parts[PAGE]) ?? 1, pageSize: size };
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useRecords(name, ask, query, language);
  const file = useExport({
    ask,
    query: period,
    rowKey,
    table: (rows) => {
      const filed = columns.flatMap(({ header, file: own = [] }) => [own].flat().map((column) => ({ header, ...column })));
      return fileTable(filed, rows, { title, currency: merchant.currency, timeZone: days.timeZone, total: t('total') });
    },
    fileName: (format) => fileName([merchant.code, member?.account ?? '', name, days.from, days.to], format),
  });

  // What is out of sight is drawn next: a page of rows takes longer than all else that is here.
  const isNext = useDeferredValue(true, false);
  const all = data?.list ?? [];
  const list = isNext ? all : all.slice(0, FIRST_ROWS);

  const show = (page: number): void => put({ [PAGE]: page === 1 ? '' : String(page) });
  const isBeyond = useLastPage(query.pageNo, { data, isPlaceholderData }, show);

  const change = (changes: PlaceParts): void => put({ [PAGE]: '', ...changes });
  const shown = useMemo(() => columns.filter(({ detailOnly }) => !detailOnly), [columns]);
  const hasDetail = shown.length < columns.length;
  const isNarrowed = Object.keys(period.filters).length > 0;
  const clear = (): void => change(Object.fromEntries(filters.map(({ key }) => [key, ''])));
  return (
    <div className={styles.stack}>
      <FilterBar filters={filters} days={days} chosen={period.filters} onChange={change} />
      {data && Summary && (
        <div className={styles.answer} aria-busy={isPlaceholderData}>
          <Summary totals={data.totals} />
        </div>
      )}
      <div className={styles.summary}>
        <p role="status" className={styles.count}>
          {data && !isPlaceholderData && !error && t('count', { 0: formatCount(data.totalCount) })}
        </p>
        <ExportButton {...file} disabled={!data || data.totalCount === 0} />
      </div>
      <Table
        caption={title}
        hideCaption
        columns={shown}
        rows={error ? [] : list}
        rowKey={rowKey}
        loading={isPending || isBeyond || (isFetching && isPlaceholderData)}
        {...((onOpen ?? hasDetail) && { onRowPress: onOpen ?? setOpened })}
        {...(data && { footer: footerOf(shown, data.totals, t('total')) })}
        {...(error && {
          error: (
            <RecordProblem
              error={error}
              first={days.first}
              retrying={isFetching}
              onRetry={() => void refetch()}
              onReset={() => change({ from: '', to: '' })}
            />
          ),
        })}
        empty={
          <EmptyState
            title={isNarrowed ? t('nothing_fits_title') : empty.title}
            text={isNarrowed ? t('nothing_fits_text') : empty.text}
            {...(isNarrowed && { action: <Button onClick={clear}>{t('clear_filters')}</Button> })}
          />
        }
      />
      <div className={styles.pages}>
        <Pagination
          aria-label={t('pages')}
          className={styles.pagination}
          page={query.pageNo}
          pageCount={error ? 1 : (data?.totalPages ?? 1)}
          onPageChange={show}
        />
        {(data?.totalCount ?? 0) > Math.min(...pageSizes) && (
          <SelectField
            size="md"
            className={styles.pageSize}
            label={t('page_size')}
            value={String(size)}
            options={pageSizes.map((rows) => ({ value: String(rows), label: String(rows) }))}
            onChange={({ currentTarget: { value } }) => put({ [PAGE]: '', [SIZE]: value === String(usualSize) ? '' : value })}
          />
        )}
      </div>
      <p className={styles.zone}>{t('time_zone', { 0: days.timeZone.replaceAll('_', ' ') })}</p>
      {opened !== undefined && <RecordDetail title={t('detail')} columns={columns} row={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** What the address chooses of each filter. A choice that is none of its options counts as none. */
function chosenOf(filters: readonly RecordFilter[], parts: PlaceParts): Record<string, string> {
  const chosen = filters.flatMap(({ key, options, isComing }) => {
    const text = parts[key] ?? '';
    const isKnown = options === undefined || isComing === true || options.some(({ value }) => value === text);
    return text !== '' && isKnown ? [[key, text] as const] : [];
  });
  return Object.fromEntries(chosen);
}

function footerOf<Row, Totals>(columns: readonly RecordColumn<Row, Totals>[], totals: Totals, word: string): Record<string, ReactNode> {
  const cells = columns.flatMap(({ key, total }, index) => {
    if (total) return [[key, total(totals)] as const];
    return index === 0 ? [[key, word] as const] : [];
  });
  return Object.fromEntries(cells);
}
