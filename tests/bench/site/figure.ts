/** One thing measured, and what it may cost at most. */
export interface Figure {
  /** The same in every run, so that runs can be put beside each other. */
  readonly name: string;
  /** What this run found besides: which entry was slowest, how fast the machine was. */
  readonly detail?: string;
  /** What is timed is the median of all rounds. */
  readonly value: number;
  readonly bar: number;
  readonly unit: 'ms' | '×' | 'MB' | 'KiB' | 'cards' | 'faults' | 'of the screen';
}

export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2 : (sorted[middle] ?? 0);
}

/** The sample below which this share of all lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
