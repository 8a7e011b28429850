'use client';

import { memo, type ReactNode } from 'react';

import { KitLink } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import { as } from './roles.ts';
import * as styles from './TableRow.css.ts';

/** `end` for amounts and counts: with tabular digits, so that they can be compared. */
export const tableAligns = ['start', 'end'] as const;
export type TableAlign = (typeof tableAligns)[number];

/**
 * In a narrow container each row is a card: a `high` column is beside its title (at most one), and a `low` one is
 * omitted. With `second` columns (at most two) each row has two lines instead: title and `high`, then the `second` ones;
 * the others are for what a press on the row opens.
 */
export const tablePriorities = ['high', 'second', 'normal', 'low'] as const;
export type TablePriority = (typeof tablePriorities)[number];

export interface TableColumn<Row> {
  /** Unique among its columns. */
  key: string;
  /** Heading of the column; in cards the label of each value. */
  header: string;
  /** `null` where a row has none. */
  cell: (row: Row) => ReactNode;
  /** @default 'start' */
  align?: TableAlign | undefined;
  /** Its heading sorts, and the parent provides the rows in the order of `onSortChange`. */
  sortable?: boolean | undefined;
  /** Its heading sorts, and the table sorts its rows by this. */
  sortValue?: ((row: Row) => number | string) | undefined;
  /** px, or a CSS length. @default by its content */
  width?: number | string | undefined;
  /** @default 'normal' */
  priority?: TablePriority | undefined;
}

/** What pressing a row does: follows a link, calls a handler, or nothing. */
export type RowAction<Row> =
  | {
      /** URL of a row. Its first cell becomes the link, and the whole row can be pressed. */
      rowHref?: ((row: Row) => string) | undefined;
      onRowPress?: undefined;
    }
  | {
      rowHref?: undefined;
      /** Handler of a row. Its first cell becomes the button, and the whole row can be pressed. */
      onRowPress?: ((row: Row) => void) | undefined;
    };

/** Class of a cell by its column; the first cell of a row is the title of its card. */
export function cellClass(place: string, { align = 'start', priority = 'normal' }: Pick<TableColumn<never>, 'align' | 'priority'>): string {
  return classes(place, styles.align[align], styles.priority[priority]);
}

type TableRowProps<Row> = RowAction<Row> & { row: Row; columns: readonly TableColumn<Row>[] };

function PlainRow<Row>({ row, columns, ...action }: TableRowProps<Row>): ReactNode {
  return (
    <tr {...as.row} className={styles.row}>
      {columns.map((column, index) => {
        const content = column.cell(row);
        return index === 0 ? (
          <th key={column.key} scope="row" {...as.rowHeader} className={cellClass(styles.title, column)}>
            <Pressable {...action} row={row}>
              {content}
            </Pressable>
          </th>
        ) : (
          <td
            key={column.key}
            {...as.cell}
            className={cellClass(styles.cell, column)}
            data-label={column.header}
            data-blank={content === null || undefined}
          >
            {content !== null && <div className={styles.value}>{content}</div>}
          </td>
        );
      })}
    </tr>
  );
}

/** Re-renders only when its own row or the columns change: sorting a thousand rows only moves them. */
// `memo` loses the type parameter.
export const TableRow = memo(PlainRow) as typeof PlainRow;

function Pressable<Row>({ row, rowHref, onRowPress, children }: RowAction<Row> & { row: Row; children: ReactNode }): ReactNode {
  if (rowHref) {
    return (
      <KitLink href={rowHref(row)} className={styles.press}>
        {children}
      </KitLink>
    );
  }
  if (onRowPress) {
    return (
      <button type="button" className={styles.press} onClick={() => onRowPress(row)}>
        {children}
      </button>
    );
  }
  return children;
}
