import '../theme/base.css.ts';

import { cleanup, render, screen, within } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { KitProvider } from '../kit/KitProvider.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { Table } from './Table.tsx';
import { cell, games, manyBets, rowKey, rowOf, table, tableOf, type Bet } from './tableTesting.tsx';

describe('Table', () => {
  beforeEach(() => page.viewport(1280, 800));
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
    document.documentElement.removeAttribute('lang');
  });

  it.each([360, 1280])('[UI-7] is a table for screen readers at %d px', async (width) => {
    await page.viewport(width, 800);
    render(tableOf({ footer: { game: 'Total', win: '₱90' } }));
    expect(table().getAttribute('aria-labelledby')).not.toBeNull();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toHaveLength(4);
    for (const name of ['Game', 'Placed', 'Stake', 'Win']) expect(screen.getByRole('columnheader', { name })).toBeTruthy();
    expect(games()).toEqual(['Table 10', 'Table 2', 'Baccarat']);
    expect(within(rowOf('Table 2')).getAllByRole('cell')).toHaveLength(3);
    expect(screen.getAllByRole('rowgroup')).toHaveLength(3);
    expect(screen.getAllByRole('row')).toHaveLength(5);
  });

  it('[UI-7] shows its caption, or keeps it for screen readers', () => {
    const { rerender } = render(tableOf({}));
    expect(screen.getByText('Bets').getBoundingClientRect().height).toBeGreaterThan(10);
    rerender(tableOf({ hideCaption: true }));
    expect(screen.getByText('Bets').getBoundingClientRect().height).toBe(1);
    expect(table()).toBeTruthy();
  });

  it('[UI-7] numbers are aligned to the end, with tabular digits', () => {
    render(tableOf({}));
    const { textAlign, fontVariantNumeric } = getComputedStyle(cell('Table 10', 'win'));
    expect([textAlign, fontVariantNumeric]).toEqual(['end', 'tabular-nums']);
    expect(getComputedStyle(cell('Table 10', 'placed')).textAlign).toBe('start');
    const heading = screen.getByRole('columnheader', { name: 'Win' }).getBoundingClientRect();
    expect(cell('Table 10', 'win').getBoundingClientRect().right).toBeCloseTo(heading.right, 0);
  });

  it('[UI-7] a column has its specified width', () => {
    render(
      <Table
        caption="Bets"
        rows={['a']}
        rowKey={String}
        columns={[
          { key: 'a', header: 'A', cell: String, width: 300 },
          { key: 'b', header: 'B', cell: String },
        ]}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'A' }).getBoundingClientRect().width).toBeGreaterThanOrEqual(300);
  });

  it('[UI-7] has a last row for totals', () => {
    render(tableOf({ footer: { game: 'Total', stake: '₱60.00', win: '₱90.00' } }));
    const totals = screen.getAllByRole('row').at(-1);
    expect(totals && within(totals).getByRole('rowheader').textContent).toBe('Total');
    expect(
      totals &&
        within(totals)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
    ).toEqual(['', '₱60.00', '₱90.00']);
  });

  it('[UI-7] while loading it shows placeholder rows, and announces it', async () => {
    const { container, rerender } = render(tableOf({ rows: [], loading: true }));
    expect(table().getAttribute('aria-busy')).toBe('true');
    expect(container.querySelectorAll('tbody[aria-hidden=true] tr').length).toBeGreaterThan(2);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.queryByText('Nothing found')).toBeNull();
    await expectAccessible(container);
    rerender(tableOf({}));
    expect(table().getAttribute('aria-busy')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(container.querySelector('tbody[aria-hidden=true]')).toBeNull();
  });

  it('[UI-7] rows stay while others are loading', () => {
    render(tableOf({ loading: true }));
    expect(games()).toEqual(['Table 10', 'Table 2', 'Baccarat']);
    expect(table().getAttribute('aria-busy')).toBe('true');
  });

  it('[UI-7] without rows it says so, with the host’s label or a custom element', async () => {
    const { container, rerender } = render(<KitProvider labels={{ nothingFound: 'Không có gì' }}>{tableOf({ rows: [] })}</KitProvider>);
    expect(screen.getByText('Không có gì')).toBeTruthy();
    await expectAccessible(container);
    rerender(tableOf({ rows: [], empty: 'Place your first bet' }));
    expect(screen.getByText('Place your first bet')).toBeTruthy();
    rerender(tableOf({ empty: 'Place your first bet' }));
    expect(screen.queryByText('Place your first bet')).toBeNull();
  });

  it('[UI-7] an error is announced, and shown below the existing rows', () => {
    const { rerender } = render(tableOf({ rows: [], error: 'No connection' }));
    expect(screen.getByRole('alert').textContent).toBe('No connection');
    expect(screen.queryByText('Nothing found')).toBeNull();
    rerender(tableOf({ error: 'No connection' }));
    expect(games()).toHaveLength(3);
    expect(screen.getByRole('alert').getBoundingClientRect().top).toBeGreaterThanOrEqual(table().getBoundingClientRect().bottom);
  });

  it('[UI-7] sorting a thousand rows re-renders none', async () => {
    const drawn = vi.fn((row: Bet): ReactNode => row.game);
    const columns = [{ key: 'game', header: 'Game', cell: drawn, sortValue: ({ id }: Bet) => -id }];
    const rows = manyBets(1000);
    const { rerender } = render(<Table caption="Bets" rows={rows} columns={columns} rowKey={rowKey} />);
    expect(drawn).toHaveBeenCalledTimes(1000);
    await userEvent.click(screen.getByRole('button', { name: 'Game' }));
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('Game 999');
    rerender(<Table caption="Bets" rows={[...rows]} columns={columns} rowKey={rowKey} loading />);
    expect(drawn).toHaveBeenCalledTimes(1000);
  });

  it('[UI-8] native props and ref reach the table, and wrong uses are type errors', () => {
    const ref = createRef<HTMLTableElement>();
    const { container } = render(tableOf({ ref, id: 'bets', className: 'mine' }));
    expect(ref.current).toBe(table());
    expect(table().id).toBe('bets');
    expect(container.querySelector('.mine')?.contains(table())).toBe(true);
    const base = { rows: ['a'], rowKey: String, columns: [{ key: 'a', header: 'A', cell: String }] };
    // @ts-expect-error a table needs a name
    expect(<Table {...base} />).toBeTruthy();
    // @ts-expect-error a row leads somewhere or does something, not both
    expect(<Table {...base} caption="A" rowHref={String} onRowPress={String} />).toBeTruthy();
    // @ts-expect-error columns are of the rows
    expect(<Table {...base} caption="A" columns={[{ key: 'a', header: 'A', cell: (row: number) => row }]} />).toBeTruthy();
  });

  it.each([
    [1280, 'ltr'],
    [1280, 'rtl'],
    [360, 'ltr'],
    [360, 'rtl'],
  ])('[UI-8] is accessible at %d px, %s', async (width, direction) => {
    document.documentElement.dir = direction;
    await page.viewport(width, 800);
    const { container } = render(tableOf({ footer: { game: 'Total', win: '₱90.00' }, rowHref: ({ id }) => `#${id}` }));
    await expectAccessible(container);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
