import { scaleBand, scaleLinear, type ScaleLinear } from 'd3-scale';

import type { MoneyRow } from './moneyData.ts';

/** Input of the layout, px. */
export interface MoneyLayoutInput {
  rows: readonly MoneyRow[];
  kind: 'line' | 'bar';
  width: number;
  height: number;
  direction: 'ltr' | 'rtl';
  textWidth: (text: string) => number;
  formatAxisAmount: (minor: number) => string;
  formatTime: (at: number) => string;
}

/** A label of an axis, with its position along it, px. */
export interface AxisLabel {
  readonly at: number;
  readonly text: string;
}

/** Positions of all parts, px from the picture's top left. */
export interface MoneyLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Vertical position of an amount. */
  readonly y: (amount: number) => number;
  /** Center of each row. */
  readonly xs: readonly number[];
  /** Width of a row's bars in total, and the minimum distance between rows. */
  readonly band: number;
  readonly step: number;
  readonly amountLabels: readonly AxisLabel[];
  /** Whether the texts of `amountLabels` fit; their lines are always drawn. */
  readonly showsAmounts: boolean;
  readonly timeLabels: readonly AxisLabel[];
}

/** Half a line of text above the topmost amount; a line of times below the plot. */
const TOP = 10;
const BOTTOM = 26;
/** Between amounts and plot, and between two times. */
const GUTTER_GAP = 8;
const TIME_GAP = 28;
/** Half a marker, so that the first and last are not cut. */
const EDGE = 8;
const AMOUNT_EVERY = 52;
/** Maximum width, so that few bars do not become blocks. */
const WIDEST_BAND = 72;
/** Maximum fraction of the width for the amounts; beyond it they are omitted. */
const LARGEST_GUTTER = 0.5;

export function layOutMoney(input: MoneyLayoutInput): MoneyLayout {
  const { rows, width, height, direction, textWidth, formatAxisAmount } = input;
  const bottom = height - BOTTOM;
  const scale = amountScale(rows, bottom);
  const amountLabels = amountLabelsOf(scale, ticksIn(bottom), formatAxisAmount);
  const gutter = Math.ceil(Math.max(...amountLabels.map(({ text }) => textWidth(text)))) + GUTTER_GAP;
  const showsAmounts = gutter <= width * LARGEST_GUTTER;
  const room = showsAmounts ? gutter : 0;
  // Time runs to the right in every language, as on Arabic finance sites; the amounts are at the inline start.
  const [left, right] = direction === 'rtl' ? [0, width - room] : [room, width];
  const across = spread(input, left, right);
  return {
    ...across,
    left,
    right,
    top: TOP,
    bottom,
    y: scale,
    amountLabels,
    showsAmounts,
    timeLabels: timeLabels(input, across.xs),
  };
}

/** Always starts at zero: an area or a bar is read by its length. */
function amountScale(rows: readonly MoneyRow[], bottom: number): ScaleLinear<number, number> {
  const amounts = rows.flatMap((row) => row.amounts.filter((amount) => amount !== undefined));
  // If all are zero, zero is in the middle.
  return scaleLinear([Math.min(0, ...amounts), Math.max(0, ...amounts)], [bottom, TOP]).nice(ticksIn(bottom));
}

const ticksIn = (bottom: number): number => Math.max(2, Math.floor((bottom - TOP) / AMOUNT_EVERY));

/** Whole minor units without duplicate texts: a short format may round two amounts to the same. */
function amountLabelsOf(scale: ScaleLinear<number, number>, count: number, format: (minor: number) => string): AxisLabel[] {
  const labels = new Map<string, AxisLabel>();
  // From zero outwards, so that of two duplicates the rounder remains.
  const ticks = scale.ticks(count).toSorted((a, b) => Math.abs(a) - Math.abs(b));
  for (const amount of ticks.filter(Number.isInteger)) {
    const text = format(amount);
    if (!labels.has(text)) labels.set(text, { at: scale(amount), text });
  }
  return [...labels.values()];
}

/** Horizontal positions of rows: bars at equal distances, points of a line in proportion to time. */
function spread({ rows, kind }: MoneyLayoutInput, left: number, right: number): Pick<MoneyLayout, 'xs' | 'band' | 'step'> {
  if (kind === 'bar') {
    const bands = scaleBand(rows.keys(), [left, right]).paddingInner(0.3).paddingOuter(0.15);
    const xs = Array.from(rows.keys(), (row) => (bands(row) ?? left) + bands.bandwidth() / 2);
    return { xs, band: Math.min(bands.bandwidth(), WIDEST_BAND), step: bands.step() };
  }
  const times = scaleLinear([rows[0]?.at ?? 0, rows.at(-1)?.at ?? 0], [left + EDGE, right - EDGE]);
  const xs = rows.map(({ at }) => times(at));
  const steps = xs.slice(1).map((x, before) => x - (xs[before] ?? x));
  return { xs, band: 0, step: Math.min(right - left, ...steps) };
}

/** Labels of times with a point, as many as fit, counted from the last, the most relevant one. */
function timeLabels({ rows, width, textWidth, formatTime }: MoneyLayoutInput, xs: readonly number[]): AxisLabel[] {
  const all = rows.map(({ at }, row) => {
    const text = formatTime(at);
    const half = textWidth(text) / 2;
    // The outermost labels are moved inside.
    return { text, half, at: Math.max(half, Math.min(width - half, xs[row] ?? 0)) };
  });
  for (let every = 1; every < all.length; every += 1) {
    const some = all.filter((_label, row) => (all.length - 1 - row) % every === 0);
    const clash = some.some(({ at, half }, index) => {
      const next = some[index + 1];
      return next !== undefined && at + half + TIME_GAP > next.at - next.half;
    });
    if (!clash) return some;
  }
  return all.slice(-1);
}

/** The row whose center is nearest to a position. */
export function nearestRow(xs: readonly number[], x: number): number {
  return xs.reduce((best, candidate, row) => (Math.abs(candidate - x) < Math.abs((xs[best] ?? 0) - x) ? row : best), 0);
}
