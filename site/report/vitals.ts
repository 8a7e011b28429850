/** The arithmetic of field measurements, as browsers' vendors define them. */

export interface Shift {
  /** Milliseconds since the page began. */
  readonly at: number;
  readonly score: number;
}

export interface Interaction {
  /** What belongs to one press has one id; 0 belongs to none. */
  readonly id: number;
  readonly ms: number;
}

/** Shifts belong together that follow each other within a second, and within five in all. */
const GAP_MS = 1000;
const WINDOW_MS = 5000;

/** The worst run of shifts. */
export function layoutShift(shifts: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, score } of shifts) {
    const follows = at - last < GAP_MS && at - first < WINDOW_MS;
    if (!follows) [sum, first] = [0, at];
    last = at;
    sum += score;
    worst = Math.max(worst, sum);
  }
  return Math.round(worst * 10_000) / 10_000;
}

/** One slow answer in so many is an accident. */
const ACCIDENT_IN = 50;

/** The slowest answer, but for accidents; `null` where there was none. */
export function interactionDelay(interactions: readonly Interaction[]): number | null {
  const slowest = new Map<number, number>();
  for (const { id, ms } of interactions) if (id > 0) slowest.set(id, Math.max(ms, slowest.get(id) ?? 0));
  const delays = [...slowest.values()].toSorted((a, b) => b - a);
  const delay = delays[Math.floor(delays.length / ACCIDENT_IN)];
  return delay === undefined ? null : Math.round(delay);
}
