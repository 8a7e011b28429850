import { fillLabel } from '../kit/labels.ts';
import { otherLook, shareLooks, type Look } from './looks.ts';
import type { shareChartLabels } from './labels.ts';

/** One category with its amount. */
export interface SharePart {
  /** Unique in its chart. */
  id: string;
  label: string;
  /** Integer minor units. What is not above zero has no share, and is only listed. */
  amount: number;
}

/** A piece of the bar. */
export interface ShareSlice extends SharePart {
  readonly look: Look;
}

export interface Shares {
  /** Largest first, at most six and the rest in one. */
  readonly slices: readonly ShareSlice[];
  /** Zero and below, as they were given. */
  readonly others: readonly SharePart[];
  /** Of the slices. */
  readonly total: number;
}

/** Not the id of any part: those are the owner's. */
const OTHER = '\u0000other';

export function shareOut(parts: readonly SharePart[], otherLabel: string): Shares {
  const sorted = parts.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
  const slices: ShareSlice[] = shareLooks.flatMap((look, place) => {
    const part = sorted[place];
    return part ? { ...part, look } : [];
  });
  const rest = sum(sorted.slice(shareLooks.length));
  if (rest > 0) slices.push({ id: OTHER, label: otherLabel, amount: rest, look: otherLook });
  return { slices, others: parts.filter(({ amount }) => !(amount > 0)), total: sum(sorted) };
}

function sum(parts: readonly SharePart[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0);
}

/** "34%", "<1%", or a dash for what has no share. */
export function shareText(amount: number, total: number, labels: typeof shareChartLabels): string {
  if (!(amount > 0)) return '–';
  const percent = (amount / total) * 100;
  if (percent < 1) return labels.shareUnderOnePercent;
  // "100%" is for what has no other beside it.
  return fillLabel(labels.sharePercent, { n: amount < total ? Math.min(99, Math.round(percent)) : 100 });
}
