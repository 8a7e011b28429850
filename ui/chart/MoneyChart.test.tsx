import '../theme/base.css.ts';

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { cdp, page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { MoneyChart, moneyChartKinds, type MoneyChartProps } from './MoneyChart.tsx';
import type { MoneySeriesList } from './moneyData.ts';
import { daily, FIRST_DAY, formatAmount, formatTime, wave } from './storyMoney.ts';

const profit = (...amounts: number[]): MoneySeriesList => [{ id: 'profit', label: 'Profit', points: daily(amounts) }];
const both: MoneySeriesList = [
  { id: 'in', label: 'Deposits', points: daily([50_000, 0, 80_000]) },
  { id: 'out', label: 'Withdrawals', points: daily([20_000, 30_000]) },
];
const base = { label: 'My money', formatAmount, formatTime };

const show = (props: Partial<MoneyChartProps> = {}) => render(<MoneyChart {...base} series={profit(10_000, -5_000, 20_000)} {...props} />);
/** Loaded lazily. */
const picture = (): Promise<HTMLElement> => screen.findByRole('img', { name: 'My money' });
const points = (): HTMLElement => screen.getByRole('slider', { name: 'My money' });
const height = (): number => screen.getByRole('figure').getBoundingClientRect().height;
const said = (): string | null => points().getAttribute('aria-valuetext');
const text = (): string => screen.getByRole('figure').textContent;
const toggle = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const marks = async (selector: string): Promise<SVGGraphicsElement[]> => [
  ...(await picture()).querySelectorAll<SVGGraphicsElement>(selector),
];

/** Moves a pointer to a fraction of the picture's width. */
async function pointTo(part: number, pointerType: 'mouse' | 'touch' = 'mouse'): Promise<HTMLElement> {
  const box = (await picture()).parentElement ?? document.body;
  const { left, top, width } = box.getBoundingClientRect();
  const at = { clientX: left + width * part, clientY: top + 50, pointerType };
  fireEvent[pointerType === 'mouse' ? 'pointerMove' : 'pointerDown'](box, at);
  return box;
}

describe('MoneyChart', () => {
  beforeEach(() => page.viewport(360, 640));
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

  it('[UI-7] is a figure with its title, and passes native props and ref on', async () => {
    const ref = createRef<HTMLElement>();
    show({ ref, id: 'money', className: 'mine' });
    const figure = screen.getByRole('figure', { name: 'My money' });
    expect(figure).toBe(ref.current);
    expect([figure.id, figure.classList.contains('mine')]).toEqual(['money', true]);
    await picture();
  });

  it('[UI-7] says in words what the picture shows', async () => {
    show();
    const { id = '' } = document.getElementById((await picture()).getAttribute('aria-describedby') ?? '') ?? {};
    expect(document.getElementById(id)?.textContent).toBe('Profit: lowest -₱50.00, highest ₱200.00, last ₱200.00, total ₱250.00');
  });

  it('[UI-7] by default reads the last point, each series by its name', async () => {
    show({ series: both });
    await picture();
    expect(text()).toContain('Nov 3');
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Deposits', 'Withdrawals']);
    expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(['₱800.00', '–']);
  });

  it('[UI-7] the mouse reads the point that is nearest, until it leaves', async () => {
    show();
    const box = await pointTo(0.55);
    expect(screen.getByRole('definition').textContent).toBe('-₱50.00');
    fireEvent.pointerLeave(box, { pointerType: 'mouse' });
    expect(screen.getByRole('definition').textContent).toBe('₱200.00');
  });

  it('[UI-7] a finger chooses a point, which stays when it is lifted', async () => {
    show();
    const box = await pointTo(0.2, 'touch');
    fireEvent.pointerLeave(box, { pointerType: 'touch' });
    expect(screen.getByRole('definition').textContent).toBe('₱100.00');
    expect(getComputedStyle(box).touchAction).toBe('pan-y');
  });

  it.each(['ltr', 'rtl'])('[UI-7] arrow keys go along the points, as they lie (%s)', async (direction) => {
    document.documentElement.dir = direction;
    show({ series: both });
    await picture();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(points());
    expect(said()).toBe('Nov 3: Deposits ₱800.00');
    await userEvent.keyboard('{ArrowLeft}');
    expect(said()).toBe('Nov 2: Deposits ₱0.00, Withdrawals ₱300.00');
    expect(text()).toContain('Nov 2');
    await userEvent.keyboard('{Home}');
    expect(said()).toBe('Nov 1: Deposits ₱500.00, Withdrawals ₱200.00');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(said()).toBe('Nov 3: Deposits ₱800.00');
  });

  it('[UI-7] without the keyboard on it reads the last moment again', async () => {
    show();
    await picture();
    points().focus();
    await userEvent.keyboard('{Home}');
    expect(said()).toBe('Nov 1: ₱100.00');
    await userEvent.tab();
    expect(said()).toBe('Nov 3: ₱200.00');
  });

  it('[UI-7] shows the same numbers as a table, and back', async () => {
    show({ series: both });
    await toggle('Show as table');
    const table = screen.getByRole('table', { name: 'My money' });
    expect(screen.queryByRole('img')).toBeNull();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Time', 'Deposits', 'Withdrawals']);
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['TimeDepositsWithdrawals', 'Nov 1₱500.00₱200.00', 'Nov 2₱0.00₱300.00', 'Nov 3₱800.00–']);
    await expectAccessible();
    await toggle('Show as chart');
    expect(await picture()).toBeTruthy();
  });

  it('[UI-7] a long table scrolls in its own place, by keyboard too', async () => {
    show({ series: [{ id: 'year', label: 'Balance', points: wave(365, 100, 50) }] });
    await toggle('Show as table');
    const region = screen.getByRole('region', { name: 'My money' });
    expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    // Not every browser makes scroll containers focusable by default.
    expect(region.tabIndex).toBe(0);
    await userEvent.tab();
    expect(document.activeElement).toBe(region);
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(region.scrollTop).toBeGreaterThan(0));
    const head = screen.getByRole('columnheader', { name: 'Time' });
    expect(head.getBoundingClientRect().top).toBeCloseTo(region.getBoundingClientRect().top, -1);
  });

  it('[UI-7] gains rise from the zero line as full bars, losses hang from it as outlines', async () => {
    show({ kind: 'bar' });
    const [gain, loss] = (await marks('g > rect')).filter(({ parentElement }) => parentElement?.tagName !== 'pattern');
    if (!gain || !loss) throw new Error('There should be a bar for each amount.');
    expect(gain.getBBox().y + gain.getBBox().height).toBeCloseTo(loss.getBBox().y);
    expect(getComputedStyle(gain).stroke).toBe('none');
    expect(getComputedStyle(loss).stroke).not.toBe('none');
  });

  it('[UI-7] under a lone line the area of losses is striped', async () => {
    show();
    const fills = (await marks('path[clip-path]')).map((area) => getComputedStyle(area).fill);
    expect(fills.map((fill) => fill.startsWith('url('))).toEqual([false, true]);
  });

  it('[UI-7] more bars than fit are rendered as a line', async () => {
    show({ kind: 'bar', series: [{ id: 'year', label: 'Balance', points: wave(365, 100, 50) }] });
    expect(await marks('path[clip-path]')).not.toEqual([]);
  });

  it.each([
    ['one point', [125]],
    ['all equal', [5, 5, 5]],
    ['all zero', [0, 0]],
    ['negative', [-3, -9]],
  ])('[UI-7] draws %s', async (_name, amounts) => {
    for (const kind of moneyChartKinds) {
      show({ kind, series: profit(...amounts) });
      expect((await picture()).innerHTML).not.toMatch(/NaN|undefined|Infinity/);
      cleanup();
    }
  });

  it('[UI-7] sorts its points', async () => {
    show({ series: [{ id: 'profit', label: 'Profit', points: daily([100, 200, 300]).toReversed() }] });
    await picture();
    expect(said()).toBe('Nov 3: ₱3.00');
  });

  it('[UI-7] handles a selection beyond the points when they become fewer', async () => {
    const { rerender } = show();
    await pointTo(0.55);
    rerender(<MoneyChart {...base} series={profit(700)} />);
    expect(said()).toBe('Nov 1: ₱7.00');
  });

  it('[UI-7] without points shows a message, with neither picture nor table', async () => {
    show({ series: profit() });
    expect(screen.getByText('Nothing to show yet')).toBeTruthy();
    expect([screen.queryByRole('button'), screen.queryByRole('img')]).toEqual([null, null]);
    await expectAccessible();
  });

  it('[UI-7] fits any width, and follows when it changes', async () => {
    const points365 = wave(365, 123_456_700, 100_000_000);
    show({
      series: [{ id: 'year', label: 'Balance', points: points365 }],
      formatTime: (at) => `${formatTime(at)}, ${new Date(at).getUTCFullYear()}`,
    });
    for (const width of [180, 360, 1280]) {
      await page.viewport(width, 640);
      const svg = await picture();
      await vi.waitFor(() => expect(svg.getBoundingClientRect().width).toBe(svg.parentElement?.clientWidth));
      const { left, right } = svg.getBoundingClientRect();
      const labels = [...svg.querySelectorAll('text')].map((label) => label.getBoundingClientRect());
      expect(labels.filter((label) => label.left < left - 1 || label.right > right + 1)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  });

  it('[UI-7] the axis may say shorter amounts than the readout', async () => {
    show({ series: profit(1_200_000), formatAxisAmount: (minor) => `${minor / 100_000}K` });
    expect((await marks('text')).map((label) => label.textContent)).toContain('10K');
    expect(screen.getByRole('definition').textContent).toBe('₱12,000.00');
  });

  it('[UI-7] another theme redraws nothing: only colours change', async () => {
    show({ series: both });
    const [line] = await marks('path[stroke-dasharray]');
    const before = { html: (await picture()).outerHTML, stroke: line && getComputedStyle(line).stroke };
    document.documentElement.dataset['theme'] = 'dark';
    expect((await picture()).outerHTML).toBe(before.html);
    expect(line && getComputedStyle(line).stroke).not.toBe(before.stroke);
    delete document.documentElement.dataset['theme'];
  });

  it('[UI-7] with forced colors, lines have the text color', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    show({ series: both });
    const canvasText = Object.assign(document.createElement('i'), { style: 'color: CanvasText' });
    document.body.append(canvasText);
    const [line] = await marks('path[stroke-dasharray]');
    expect(line && getComputedStyle(line).stroke).toBe(getComputedStyle(canvasText).color);
    canvasText.remove();
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: '' }] });
  });

  it.each(moneyChartKinds)('[UI-8] as %s is accessible', async (kind) => {
    show({ kind, series: both });
    await picture();
    await expectAccessible();
  });

  it('[UI-7] wrong uses are type errors', () => {
    const one = { id: 'a', label: 'A', points: [{ at: FIRST_DAY, amount: 1 }] };
    // @ts-expect-error a chart has a name
    expect(<MoneyChart series={[one]} formatAmount={formatAmount} formatTime={formatTime} />).toBeTruthy();
    // @ts-expect-error four series cannot be told apart
    expect(<MoneyChart {...base} series={[one, one, one, one]} />).toBeTruthy();
    // @ts-expect-error a pie is no chart of time
    expect(<MoneyChart {...base} series={[one]} kind="pie" />).toBeTruthy();
    // @ts-expect-error the kit knows no currency
    expect(<MoneyChart label="Money" series={[one]} formatTime={formatTime} />).toBeTruthy();
  });
});
