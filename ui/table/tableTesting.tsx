/** A small table of bets with test helpers. For tests only. */
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';

import { Table, type TableProps } from './Table.tsx';
import type { TableColumn } from './TableRow.tsx';

export interface Bet {
  readonly id: number;
  readonly game: string;
  readonly placed: string;
  readonly stake: number;
  readonly win: number;
}

const money = (pesos: number): string => `₱${pesos.toFixed(2)}`;

export const bets: readonly Bet[] = [
  { id: 1, game: 'Table 10', placed: '2026-03-02', stake: 10, win: 90 },
  { id: 2, game: 'Table 2', placed: '2026-03-03', stake: 30, win: 0 },
  { id: 3, game: 'Baccarat', placed: '2026-03-01', stake: 20, win: 0 },
];

export const columns: readonly TableColumn<Bet>[] = [
  { key: 'game', header: 'Game', cell: ({ game }) => game, sortValue: ({ game }) => game },
  { key: 'placed', header: 'Placed', cell: ({ placed }) => placed },
  { key: 'stake', header: 'Stake', cell: ({ stake }) => money(stake), sortValue: ({ stake }) => stake, align: 'end' },
  { key: 'win', header: 'Win', cell: ({ win }) => money(win), align: 'end', priority: 'high' },
];

/** Key of a bet. */
export const rowKey = ({ id }: Bet): number => id;

/** The table of bets, with a test's props. */
export function tableOf(props: Partial<TableProps<Bet>>): ReactNode {
  // Partial of a union is a wider union, whose members the compiler cannot distinguish.
  return <Table {...({ caption: 'Bets', columns, rows: bets, rowKey, ...props } as TableProps<Bet>)} />;
}

/** Bets with more columns of amounts than any screen can show. */
export const wideColumns: readonly TableColumn<Bet>[] = [
  ...columns,
  ...Array.from({ length: 12 }, (_, index): TableColumn<Bet> => ({
    key: `amount${index}`,
    header: `Amount ${index}`,
    align: 'end',
    width: 160,
    cell: ({ stake }) => money(stake * index),
  })),
];

/** So many bets. */
export const manyBets = (count: number): readonly Bet[] =>
  Array.from({ length: count }, (_, id) => ({ id, game: `Game ${id}`, placed: '2026-03-01', stake: id, win: 0 }));

export const table = (): HTMLElement => screen.getByRole('table', { name: 'Bets' });
export const games = (): (string | null)[] =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .filter((game) => game !== 'Total');

export function rowOf(game: string): HTMLTableRowElement {
  const row = screen.getByRole('rowheader', { name: game }).closest('tr');
  if (!row) throw new Error(`No row is headed ${game}.`);
  return row;
}

/** The cell of a row under the column with this key. */
export function cell(game: string, key: string): HTMLElement {
  const found = rowOf(game).cells[columns.findIndex((column) => column.key === key)];
  if (!found) throw new Error(`No cell ${key} in the row of ${game}.`);
  return found;
}

/** The element hit at half the height of an element, at a fraction of its width. */
export function metAt(element: Element, fraction = 0.5): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width * fraction, top + height / 2);
}
