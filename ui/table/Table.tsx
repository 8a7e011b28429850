'use client';

import { useId, useMemo, useState, type ComponentPropsWithRef, type Key, type ReactNode } from 'react';

import { EmptyState } from '../empty/EmptyState.tsx';
import { useKitLabels } from '../kit/KitProvider.tsx';
import { sharedLabels } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import { usePageLanguage } from '../private/pageLanguage.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { inPx, useCssProperties } from '../private/useCssProperties.ts';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import { as } from './roles.ts';
import { sortRows, type TableSort } from './sorting.ts';
import * as rowStyles from './TableRow.css.ts';
import * as styles from './Table.css.ts';
import { isSortable, SortField, TableHead } from './TableHead.tsx';
import { cellClass, TableRow, type RowAction, type TableColumn } from './TableRow.tsx';
import { useScroller } from './useScroller.ts';

/** Height of rows: `compact` shows more of them on a desktop; cards stay as they are. */
export const tableDensities = ['comfortable', 'compact'] as const;
export type TableDensity = (typeof tableDensities)[number];

type NativeTable = Omit<ComponentPropsWithRef<'table'>, 'children' | 'role' | 'aria-label' | 'aria-labelledby' | 'aria-busy'>;

export type TableProps<Row> = NativeTable &
  RowAction<Row> & {
    /** The table's accessible name. */
    caption: string;
    /** Shows the caption to screen readers only, if a visible heading already says it. */
    hideCaption?: boolean | undefined;
    /**
     * The first one names its row. Rows re-render when this changes: define it outside of the component, or memoize it.
     */
    columns: readonly TableColumn<Row>[];
    rows: readonly Row[];
    /** Unique and stable key of a row. */
    rowKey: (row: Row) => Key;
    /** The controlled order; null is the order of `rows`. @default uncontrolled */
    sort?: TableSort | null | undefined;
    /** Called with the order requested by a press on a heading. */
    onSortChange?: ((sort: TableSort | null) => void) | undefined;
    /** Cells of a last row for totals, by column key. */
    footer?: Readonly<Record<string, ReactNode>> | undefined;
    /** Rows are loading: shows placeholders until there are any. */
    loading?: boolean | undefined;
    /** Shown without rows, unless loading. @default an `EmptyState` */
    empty?: ReactNode;
    /** An error, below the existing rows. Announced at once. */
    error?: ReactNode;
    /** Maximum height, px or a CSS length, beyond which the rows scroll under sticky headings; not for cards. */
    maxBlockSize?: number | string | undefined;
    /** @default 'comfortable' */
    density?: TableDensity | undefined;
    /** Makes the first column sticky. */
    stickyFirstColumn?: boolean | undefined;
    /** Class of the whole; other native props go to the table. */
    className?: string | undefined;
  };

/** Number of placeholder rows. */
const PLACES = 5;

/**
 * Rows under sticky headings: on the page (below its sticky header, as given by `--pf-page-top`), or in the table's own
 * scroll container. In a narrow container each row is a card, or two lines; for screen readers it stays a table.
 */
export function Table<Row>(props: TableProps<Row>): ReactNode {
  const { caption, hideCaption, columns, rows, rowKey, sort, onSortChange, rowHref, onRowPress, ...others } = props;
  const { footer, loading = false, empty, error, maxBlockSize, density = 'comfortable', stickyFirstColumn, className, ...native } = others;
  const labels = useKitLabels(sharedLabels);
  const captionId = useId();
  const [ownSort, setOwnSort] = useState<TableSort | null>(null);
  const order = sort === undefined ? ownSort : sort;
  const sorted = useSortedRows(rows, columns, order);
  const { scroller, scrolls } = useScroller();
  const height = useCssProperties({ '--pf-table-height': inPx(maxBlockSize) });

  const changeSort = (next: TableSort | null): void => {
    setOwnSort(next);
    onSortChange?.(next);
  };
  const action: RowAction<Row> = rowHref ? { rowHref } : onRowPress ? { onRowPress } : {};
  const isEmpty = rows.length === 0;
  const note = error ?? (isEmpty && !loading && (empty ?? <EmptyState title={labels.nothingFound} />));
  const region = scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 };

  return (
    <div className={classes(styles.root, className)}>
      <p id={captionId} className={hideCaption ? styles.hiddenCaption : styles.caption}>
        {caption}
      </p>
      {columns.some(isSortable) && !isEmpty && <SortField columns={columns} sort={order} onSort={changeSort} />}
      <div className={styles.frame} data-busy={(loading && !isEmpty) || undefined}>
        <div
          {...region}
          ref={useMergedRefs<HTMLDivElement>(scroller, height)}
          className={styles.scroller}
          data-bounded={maxBlockSize !== undefined || undefined}
          data-scrolls={scrolls || undefined}
        >
          <table
            {...native}
            {...as.table}
            className={styles.table}
            aria-labelledby={captionId}
            aria-busy={loading}
            data-density={density}
            data-lines={columns.some(({ priority }) => priority === 'second') || undefined}
            data-sticky={stickyFirstColumn || undefined}
          >
            <TableHead columns={columns} sort={order} onSort={changeSort} />
            {!isEmpty && (
              <tbody {...as.group} className={rowStyles.body}>
                {sorted.map((row) => (
                  <TableRow key={rowKey(row)} row={row} columns={columns} {...action} />
                ))}
              </tbody>
            )}
            {isEmpty && loading && <Places columns={columns} />}
            {footer && !isEmpty && <Totals columns={columns} cells={footer} />}
          </table>
        </div>
        {note && (
          <div className={styles.note} role={error ? 'alert' : undefined}>
            {note}
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{loading && labels.loading}</VisuallyHidden>
    </div>
  );
}

function useSortedRows<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[], sort: TableSort | null): readonly Row[] {
  const language = usePageLanguage();
  const sortValue = columns.find(({ key }) => key === sort?.key)?.sortValue;
  const direction = sort?.direction;
  return useMemo(
    () => (sortValue && direction ? sortRows(rows, sortValue, direction, language) : rows),
    [rows, sortValue, direction, language],
  );
}

interface PartProps<Row> {
  columns: readonly TableColumn<Row>[];
}

function Places<Row>({ columns }: PartProps<Row>): ReactNode {
  return (
    <tbody className={rowStyles.body} aria-hidden="true">
      {Array.from({ length: PLACES }, (_, place) => (
        <tr key={place} className={rowStyles.row}>
          {columns.map((column, index) => (
            <td key={column.key} className={cellClass(index === 0 ? rowStyles.title : rowStyles.cell, column)} data-label={column.header}>
              <Skeleton shape="text" width={index === 0 ? '10ch' : '7ch'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Totals<Row>({ columns, cells }: PartProps<Row> & { cells: Readonly<Record<string, ReactNode>> }): ReactNode {
  return (
    <tfoot {...as.group} className={classes(rowStyles.group, rowStyles.foot)}>
      <tr {...as.row} className={rowStyles.totals}>
        {columns.map((column, index) => {
          const cell = cells[column.key];
          return index === 0 && cell !== undefined ? (
            <th key={column.key} scope="row" {...as.rowHeader} className={cellClass(rowStyles.title, column)}>
              {cell}
            </th>
          ) : (
            <td
              key={column.key}
              {...as.cell}
              className={cellClass(index === 0 ? rowStyles.title : rowStyles.cell, column)}
              data-label={column.header}
              data-blank={cell === undefined || undefined}
            >
              {cell !== undefined && <div className={rowStyles.value}>{cell}</div>}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
