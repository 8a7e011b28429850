import { useDeferredValue, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatCount } from '#site/i18n/format.ts';
import { useSession } from '#site/session/session.ts';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Button, EmptyState, Pagination, SelectField, Stack, Table, type TableSort } from '#ui';
import { ExportButton } from './ExportButton.tsx';
import { filedColumns, fileName, fileTable } from './fileTable.ts';
import { FilterBar } from './FilterBar.tsx';
import { useRecordsHost } from './host.ts';
import { nextOrder, orderIn, orderText } from './order.ts';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordProblem } from './RecordProblem.tsx';
import * as styles from './Records.css.ts';
import { wholeOf, type AskRecords, type RecordColumn, type RecordFilter } from './recordTypes.ts';
import { columnsIn, useTableView } from './tableViews.ts';
import { useExport } from './useExport.ts';
import { useRecordDays } from './useRecordDays.ts';
import { useRecordPlace, type PlaceParts } from './useRecordPlace.ts';
import { useRecords } from './useRecords.ts';
import { ViewMenu } from './ViewMenu.tsx';

export interface RecordListProps<Row, Totals> {
  /** Cache key of the list, and name of its export file. */
  readonly name: string;
  /** Title of the list. */
  readonly title: string;
  /** Must be a stable reference. */
  readonly ask: AskRecords<Row, Totals>;
  /** Memoized. The first column identifies a record; in the totals row it holds the label. */
  readonly columns: readonly RecordColumn<Row, Totals>[];
  readonly filters: readonly RecordFilter[];
  readonly rowKey: (row: Row) => string;
  /** Page sizes to choose from; the first is the default. */
  readonly pageSizes: readonly number[];
  /** Default number of days. @default 7 */
  readonly usualDays?: number;
  /** Default order. @default the platform's */
  readonly usualOrder?: TableSort;
  readonly empty: { readonly title: string; readonly text: string };
  /** Totals of the whole filter, above the rows. */
  readonly Summary?: ComponentType<{ readonly totals: Totals }>;
  /** Called when a row is pressed, instead of opening its details. */
  readonly onOpen?: (row: Row) => void;
}

const PAGE = 'pageNo';
const SIZE = 'pageSize';
const SORT = 'sort';

/** Number of rows that fit a screen. */
const FIRST_ROWS = 8;

/**
 * A list of records from columns, filters and a call. Period, filters and page are in the URL; the totals row covers all matching
 * records; pressing a row opens its details; all matching records can be exported.
 */
export function RecordList<Row, Totals>(props: RecordListProps<Row, Totals>) {
  const { name, title, ask, columns, filters, rowKey, pageSizes, usualDays, usualOrder = null, empty, Summary, onOpen } = props;
  const { t } = useTranslation(['records', 'kit']);
  const { merchant, language } = useRecordsHost();
  const { member } = useSession();
  const { parts, put } = useRecordPlace();
  const days = useRecordDays(parts, usualDays);
  const [opened, setOpened] = useState<Row>();

  const usualSize = pageSizes[0] ?? 20;
  const size = pageSizes.find((known) => String(known) === parts[SIZE]) ?? usualSize;
  const sort = orderIn(parts[SORT] ?? '', columns) ?? usualOrder;
  const period = { startDate: days.from, endDate: days.to, filters: chosenOf(filters, parts), ...(sort && { order: orderText(sort) }) };
  const query = { ...period, pageNo: wholeOf(parts[PAGE]) ?? 1, pageSize: size };
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useRecords(name, ask, query, language);
  const file = useExport({
    ask,
    query: period,
    rowKey,
    table: (rows) => {
      return fileTable(filedColumns(columns), rows, { title, currency: merchant.currency, timeZone: days.timeZone, total: t('total') });
    },
    fileName: (format) => fileName([merchant.code, member?.account ?? '', name, days.from, days.to], format),
  });

  // Renders the rows below the viewport in a second pass: a page of rows is the slowest part.
  const isNext = useDeferredValue(true, false);
  const all = data?.list ?? [];
  const list = isNext ? all : all.slice(0, FIRST_ROWS);

  const show = (page: number): void => put({ [PAGE]: page === 1 ? '' : String(page) });
  const isBeyond = useLastPage(query.pageNo, { data, isPlaceholderData }, show);

  const change = (changes: PlaceParts): void => put({ [PAGE]: '', ...changes });
  const [view, setView] = useTableView(name);
  const shown = useMemo(() => columnsIn(columns, view), [columns, view]);
  const isNarrowed = Object.keys(period.filters).length > 0;
  const clear = (): void => change(Object.fromEntries(filters.map(({ key }) => [key, ''])));
  return (
    <Stack>
      <FilterBar filters={filters} days={days} chosen={period.filters} onChange={change} />
      {data && Summary && (
        <Stack className={styles.answer} aria-busy={isPlaceholderData}>
          <Summary totals={data.totals} />
        </Stack>
      )}
      <div className={styles.summary}>
        <p role="status" className={styles.count}>
          {data && !isPlaceholderData && !error && t('count', { 0: formatCount(data.totalCount) })}
        </p>
        <div className={styles.tools}>
          <ExportButton {...file} disabled={!data || data.totalCount === 0} />
          <ViewMenu columns={columns} view={view} onChange={setView} />
        </div>
      </div>
      <Table
        caption={title}
        hideCaption
        columns={shown}
        rows={error ? [] : list}
        rowKey={rowKey}
        density={view.density}
        loading={isPending || isBeyond || (isFetching && isPlaceholderData)}
        sort={sort}
        onSortChange={(next) => change({ [SORT]: nextOrder(next, sort, usualOrder) })}
        onRowPress={onOpen ?? setOpened}
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
    </Stack>
  );
}

/** Selected values of the filters in the URL. Invalid options are ignored. */
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
