import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { KitProvider } from '../kit/KitProvider.tsx';
import { columns, games, tableOf } from './tableTesting.tsx';

const heading = (name: string): HTMLElement => screen.getByRole('columnheader', { name });
const sortButton = (name: string): HTMLElement => screen.getByRole('button', { name });
const order = (name: string): string | null => heading(name).getAttribute('aria-sort');
const shown = (name: string): string | undefined => sortButton(name).querySelector('svg')?.dataset['direction'];
const asGiven = ['Table 10', 'Table 2', 'Baccarat'];

/** Sorted by the parent only: these columns have no `sortValue`. */
const ownersColumns = columns.map(({ sortValue, ...column }) => ({ ...column, sortable: sortValue !== undefined }));

describe('sorting a table', () => {
  beforeEach(() => page.viewport(1280, 800));
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('lang');
  });

  it('[UI-7] sorts by a press on a heading: ascending, descending, and as it was', async () => {
    render(tableOf({}));
    expect(order('Stake')).toBe('none');
    await userEvent.click(sortButton('Stake'));
    expect(games()).toEqual(['Table 10', 'Baccarat', 'Table 2']);
    expect(order('Stake')).toBe('ascending');
    await userEvent.click(sortButton('Stake'));
    expect(games()).toEqual(['Table 2', 'Baccarat', 'Table 10']);
    expect(order('Stake')).toBe('descending');
    await userEvent.click(sortButton('Stake'));
    expect(games()).toEqual(asGiven);
    expect(order('Stake')).toBe('none');
  });

  it('[UI-7] sorts by one column at a time, by keyboard too', async () => {
    render(tableOf({}));
    sortButton('Stake').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');
    expect(games()).toEqual(['Baccarat', 'Table 2', 'Table 10']);
    expect([order('Game'), order('Stake')]).toEqual(['ascending', 'none']);
    expect(document.activeElement).toBe(sortButton('Game'));
  });

  it('[UI-7] shows the direction', async () => {
    render(tableOf({}));
    const directions = [shown('Stake')];
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(sortButton('Stake'));
      directions.push(shown('Stake'));
    }
    expect(directions).toEqual(['none', 'ascending', 'descending']);
  });

  it('[UI-7] a column that does not sort has no button and no order', () => {
    render(tableOf({}));
    expect(heading('Placed').querySelector('button')).toBeNull();
    expect(heading('Placed').hasAttribute('aria-sort')).toBe(false);
  });

  it('[UI-7] calls a controlling parent, and shows the rows in the given order', async () => {
    const onSortChange = vi.fn();
    const { rerender } = render(tableOf({ columns: ownersColumns, sort: null, onSortChange }));
    await userEvent.click(sortButton('Stake'));
    expect(onSortChange.mock.lastCall).toEqual([{ key: 'stake', direction: 'ascending' }]);
    expect(games()).toEqual(asGiven);
    expect(order('Stake')).toBe('none');
    rerender(tableOf({ columns: ownersColumns, sort: { key: 'stake', direction: 'descending' }, onSortChange }));
    expect(order('Stake')).toBe('descending');
    expect(games()).toEqual(asGiven);
    await userEvent.click(sortButton('Stake'));
    expect(onSortChange.mock.lastCall).toEqual([null]);
  });

  it('[UI-7] the order may be controlled while the table sorts', () => {
    render(tableOf({ sort: { key: 'stake', direction: 'descending' } }));
    expect(games()).toEqual(['Table 2', 'Baccarat', 'Table 10']);
  });

  it('[UI-7] sorts as the page’s language does', async () => {
    document.documentElement.lang = 'sv';
    const rows = ['z', 'ä', 'a'].map((game, id) => ({ id, game, placed: '', stake: 0, win: 0 }));
    render(tableOf({ rows }));
    await userEvent.click(sortButton('Game'));
    expect(games()).toEqual(['a', 'z', 'ä']);
  });

  it('[UI-7] cards are sorted by a labelled list over them, which knows of the headings’ order', async () => {
    render(tableOf({}));
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(sortButton('Stake'));
    await page.viewport(360, 640);
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect(Array.from(list.options, ({ label }) => label)).toEqual([
      'Default order',
      'Game, ascending',
      'Game, descending',
      'Stake, ascending',
      'Stake, descending',
    ]);
    expect(list.selectedOptions[0]?.label).toBe('Stake, ascending');
    await userEvent.selectOptions(list, 'Game, descending');
    expect(games()).toEqual(['Table 10', 'Table 2', 'Baccarat']);
    await userEvent.selectOptions(list, 'Game, ascending');
    expect(games()).toEqual(['Baccarat', 'Table 2', 'Table 10']);
    expect(order('Game')).toBe('ascending');
    await userEvent.selectOptions(list, 'Default order');
    expect(games()).toEqual(asGiven);
  });

  it('[UI-7] in cards no hidden heading can be focused', async () => {
    await page.viewport(360, 640);
    render(tableOf({}));
    expect(screen.queryByRole('button')).toBeNull();
    expect(heading('Stake').textContent).toContain('Stake');
  });

  it('[UI-7] without a sortable column, or without rows, there is no list of orders', async () => {
    await page.viewport(360, 640);
    const { rerender } = render(tableOf({ columns: columns.map(({ sortValue: _value, ...column }) => column) }));
    expect(screen.queryByRole('combobox')).toBeNull();
    rerender(tableOf({ rows: [] }));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('[UI-7] the list of orders speaks the host’s language', async () => {
    await page.viewport(360, 640);
    render(<KitProvider labels={{ sortBy: 'Sắp xếp theo', sortAscending: '{column} tăng dần' }}>{tableOf({})}</KitProvider>);
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sắp xếp theo' });
    expect(list.options[1]?.label).toBe('Game tăng dần');
  });
});
