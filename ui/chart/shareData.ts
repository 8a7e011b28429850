import { fillLabel } from '../kit/labels.ts';
import { otherLook, shareLooks, type Look } from './looks.ts';
import type { shareChartLabels } from './labels.ts';

/** One category with its amount. */
export interface SharePart {
  /** Unique in its chart. */
  id: string;
  label: string;
  /** Integer minor units. Amounts of zero and below have no share, and are only listed. */
  amount: number;
}

/** A piece of the bar. */
export interface ShareSlice extends SharePart {
  readonly look: Look;
}

export interface Shares {
  /** Largest first, at most six with the rest combined. */
  readonly slices: readonly ShareSlice[];
  /** Zero and below, in the given order. */
  readonly others: readonly SharePart[];
  /** Sum of the slices. */
  readonly total: number;
}

/** Cannot collide with the callers' ids. */
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

/** "34%", "<1%", or a dash for an amount without share. */
export function shareText(amount: number, total: number, labels: typeof shareChartLabels): string {
  if (!(amount > 0)) return '–';
  const percent = (amount / total) * 100;
  if (percent < 1) return labels.shareUnderOnePercent;
  // "100%" only for a single part.
  return fillLabel(labels.sharePercent, { n: amount < total ? Math.min(99, Math.round(percent)) : 100 });
}
