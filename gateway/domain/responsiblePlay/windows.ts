/**
 * Computes limits over rolling windows: what counts is the last 24 hours, 7 or 30 days from any moment. Limits do not
 * reset at midnight, which would allow twice the limit around it.
 */
import type { LimitPeriod } from '#site/api/contract/play.ts';

const DAY_MS = 86_400_000;

export const PERIOD_MS: Readonly<Record<LimitPeriod, number>> = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS };

/** Cooling-off period before an increase can be confirmed. */
const COOLING_OFF_MS = DAY_MS;
/** An increase expires if it is not confirmed within this time, so that none can be held in reserve. */
const CONFIRM_WITHIN_MS = 7 * DAY_MS;

/** An entry that counts towards a limit: minor units, negative if it frees some of the limit. */
export interface Use {
  readonly at: number;
  readonly amount: number;
}

/** Use of a limit at a time. An entry leaves the window exactly one period after it happened. */
export function usedAt(uses: readonly Use[], periodMs: number, at: number): number {
  return uses.reduce((sum, use) => (use.at > at - periodMs && use.at <= at ? sum + use.amount : sum), 0);
}

/**
 * When an amount fits, if nothing else happens: now, when enough entries have left the window, or never for an amount
 * above the limit.
 */
export function fitsFrom(uses: readonly Use[], { limit, periodMs, amount, now }: Wanted): number | undefined {
  let used = usedAt(uses, periodMs, now);
  if (used + amount <= limit) return now;
  const leaving = uses.filter(({ at }) => at > now - periodMs && at <= now).toSorted((one, other) => one.at - other.at);
  // Subtracts entries one by one instead of re-summing at each step: a month of play has many thousands.
  for (const [index, use] of leaving.entries()) {
    used -= use.amount;
    const isLastOfMoment = leaving[index + 1]?.at !== use.at;
    if (isLastOfMoment && used + amount <= limit) return use.at + periodMs;
  }
  return undefined;
}

interface Wanted {
  readonly limit: number;
  readonly periodMs: number;
  /** Minor units. */
  readonly amount: number;
  readonly now: number;
}

/** Whether an amount is stricter than another; `null` is no limit. */
export function isStricter(one: number | null, other: number | null): boolean {
  return one !== null && (other === null || one < other);
}

/** A stored limit: the amount in force, and the requested one. */
export interface StoredLimit {
  readonly amount: number | null;
  readonly wanted: { readonly amount: number | null; readonly at: number } | null;
}

export const NO_LIMIT: StoredLimit = { amount: null, wanted: null };

/**
 * Applies a request to a limit. Stricter: in force at once, and a pending request is dropped. Looser: pending; the
 * amount in force stays. Repeating a request does not restart the wait.
 */
export function wish(kept: StoredLimit, amount: number | null, now: number): StoredLimit {
  if (amount === kept.amount || isStricter(amount, kept.amount)) return { amount, wanted: null };
  const waiting = stillWanted(kept, now);
  return { amount: kept.amount, wanted: waiting !== null && waiting.amount === amount ? waiting : { amount, at: now } };
}

/** The pending request; one that was not confirmed in time has expired. */
export function stillWanted({ wanted }: StoredLimit, now: number): StoredLimit['wanted'] {
  return wanted !== null && now < lapsesAt(wanted.at) ? wanted : null;
}

/** When an increase requested at `askedAt` can be confirmed. */
export const readyAt = (askedAt: number): number => askedAt + COOLING_OFF_MS;
export const lapsesAt = (askedAt: number): number => readyAt(askedAt) + CONFIRM_WITHIN_MS;
