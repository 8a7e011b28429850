import { dayAt, startOfDay } from '#site/api/contract/days.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { REALITY_CHECK_MINUTES } from '#site/api/contract/play.ts';
import { TRIAL_ACCOUNT } from '#site/api/contract/shapes.ts';
import { refuse } from '../../api/answer.ts';
import type { Refusal } from '../../api/answer.ts';
import { tokenHash } from '../../api/random.ts';
import { timeZoneOf } from '../records/period.ts';
import { recordPlayEvent } from './events.ts';
import type { PlayContext } from './events.ts';
import { positionSince } from './uses.ts';
import { rulesOfPlay } from './rules.ts';

const MINUTE_MS = 60_000;

/** Identifies a session by the hash of its token. */
export const sessionOfToken = (token: string | undefined): string => tokenHash(token ?? '');

interface SessionRow {
  created_at: number;
  checked_at: number | null;
  minutes: number | null;
  type: number;
}

/** A session's clock: its start, the player's reality check interval, and when the next one is due. */
interface Clock {
  readonly startedAt: number;
  /** 0 for never. */
  readonly minutes: number;
  readonly dueAt: number | null;
}

function clockOf(context: PlayContext, accountId: number, session: string): Clock | undefined {
  const { db, now, merchant } = context;
  const row = db.get<SessionRow>(
    `SELECT s.created_at, s.reality_checked_at AS checked_at, a.reality_check_minutes AS minutes, a.type
     FROM sessions s JOIN accounts a ON a.id = s.account_id
     WHERE s.token_hash = ? AND s.merchant = ? AND s.account_id = ? AND s.expires_at > ?`,
    session,
    merchant.code,
    accountId,
    now(),
  );
  if (row === undefined) return undefined;
  // A trial account has no money to lose.
  const minutes = row.type === TRIAL_ACCOUNT ? 0 : (row.minutes ?? rulesOfPlay(context).realityCheckMinutes);
  const dueAt = minutes === 0 ? null : (row.checked_at ?? row.created_at) + minutes * MINUTE_MS;
  // A session cannot start in the future, even if the clock was set back.
  return { startedAt: Math.min(row.created_at, context.now()), minutes, dueAt };
}

const isDue = ({ dueAt }: Clock, now: number): boolean => dueAt !== null && now >= dueAt;

/**
 * State of the session: its start, its result and today's, and the reality check. `undefined` if there is no such
 * session.
 */
export function playSession(context: PlayContext, accountId: number, session: string) {
  const clock = clockOf(context, accountId, session);
  if (clock === undefined) return undefined;
  const now = context.now();
  const zone = timeZoneOf(context);
  const { realityCheckOptional } = rulesOfPlay(context);
  return {
    startedAt: clock.startedAt,
    now,
    session: positionSince(context, accountId, clock.startedAt),
    today: positionSince(context, accountId, startOfDay(dayAt(now, zone), zone)),
    realityCheck: {
      minutes: clock.minutes,
      choices: [...(realityCheckOptional ? [0] : []), ...REALITY_CHECK_MINUTES],
      dueAt: clock.dueAt,
      isDue: isDue(clock, now),
    },
  };
}

/** Refuses play without a valid session, and until a due reality check is acknowledged. */
export function sessionRefusal(context: PlayContext, accountId: number, session: string): Refusal | 'ended' | undefined {
  const clock = clockOf(context, accountId, session);
  if (clock === undefined) return 'ended';
  return isDue(clock, context.now()) ? refuse(PAGE_CODE.realityCheckDue) : undefined;
}

/** Acknowledges the reality check: the next interval starts now. Does nothing if none is due. */
export function acknowledge(context: PlayContext, accountId: number, session: string): void {
  const clock = clockOf(context, accountId, session);
  if (clock === undefined || !isDue(clock, context.now())) return;
  context.db.run('UPDATE sessions SET reality_checked_at = ? WHERE token_hash = ?', context.now(), session);
  recordPlayEvent(context, accountId, 'realityCheckAcknowledged', {
    dueAt: clock.dueAt,
    ...positionSince(context, accountId, clock.startedAt),
  });
}

/** Sets the interval; a due reality check must be acknowledged first, so that changing the interval cannot skip it. */
export function chooseInterval(context: PlayContext, accountId: number, session: string, minutes: number): Refusal | undefined {
  if (minutes === 0 && !rulesOfPlay(context).realityCheckOptional) return refuse(PAGE_CODE.realityCheckRequired, { field: 'minutes' });
  const refused = sessionRefusal(context, accountId, session);
  if (refused !== undefined && refused !== 'ended') return refused;
  context.db.run('UPDATE accounts SET reality_check_minutes = ? WHERE id = ?', minutes, accountId);
  recordPlayEvent(context, accountId, 'realityCheckSet', { minutes });
  return undefined;
}
