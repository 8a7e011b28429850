import '../theme/base.css.ts';

import { cleanup, render, screen, within } from '@testing-library/react';
import { createElement, type MouseEvent, type ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { KitProvider, type KitLinkProps } from '../kit/KitProvider.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { bets, cell, columns, metAt, rowOf, table, tableOf, wideColumns, type Bet } from './tableTesting.tsx';
import type { TableColumn } from './TableRow.tsx';

const went = vi.fn();
const rowHref = ({ id }: Bet): string => `#bet-${id}`;

function RouterLink({ onClick, ...anchor }: KitLinkProps): ReactNode {
  return createElement('a', {
    ...anchor,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      event.preventDefault();
      went(anchor.href);
    },
  });
}

const boxOf = (element: HTMLElement): DOMRect => element.getBoundingClientRect();

const routed = (children: ReactNode): ReactNode => <KitProvider link={RouterLink}>{children}</KitProvider>;

describe('rows of a table', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    went.mockReset();
  });
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
  });

  it.each([
    [1280, 'ltr'],
    [1280, 'rtl'],
    [360, 'ltr'],
  ])('[UI-7] a row that leads somewhere is pressed anywhere in it (%d px, %s)', async (width, direction) => {
    document.documentElement.dir = direction;
    await page.viewport(width, 800);
    render(routed(tableOf({ rowHref })));
    for (const { id, game } of bets) {
      const link = screen.getByRole('link', { name: game });
      // The cards must be hit-testable from the first frame on.
      await vi.waitFor(() => {
        for (const { key } of columns) expect(metAt(cell(game, key))?.closest('a')).toBe(link);
      });
      await userEvent.click(link);
      expect(went).toHaveBeenLastCalledWith(`#bet-${id}`);
    }
    expect(went).toHaveBeenCalledTimes(3);
  });

  it('[UI-7] a card breaks its labels between words, and puts an amount under a word that has no room beside it', async () => {
    await page.viewport(360, 800);
    const figures = [
      { key: 'short', header: 'Aktibong miyembro ng grupo', cell: () => '12', align: 'end' },
      { key: 'long', header: 'Pinakamataas/pinakamababa', cell: () => '-₱123,456,789.00', align: 'end' },
    ] as const;
    render(tableOf({ columns: [...columns.slice(0, 1), ...figures], rows: bets.slice(0, 1) }));
    const [, short, long] = rowOf('Table 10').cells;
    const line = Number.parseFloat(getComputedStyle(short ?? document.body).lineHeight);
    expect(short?.clientHeight).toBeLessThan(line * 1.5);
    // Two whole lines: the label and the amount.
    expect(long?.clientHeight).toBeGreaterThan(line * 1.5);
    const [value, box] = [long?.firstElementChild, long].map((part) => part?.getBoundingClientRect());
    expect(value?.right).toBeCloseTo(box?.right ?? 0, 0);
    expect(value?.bottom).toBeCloseTo(box?.bottom ?? 0, 0);
  });

  it.each([false, true])('[UI-7] also where the table scrolls sideways (first column in sight: %s)', async (stickyFirstColumn) => {
    render(routed(tableOf({ columns: wideColumns, rowHref, stickyFirstColumn })));
    const region = await screen.findByRole('region');
    const widest = region.scrollWidth;
    for (const left of [0, 300, widest]) {
      region.scrollLeft = left;
      for (const fraction of [0.02, 0.5, 0.98]) {
        const { left: start, width } = region.getBoundingClientRect();
        const { top, height } = rowOf('Baccarat').getBoundingClientRect();
        const met = document.elementFromPoint(start + width * fraction, top + height / 2);
        expect(met?.closest('a')).toBe(screen.getByRole('link', { name: 'Baccarat' }));
      }
    }
    // The focus ring, too, is only as wide as the visible part of the row.
    const cover = getComputedStyle(screen.getByRole('link', { name: 'Baccarat' }), '::after').width;
    expect(Number.parseFloat(cover)).toBeCloseTo(stickyFirstColumn ? region.clientWidth : widest, 0);
    // A row's hit area must not widen the scrollable area.
    expect(region.scrollWidth).toBe(widest);
    expect(table().getBoundingClientRect().width).toBeCloseTo(widest, 0);
  });

  it('[UI-7] with second columns a row has two lines on a phone, and leaves the rest to what its press opens', async () => {
    await page.viewport(360, 800);
    const lines: readonly TableColumn<Bet>[] = [
      ...columns.map((column) => (column.key === 'placed' || column.key === 'stake' ? { ...column, priority: 'second' as const } : column)),
      { key: 'for', header: 'For', cell: () => null },
      { key: 'odds', header: 'Odds', cell: () => '2.0' },
    ];
    const { container } = render(tableOf({ columns: lines, footer: { game: 'Total', win: '₱90.00' }, onRowPress: vi.fn() }));
    const shown = within(rowOf('Table 10'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(shown).toEqual(['2026-03-02', '₱10.00', '₱90.00']);
    const title = boxOf(screen.getByRole('button', { name: 'Table 10' }));
    const [placed, stake, win] = [boxOf(cell('Table 10', 'placed')), boxOf(cell('Table 10', 'stake')), boxOf(cell('Table 10', 'win'))];
    // The amount ends the first line, the second line has time and stake.
    expect(win.left).toBeGreaterThan(title.right);
    expect(placed.top).toBeGreaterThanOrEqual(title.bottom);
    expect(placed.top).toBeGreaterThanOrEqual(win.bottom);
    expect(Math.abs(stake.top - placed.top)).toBeLessThan(4);
    expect(stake.right).toBe(win.right);
    // A number is named, a time is not.
    expect(getComputedStyle(cell('Table 10', 'stake'), '::before').content).toContain('Stake');
    expect(getComputedStyle(cell('Table 10', 'placed'), '::before').content).toBe('none');
    expect(rowOf('Table 10').offsetHeight).toBeLessThan(80);
    await expect.poll(() => metAt(cell('Table 10', 'placed'))).toBe(screen.getByRole('button', { name: 'Table 10' }));
    await expectAccessible(container);
    await page.viewport(1280, 800);
    expect(within(rowOf('Table 10')).getAllByRole('cell')).toHaveLength(5);
    expect(getComputedStyle(screen.getAllByRole('row')[1]?.children[4] ?? container, '::after').content).toBe('"–"');
  });

  it('[UI-7] a row is one tab stop, and Enter follows its link', async () => {
    render(routed(tableOf({ rowHref, columns: columns.map(({ sortValue: _value, ...column }) => column) })));
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Table 2' }));
    await userEvent.keyboard('{Enter}');
    expect(went.mock.calls).toEqual([['#bet-2']]);
  });

  it.each([360, 1280])('[UI-7] a row that does something is a button, pressed anywhere in it (%d px)', async (width) => {
    await page.viewport(width, 800);
    const onRowPress = vi.fn();
    render(tableOf({ onRowPress }));
    const button = screen.getByRole('button', { name: 'Baccarat' });
    await vi.waitFor(() => expect(metAt(cell('Baccarat', 'win'))).toBe(button));
    button.focus();
    await userEvent.keyboard('{Enter} ');
    expect(onRowPress.mock.calls).toEqual([[bets[2]], [bets[2]]]);
  });

  it.each([360, 1280])('[UI-7] what can be pressed in a cell is not covered by its row (%d px)', async (width) => {
    await page.viewport(width, 800);
    const onCopy = vi.fn();
    const copy = {
      key: 'copy',
      header: 'Number',
      cell: ({ id }: Bet) => (
        <button type="button" onClick={onCopy}>
          Copy {id}
        </button>
      ),
    };
    render(routed(tableOf({ rowHref, columns: [...columns, copy] })));
    await userEvent.click(screen.getByRole('button', { name: 'Copy 2' }));
    expect(onCopy).toHaveBeenCalledOnce();
    expect(went).not.toHaveBeenCalled();
  });

  it('[UI-7] rows without an action have no control', () => {
    render(tableOf({}));
    expect(screen.queryByRole('link')).toBeNull();
    expect(rowOf('Baccarat').querySelector('button')).toBeNull();
  });
});
