import '../theme/base.css.ts';

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { ShareChart } from './ShareChart.tsx';
import type { SharePart } from './shareData.ts';
import { formatAmount, games } from './storyMoney.ts';

const part = (label: string, amount: number): SharePart => ({ id: label, label, amount });
const four = [part('Fishing', 1_000), part('Slots', 6_000), part('Live', 3_000)];

const show = (parts: readonly SharePart[] = four) => render(<ShareChart label="Bets" parts={parts} formatAmount={formatAmount} />);
/** Loaded lazily. */
const picture = (): Promise<HTMLElement> => screen.findByRole('img', { name: 'Bets' });
const bar = (): HTMLElement => screen.getByRole('slider', { name: 'Bets' });
const height = (): number => screen.getByRole('figure').getBoundingClientRect().height;
const said = (): string | null => bar().getAttribute('aria-valuetext');
const legend = (): string[] => screen.getAllByRole('listitem').map((item) => item.textContent);
const slices = async (): Promise<SVGRectElement[]> => [...(await picture()).querySelectorAll<SVGRectElement>('g > rect')];
const chosen = (): (string | null)[] => [...document.querySelectorAll('li[data-chosen]')].map((item) => item.textContent);

describe('ShareChart', () => {
  beforeEach(async () => {
    await page.viewport(360, 640);
    // A mouse over a slice would select it.
    await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  });
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
  });

  // Must be the first test: later the picture is already loaded.
  it('[UI-7] takes no more and no less room once its picture is there', async () => {
    show();
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    const before = height();
    await picture();
    expect(height()).toBe(before);
  });

  it('[UI-7] lists the parts, largest first, with amount and share, and the total', async () => {
    show();
    expect(legend()).toEqual(['Slots₱60.0060%', 'Live₱30.0030%', 'Fishing₱10.0010%']);
    expect(screen.getByText('₱100.00')).toBeTruthy();
    await picture();
  });

  it('[UI-7] each slice is as long as its share, from where reading starts', async () => {
    show();
    const lengths = (await slices()).map((slice) => slice.getBoundingClientRect().width);
    expect(lengths.map((length) => Math.round((length / 330) * 10))).toEqual([6, 3, 1]);
    cleanup();
    document.documentElement.dir = 'rtl';
    show();
    const rights = (await slices()).map((slice) => slice.getBoundingClientRect().right);
    expect(rights).toEqual(rights.toSorted((a, b) => b - a));
  });

  it('[UI-7] shows at most six, and the rest as one', async () => {
    show(games);
    expect(await slices()).toHaveLength(7);
    expect(legend().slice(-2)).toEqual(['Poker and cards₱2,500.002%', 'Other₱1,370.001%']);
  });

  it('[UI-7] zero and negative parts are listed without a share, and take nothing from the others', async () => {
    show([...four, part('Bonus', 0), part('Correction', -4_000)]);
    expect(await slices()).toHaveLength(3);
    expect(legend()).toEqual(['Slots₱60.0060%', 'Live₱30.0030%', 'Fishing₱10.0010%', 'Bonus₱0.00–', 'Correction-₱40.00–']);
  });

  it('[UI-7] without positive amounts the bar is empty', async () => {
    show([part('Slots', 0), part('Live', -100)]);
    expect(legend()).toEqual(['Slots₱0.00–', 'Live-₱1.00–']);
    expect([screen.queryByRole('img'), screen.queryByRole('slider')]).toEqual([null, null]);
    await expectAccessible();
  });

  it('[UI-7] a tiny part can be seen, and nothing beside it is all', async () => {
    show([part('Slots', 1_000_000), part('Live', 1)]);
    expect(legend()).toEqual(['Slots₱10,000.0099%', 'Live₱0.01<1%']);
    expect((await slices())[1]?.getBoundingClientRect().width).toBeGreaterThanOrEqual(4);
    cleanup();
    show([part('Slots', 1)]);
    expect(legend()).toEqual(['Slots₱0.01100%']);
  });

  it('[UI-7] without parts shows a message, with neither picture nor table', async () => {
    show([]);
    expect(screen.getByText('Nothing to show yet')).toBeTruthy();
    expect([screen.queryByRole('button'), screen.queryByRole('img')]).toEqual([null, null]);
    await expectAccessible();
  });

  it('[UI-7] says in words what the picture shows', async () => {
    show();
    const summary = document.getElementById((await picture()).getAttribute('aria-describedby') ?? '');
    // Also while another part is selected.
    fireEvent.pointerEnter(screen.getByText('Live'));
    expect(summary?.textContent).toBe('Total ₱100.00. Largest: Slots, ₱60.00 (60%)');
  });

  it.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ])('[UI-7] arrow keys go along the slices, as they lie (%s)', async (direction, next) => {
    document.documentElement.dir = direction;
    show();
    await picture();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(bar());
    expect(said()).toBe('Slots: ₱60.00, 60%');
    await userEvent.keyboard(next);
    expect(said()).toBe('Live: ₱30.00, 30%');
    expect(chosen()).toEqual(['Live₱30.0030%']);
    await userEvent.tab();
    expect(chosen()).toEqual([]);
  });

  it('[UI-7] pointing at a slice marks its row, and at a row its slice', async () => {
    show();
    const [, live] = await slices();
    fireEvent.pointerEnter(live ?? document.body);
    expect(chosen()).toEqual(['Live₱30.0030%']);
    fireEvent.pointerLeave(live ?? document.body);
    expect(chosen()).toEqual([]);
    fireEvent.pointerEnter(screen.getByText('Fishing'));
    expect((await slices()).map((slice) => 'faded' in slice.dataset)).toEqual([true, true, false]);
  });

  it('[UI-7] as a table shows every part, also those that the bar shows as one', async () => {
    show(games);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: 'Bets' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Category', 'Amount', 'Share']);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(games.map(({ label }) => label));
    await expectAccessible();
  });

  it('[UI-7] long labels and amounts stay inside at 360 px, and a label keeps room to be read', async () => {
    const label = 'Pinakamapagkakapagpabagabag-damdamin na laro ng mga baraha';
    show([part(label, 99_999_999_999_900), part('Live', 1_000_000_000_000)]);
    await picture();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(screen.getByText(label).getBoundingClientRect().width).toBeGreaterThan(200);
  });

  it('[UI-8] is accessible', async () => {
    show();
    await picture();
    await expectAccessible();
  });

  it('[UI-7] wrong uses are type errors', () => {
    // @ts-expect-error a chart has a name
    expect(<ShareChart parts={four} formatAmount={formatAmount} />).toBeTruthy();
    // @ts-expect-error the kit knows no currency
    expect(<ShareChart label="Bets" parts={four} />).toBeTruthy();
  });
});
