import { describe, expect, it } from 'vitest';

import type { MoneyRow } from './moneyData.ts';
import { layOutMoney, nearestRow, type AxisLabel, type MoneyLayout, type MoneyLayoutInput } from './moneyLayout.ts';

const rowsOf = (...amounts: number[]): MoneyRow[] => amounts.map((amount, at) => ({ at, amounts: [amount] }));
/** Characters of 7 px, as on the axes. */
const textWidth = (text: string): number => text.length * 7;

const layOut = (rows: MoneyRow[], input: Partial<MoneyLayoutInput> = {}) =>
  layOutMoney({
    rows,
    kind: 'line',
    width: 328,
    height: 240,
    direction: 'ltr',
    textWidth,
    formatAxisAmount: (minor) => `₱${minor / 100}`,
    formatTime: (at) => `day ${at}`,
    ...input,
  });

/** Start and end of labels, px. */
const boxes = (labels: readonly AxisLabel[]) => labels.map(({ at, text }) => [at - textWidth(text) / 2, at + textWidth(text) / 2] as const);

/** Ratio of the distances between points 2 and 3 and points 1 and 2. */
const gaps = ({ xs: [a = 0, b = 0, c = 0] }: MoneyLayout): number => (c - b) / (b - a);

describe('the layout of money', () => {
  it.each([1, 2, 7, 30, 365])('[UI-7] the times of %i points never overlap, and stay inside, at any width', (count) => {
    const rows = rowsOf(...Array.from({ length: count }, (_, day) => day * 100));
    for (const kind of ['line', 'bar'] as const) {
      for (const width of [160, 328, 700, 1200]) {
        const { timeLabels } = layOut(rows, { kind, width });
        expect(timeLabels.at(-1)?.text).toBe(`day ${count - 1}`);
        const placed = boxes(timeLabels);
        expect(placed.every(([start, end]) => start >= 0 && end <= width)).toBe(true);
        expect(placed.every(([, end], index) => end < (placed[index + 1]?.[0] ?? Infinity))).toBe(true);
      }
    }
  });

  it('[UI-7] a narrow picture has fewer times than a wide one', () => {
    const rows = rowsOf(...Array.from({ length: 30 }, (_, day) => day));
    expect(layOut(rows).timeLabels.length).toBeLessThan(layOut(rows, { width: 1200 }).timeLabels.length);
  });

  it('[UI-7] amounts are on the left, right to left on the right; time always runs to the right', () => {
    const rows = rowsOf(100, 200, 300);
    const [ltr, rtl] = [layOut(rows), layOut(rows, { direction: 'rtl' })];
    expect([ltr.left > 0, ltr.right]).toEqual([true, 328]);
    expect([rtl.left, rtl.right < 328]).toEqual([0, true]);
    for (const { xs } of [ltr, rtl]) expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });

  it('[UI-7] amounts that would take half the width are left out, and the plot has it all', () => {
    const { showsAmounts, left, right } = layOut(rowsOf(100), { width: 120, formatAxisAmount: () => '₱1,000,000.00' });
    expect({ showsAmounts, left, right }).toEqual({ showsAmounts: false, left: 0, right: 120 });
  });

  it('[UI-7] an axis has no duplicate labels, and none between two minor units', () => {
    const short = layOut(rowsOf(100_100, 100_300), { formatAxisAmount: (minor) => `₱${Math.round(minor / 100_000)}K` });
    const texts = short.amountLabels.map(({ text }) => text);
    expect(texts).toEqual([...new Set(texts)]);
    expect(layOut(rowsOf(1, 2)).amountLabels.map(({ text }) => text)).toEqual(['₱0', '₱0.01', '₱0.02']);
  });

  it('[UI-7] is measured from zero', () => {
    const { y, bottom, top } = layOut(rowsOf(900, 1000));
    expect(y(0)).toBe(bottom);
    const losses = layOut(rowsOf(-900, -1000));
    expect(losses.y(0)).toBe(top);
  });

  it('[UI-7] with nothing but zeroes draws them in the middle, with one amount', () => {
    const { amountLabels, y, top, bottom } = layOut(rowsOf(0, 0, 0));
    expect(amountLabels).toEqual([{ at: y(0), text: '₱0' }]);
    expect(y(0)).toBe((top + bottom) / 2);
  });

  it('[UI-7] points of a line are as far apart as in time, bars all the same', () => {
    const rows = [0, 1, 4].map((at) => ({ at, amounts: [1] }));
    expect(gaps(layOut(rows))).toBeCloseTo(3);
    expect(gaps(layOut(rows, { kind: 'bar' }))).toBeCloseTo(1);
  });

  it('[UI-7] finds the point that is nearest to a place', () => {
    expect([0, 14, 16, 99].map((x) => nearestRow([10, 20, 30], x))).toEqual([0, 0, 1, 2]);
  });
});
