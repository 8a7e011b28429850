import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { cell, columns, games, manyBets, rowOf, table, tableOf, wideColumns } from './tableTesting.tsx';

const heading = (name: string): DOMRect => screen.getByRole('columnheader', { name }).getBoundingClientRect();
const box = (element: Element): DOMRect => element.getBoundingClientRect();
const footer = { game: 'Total', win: '₱90.00' };
const many = manyBets(60);

describe('a table in its place', () => {
  beforeEach(() => page.viewport(1280, 800));
  afterEach(() => {
    cleanup();
    window.scrollTo(0, 0);
    document.documentElement.removeAttribute('dir');
    document.documentElement.removeAttribute('style');
  });

  it('[UI-7] headings stay in sight on the page, below what it keeps at its top', () => {
    render(tableOf({ rows: many }));
    window.scrollTo(0, 900);
    expect(heading('Game').top).toBe(0);
    expect(box(rowOf('Game 0')).bottom).toBeLessThan(0);
    document.documentElement.style.setProperty('--pf-page-top', '64px');
    expect(heading('Game').top).toBe(64);
  });

  it('[UI-7] headings and totals stay visible if the table scrolls itself', async () => {
    render(tableOf({ rows: many, maxBlockSize: 300, footer }));
    const region = await screen.findByRole('region', { name: 'Bets' });
    expect(region.clientHeight).toBe(300);
    region.scrollTop = 500;
    expect(heading('Game').top).toBeCloseTo(box(region).top, -1);
    const totals = box(screen.getByRole('rowheader', { name: 'Total' }));
    expect(totals.bottom).toBeCloseTo(box(region).bottom, -1);
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(800);
  });

  it('[UI-7] its height can be any CSS length', async () => {
    render(tableOf({ rows: many, maxBlockSize: '50vh' }));
    expect((await screen.findByRole('region')).clientHeight).toBe(400);
  });

  it('[UI-7] one too wide for its container scrolls, by keyboard too, and has a name', async () => {
    const { container, rerender } = render(tableOf({ columns: wideColumns }));
    const region = await screen.findByRole('region', { name: 'Bets' });
    expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(region);
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(region.scrollLeft).toBeGreaterThan(0));
    await expectAccessible(container);
    rerender(tableOf({ columns }));
    await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('[UI-7] one that fits takes no focus', async () => {
    render(tableOf({ maxBlockSize: 600 }));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Game' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('[UI-7] one too wide is never higher than the viewport, so that its headings stay visible', async () => {
    render(tableOf({ rows: many, columns: wideColumns }));
    const region = await screen.findByRole('region');
    expect(region.clientHeight).toBeLessThanOrEqual(640);
    region.scrollTop = 500;
    expect(heading('Game').top).toBeCloseTo(box(region).top, -1);
  });

  it('[UI-7] a long one that fits again scrolls with the page again', async () => {
    const { rerender } = render(tableOf({ rows: many, columns: wideColumns }));
    await screen.findByRole('region');
    rerender(tableOf({ rows: many, columns }));
    await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it.each(['ltr', 'rtl'])('[UI-7] the first column stays in sight while the others scroll (%s)', async (direction) => {
    document.documentElement.dir = direction;
    render(tableOf({ columns: wideColumns, stickyFirstColumn: true, footer }));
    const region = await screen.findByRole('region');
    const edge = direction === 'rtl' ? 'right' : 'left';
    region.scrollLeft = direction === 'rtl' ? -600 : 600;
    for (const name of ['Baccarat', 'Total']) expect(box(screen.getByRole('rowheader', { name }))[edge]).toBeCloseTo(box(region)[edge], 0);
    expect(heading('Game')[edge]).toBeCloseTo(box(region)[edge], 0);
    const middle = box(screen.getByRole('rowheader', { name: 'Baccarat' }));
    const met = document.elementFromPoint(middle.left + middle.width / 2, middle.top + middle.height / 2);
    expect(met?.textContent).toBe('Baccarat');
  });

  it('[UI-7] without that, the first column scrolls away', async () => {
    render(tableOf({ columns: wideColumns }));
    const region = await screen.findByRole('region');
    region.scrollLeft = 600;
    expect(box(screen.getByRole('rowheader', { name: 'Baccarat' })).right).toBeLessThan(box(region).left);
  });

  it.each(['ltr', 'rtl'])('[UI-7] the edge that hides columns shows it (%s)', async (direction) => {
    document.documentElement.dir = direction;
    render(tableOf({ columns: wideColumns }));
    const region = await screen.findByRole('region');
    const shade = (): string => getComputedStyle(region, '::after').content;
    expect([region.dataset['overflow'], shade()]).toEqual(['end', '""']);
    region.scrollLeft = direction === 'rtl' ? -region.scrollWidth : region.scrollWidth;
    await vi.waitFor(() => expect([region.dataset['overflow'], shade()]).toEqual(['start', 'none']));
  });
});

describe('a table as cards', () => {
  beforeEach(() => page.viewport(360, 640));
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
  });

  it('[UI-7] has cards in a narrow container, regardless of the viewport', async () => {
    await page.viewport(1280, 800);
    const { rerender } = render(<div style={{ inlineSize: 559 }}>{tableOf({})}</div>);
    expect(box(rowOf('Table 2')).top).toBeGreaterThan(box(rowOf('Table 10')).bottom);
    expect(box(cell('Table 2', 'stake')).top).toBeGreaterThan(box(cell('Table 2', 'placed')).top);
    rerender(<div style={{ inlineSize: 560 }}>{tableOf({})}</div>);
    expect(box(cell('Table 2', 'stake')).top).toBe(box(cell('Table 2', 'placed')).top);
  });

  it.each(['ltr', 'rtl'])('[UI-7] each card has its first column as title, and labels beside the values (%s)', (direction) => {
    document.documentElement.dir = direction;
    render(tableOf({}));
    const title = screen.getByRole('rowheader', { name: 'Table 2' });
    expect(box(title).bottom).toBeLessThanOrEqual(box(cell('Table 2', 'placed')).top);
    const stake = cell('Table 2', 'stake');
    // Not announced twice: screen readers have it from the heading.
    expect(getComputedStyle(stake, '::before').content).toBe('"Stake" / ""');
    const value = stake.firstElementChild ?? stake;
    const [near, far] = direction === 'rtl' ? (['left', 'right'] as const) : (['right', 'left'] as const);
    expect(box(value)[near]).toBeCloseTo(box(stake)[near], 0);
    expect(Math.abs(box(value)[far] - box(stake)[far])).toBeGreaterThan(30);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('[UI-7] a column of high priority is beside the title, one of low priority only in the wide form', async () => {
    render(tableOf({ columns: columns.map((column) => (column.key === 'placed' ? { ...column, priority: 'low' } : column)) }));
    const title = box(screen.getByRole('rowheader', { name: 'Table 2' }));
    const win = box(cell('Table 2', 'win'));
    expect(win.left).toBeGreaterThanOrEqual(title.right);
    expect(win.top).toBeLessThan(title.bottom);
    expect(box(cell('Table 2', 'placed')).height).toBe(0);
    expect(screen.queryByRole('columnheader', { name: 'Placed' })).toBeNull();
    await page.viewport(1280, 800);
    expect(box(cell('Table 2', 'placed')).height).toBeGreaterThan(0);
    expect(screen.getByRole('columnheader', { name: 'Placed' })).toBeTruthy();
  });

  it('[UI-7] have no scroll container', () => {
    render(tableOf({ rows: many, columns: wideColumns, maxBlockSize: 300, stickyFirstColumn: true }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(box(table()).height).toBeGreaterThan(5000);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(games()).toHaveLength(60);
  });

  it('[UI-7] totals are a card too, without the columns that have none', () => {
    render(tableOf({ footer }));
    const totals = screen.getByRole('rowheader', { name: 'Total' }).closest('tr');
    expect(Array.from(totals?.cells ?? [], (total) => box(total).height > 0)).toEqual([true, false, false, true]);
    expect(totals && box(totals).top).toBeGreaterThan(box(rowOf('Baccarat')).bottom);
  });

  it('[UI-7] long words stay inside their card', () => {
    const long = 'Pinakamakapangyarihang-Kayamanan-ng-Gintong-Imperyo-at-Kaharian';
    const rows = [{ id: 1, game: long, placed: long, stake: 123_456_789_012, win: 987_654_321_012 }];
    render(tableOf({ rows, columns: columns.map((column) => ({ ...column, header: `${column.header}: ${long}` })) }));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const card = box(rowOf(long));
    for (const { key } of columns) for (const part of cell(long, key).children) expect(box(part).right).toBeLessThanOrEqual(card.right);
  });
});
