import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { LIMIT_KINDS, LIMIT_PERIODS } from '#site/api/contract/play.ts';
import type { LimitKind, LimitPeriod, PlayLimit } from '#site/api/contract/play.ts';
import { refuse } from '../../api/answer.ts';
import type { Refusal } from '../../api/answer.ts';
import { recordPlayEvent } from './events.ts';
import type { PlayContext, PlayEvent } from './events.ts';
import { usedOf } from './uses.ts';
import { lapsesAt, NO_LIMIT, PERIOD_MS, readyAt, stillWanted, wish } from './windows.ts';
import type { StoredLimit } from './windows.ts';

interface Row {
  amount: number | null;
  wanted_at: number | null;
  wanted_amount: number | null;
}

/** Identifies one of a player's limits. */
interface LimitKey {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

export function readLimit({ db, merchant }: PlayContext, accountId: number, { kind, period }: LimitKey): StoredLimit {
  const row = db.get<Row>(
    'SELECT amount, wanted_at, wanted_amount FROM play_limits WHERE merchant = ? AND account_id = ? AND kind = ? AND period = ?',
    merchant.code,
    accountId,
    kind,
    period,
  );
  if (row === undefined) return NO_LIMIT;
  return { amount: row.amount, wanted: row.wanted_at === null ? null : { amount: row.wanted_amount, at: row.wanted_at } };
}

function keep(context: PlayContext, accountId: number, key: LimitKey, { amount, wanted }: StoredLimit, event: PlayEvent): void {
  const { db, merchant } = context;
  db.run(
    'INSERT OR REPLACE INTO play_limits (merchant, account_id, kind, period, amount, wanted_at, wanted_amount) VALUES (?, ?, ?, ?, ?, ?, ?)',
    merchant.code,
    accountId,
    key.kind,
    key.period,
    amount,
    wanted?.at ?? null,
    wanted?.amount ?? null,
  );
  recordPlayEvent(context, accountId, event, { ...key, amount, wanted });
}

/** All possible limits of a player in order, set or not. */
export function playLimits(context: PlayContext, accountId: number): PlayLimit[] {
  const now = context.now();
  return LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period): PlayLimit => {
      const kept = readLimit(context, accountId, { kind, period });
      const wanted = stillWanted(kept, now);
      return {
        kind,
        period,
        amount: kept.amount,
        used: Math.max(0, usedOf(context, accountId, kind, PERIOD_MS[period])),
        pending: wanted && { amount: wanted.amount, readyAt: readyAt(wanted.at), lapsesAt: lapsesAt(wanted.at) },
      };
    }),
  );
}

/** Sets a limit, or requests a looser one. Must run in the write's transaction. */
export function setLimit(context: PlayContext, accountId: number, key: LimitKey, amount: number | null): void {
  const next = wish(readLimit(context, accountId, key), amount, context.now());
  keep(context, accountId, key, next, next.wanted === null ? 'limitSet' : 'limitWanted');
}

/**
 * Confirms a looser limit requested a day ago, or cancels it. An increase needs the player's explicit confirmation
 * after the cooling-off period (UKGC RTS 12B): without it nothing changes.
 */
export function answerLimit(context: PlayContext, accountId: number, key: LimitKey, action: 'confirm' | 'cancel'): Refusal | undefined {
  const now = context.now();
  const kept = readLimit(context, accountId, key);
  const wanted = stillWanted(kept, now);
  if (action === 'cancel') {
    if (wanted !== null) keep(context, accountId, key, { amount: kept.amount, wanted: null }, 'limitCancelled');
    return undefined;
  }
  if (wanted === null) return refuse(PAGE_CODE.limitNotPending);
  if (now < readyAt(wanted.at)) return refuse(PAGE_CODE.limitNotReady, { until: readyAt(wanted.at) });
  keep(context, accountId, key, { amount: wanted.amount, wanted: null }, 'limitConfirmed');
  return undefined;
}
