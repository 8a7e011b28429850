/**
 * The arithmetic of limits. Periods roll: what counts is what happened within the last 24 hours, 7 or 30 days, at whatever moment
 * one looks. So there is no midnight at which a second limit opens beside the first, and "24 hours" is what it says.
 */
import type { LimitPeriod } from '#site/api/contract/play.ts';

const DAY_MS = 86_400_000;

export const PERIOD_MS: Readonly<Record<LimitPeriod, number>> = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS };

/** An increase waits this long before it can be confirmed, … */
const COOLING_OFF_MS = DAY_MS;
/** … and is forgotten when it was not confirmed within this time after that: nobody keeps one ready for a weak moment. */
const CONFIRM_WITHIN_MS = 7 * DAY_MS;

/** What counts towards a limit: minor units that use it up, below zero what gives some of it back. */
export interface Use {
  readonly at: number;
  readonly amount: number;
}

/** What is used of a limit at a moment. A use leaves the window exactly one period after it happened. */
export function usedAt(uses: readonly Use[], periodMs: number, at: number): number {
  return uses.reduce((sum, use) => (use.at > at - periodMs && use.at <= at ? sum + use.amount : sum), 0);
}

/**
 * From when on an amount fits, if nothing else happens: now, when enough has left the window, or never, for an amount above the
 * limit itself.
 */
export function fitsFrom(uses: readonly Use[], { limit, periodMs, amount, now }: Wanted): number | undefined {
  let used = usedAt(uses, periodMs, now);
  if (used + amount <= limit) return now;
  const leaving = uses.filter(({ at }) => at > now - periodMs && at <= now).toSorted((one, other) => one.at - other.at);
  // Each is taken away once, and not the rest added up at each moment: a month of play is many thousands.
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

/** Whether an amount binds tighter than another; `null` is no limit. */
export function isStricter(one: number | null, other: number | null): boolean {
  return one !== null && (other === null || one < other);
}

/** A limit as it is kept: what is in force, and what was asked for instead. */
export interface KeptLimit {
  readonly amount: number | null;
  readonly wanted: { readonly amount: number | null; readonly at: number } | null;
}

export const NO_LIMIT: KeptLimit = { amount: null, wanted: null };

/**
 * What a wish makes of a limit. Stricter: in force at once, and nothing waits any more. Looser: it waits, and what is in force
 * stays; asking for the same again does not begin the wait anew.
 */
export function wish(kept: KeptLimit, amount: number | null, now: number): KeptLimit {
  if (amount === kept.amount || isStricter(amount, kept.amount)) return { amount, wanted: null };
  const waiting = stillWanted(kept, now);
  return { amount: kept.amount, wanted: waiting !== null && waiting.amount === amount ? waiting : { amount, at: now } };
}

/** What still waits: a wish that was not confirmed in time is none any more. */
export function stillWanted({ wanted }: KeptLimit, now: number): KeptLimit['wanted'] {
  return wanted !== null && now < lapsesAt(wanted.at) ? wanted : null;
}

/** When an increase that was asked for at a moment can be confirmed. */
export const readyAt = (askedAt: number): number => askedAt + COOLING_OFF_MS;
export const lapsesAt = (askedAt: number): number => readyAt(askedAt) + CONFIRM_WITHIN_MS;
