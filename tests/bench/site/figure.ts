/** One thing measured, and what it may cost at most. */
export interface Figure {
  readonly name: string;
  /** What is timed is the median of all rounds. */
  readonly value: number;
  readonly bar: number;
  readonly unit: 'ms' | '×' | 'MB' | 'KiB' | 'cards' | 'of the screen';
}

export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2 : (sorted[middle] ?? 0);
}
