import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { refuse } from '../../api/answer.ts';
import type { Refusal } from '../../api/answer.ts';
import type { Gateway } from '../../api/context.ts';
import { closeSessionsOf } from '../../api/sessions.ts';
import { recordPlayEvent } from './events.ts';
import type { PlayContext } from './events.ts';

export type Exclusion = 'timeOut' | 'selfExclusion';

const DAY_MS = 86_400_000;

/** The end of a permanent exclusion: the last second of year 9999. */
export const FOREVER = Date.UTC(9999, 11, 31, 23, 59, 59);

/** Adds months, to the same day and time; to the month's last day if it has no such day. */
export function monthsLater(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}

/** The end of a time-out, in days. */
export const endOfTimeOut = (now: number, days: number): number => now + days * DAY_MS;

/** The end of a self-exclusion, in months; 0 months for a permanent one. */
export const endOfSelfExclusion = (now: number, months: number): number => (months === 0 ? FOREVER : monthsLater(now, months));

/**
 * Excludes the account until then: all sessions and the game sessions they launched end. An exclusion is never
 * shortened. Must run in the write's transaction.
 */
export function exclude(context: PlayContext & Gateway, accountId: number, reason: Exclusion, until: number): void {
  const { db } = context;
  db.run('UPDATE accounts SET excluded_until = max(coalesce(excluded_until, 0), ?), exclusion = ? WHERE id = ?', until, reason, accountId);
  db.run('DELETE FROM challenges WHERE account_id = ?', accountId);
  closeSessionsOf(context, accountId);
  recordPlayEvent(context, accountId, reason, { until });
}

/** The refusal for an excluded account, with the end unless it is permanent. */
export function refuseExcluded(until: number): Refusal {
  return until >= FOREVER
    ? refuse(ERROR_CODE.accountExcluded)
    : refuse(ERROR_CODE.accountExcluded, { until }, `This account takes a break until ${new Date(until).toISOString().slice(0, 16)} UTC.`);
}

/** The refusal if the account is currently excluded. */
export function exclusionRefusal({ db, now }: Pick<Gateway, 'db' | 'now'>, accountId: number): Refusal | undefined {
  const until = db.get<{ until: number | null }>('SELECT excluded_until AS until FROM accounts WHERE id = ?', accountId)?.until ?? 0;
  return until > now() ? refuseExcluded(until) : undefined;
}
