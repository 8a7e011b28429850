'use client';

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { SelectField } from '../field/SelectField.tsx';
import { useKitLabels } from '../kit/KitProvider.tsx';
import { fillLabel } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import { inPx, useCssProperties } from '../private/useCssProperties.ts';
import { tableLabels } from './labels.ts';
import { as } from './roles.ts';
import { nextSort, type TableSort } from './sorting.ts';
import * as styles from './TableHead.css.ts';
import { cellClass, type TableColumn } from './TableRow.tsx';

export type { TableSort } from './sorting.ts';

interface SortProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
}

/** Whether a column's heading sorts. */
export const isSortable = <Row,>({ sortable, sortValue }: TableColumn<Row>): boolean => sortable === true || sortValue !== undefined;

/** The headings of the columns. Sortable ones are buttons, unless rows are cards. */
export function TableHead<Row>({ columns, sort, onSort }: SortProps<Row>): ReactNode {
  return (
    <thead {...as.group} className={styles.head}>
      <tr {...as.row}>
        {columns.map((column) => (
          <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

function Heading<Row>({ column, sort, onSort }: Omit<SortProps<Row>, 'columns'> & { column: TableColumn<Row> }): ReactNode {
  const { header, key, width } = column;
  return (
    <th
      ref={useCssProperties({ '--pf-column-width': inPx(width) })}
      scope="col"
      {...as.columnHeader}
      className={cellClass(classes(styles.heading, width !== undefined && styles.sized), column)}
      aria-sort={isSortable(column) ? directionOf(column, sort) : undefined}
    >
      {isSortable(column) ? (
        <>
          <button type="button" className={styles.sortButton} onClick={() => onSort(nextSort(sort, key))}>
            {header}
            <SortIcon direction={directionOf(column, sort)} />
          </button>
          <span className={styles.inCards}>{header}</span>
        </>
      ) : (
        header
      )}
    </th>
  );
}

const directionOf = <Row,>({ key }: TableColumn<Row>, sort: TableSort | null) => (sort?.key === key ? sort.direction : 'none');

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function SortIcon({ direction }: { direction: keyof typeof icons }): ReactNode {
  const Icon = icons[direction];
  return <Icon className={styles.sortIcon} size={14} data-direction={direction} aria-hidden="true" />;
}

/** Sort control above the cards, which have no headings. */
export function SortField<Row>({ columns, sort, onSort }: SortProps<Row>): ReactNode {
  const labels = useKitLabels(tableLabels);
  const choices = columns
    .filter(isSortable)
    .flatMap(({ key, header }) => [
      { sort: { key, direction: 'ascending' }, label: fillLabel(labels.sortAscending, { column: header }) } as const,
      { sort: { key, direction: 'descending' }, label: fillLabel(labels.sortDescending, { column: header }) } as const,
    ]);
  const chosen = choices.findIndex((choice) => choice.sort.key === sort?.key && choice.sort.direction === sort.direction);
  return (
    <SelectField
      className={styles.sortField}
      size="md"
      label={labels.sortBy}
      value={String(chosen)}
      options={[{ value: '-1', label: labels.sortDefault }, ...choices.map(({ label }, index) => ({ value: String(index), label }))]}
      onChange={({ currentTarget }) => onSort(choices[Number(currentTarget.value)]?.sort ?? null)}
    />
  );
}
