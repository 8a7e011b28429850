import type { LimitKind } from '#site/api/contract/play.ts';
import type { PlayContext } from './events.ts';
import type { Use } from './windows.ts';

/**
 * Ledger entries that count towards each kind of limit. Deposits count in full, even if withdrawn again; a loss is
 * stakes less what was returned, including open bets. Transfers between a member's wallets count as neither.
 */
const COUNTS: Readonly<Record<LimitKind, { readonly kinds: string; readonly sign: 1 | -1 }>> = {
  deposit: { kinds: "e.kind = 'deposit' AND e.amount > 0", sign: 1 },
  loss: { kinds: "e.kind IN ('bet', 'win')", sign: -1 },
};

/** Entries of the accounts a member plays with. */
const ENTRIES = `FROM ledger_entries e WHERE e.account_id IN
  (SELECT id FROM ledger_accounts WHERE merchant = ? AND owner_id = ? AND kind IN ('wallet', 'vendor'))
  AND e.balance IS NOT NULL AND e.moved_at > ? AND e.moved_at <= ?`;

/** A player's use of a limit within the last period, in minor units; negative for a net win. */
export function usedOf({ db, now, merchant }: PlayContext, accountId: number, kind: LimitKind, periodMs: number): number {
  const { kinds, sign } = COUNTS[kind];
  const sql = `SELECT coalesce(sum(e.amount), 0) AS total ${ENTRIES} AND ${kinds}`;
  const total = db.get<{ total: number }>(sql, merchant.code, accountId, now() - periodMs, now())?.total ?? 0;
  return sign * total;
}

/** The uses as individual entries. */
export function usesOf({ db, now, merchant }: PlayContext, accountId: number, kind: LimitKind, periodMs: number): Use[] {
  const { kinds, sign } = COUNTS[kind];
  const sql = `SELECT e.moved_at AS at, ${sign} * e.amount AS amount ${ENTRIES} AND ${kinds}`;
  return db.all<Use>(sql, merchant.code, accountId, now() - periodMs, now());
}

/** Stakes and wins since a time, in minor units. */
export interface Position {
  readonly stake: number;
  readonly win: number;
  readonly net: number;
}

/** A player's stakes, less returned ones, and wins since a time. */
export function positionSince({ db, now, merchant }: PlayContext, accountId: number, since: number): Position {
  const row = db.get<{ stake: number; win: number }>(
    `SELECT coalesce(-sum(iif(e.kind = 'bet', e.amount, 0)), 0) AS stake, coalesce(sum(iif(e.kind = 'win', e.amount, 0)), 0) AS win
     ${ENTRIES} AND e.kind IN ('bet', 'win')`,
    merchant.code,
    accountId,
    since - 1,
    now(),
  ) ?? { stake: 0, win: 0 };
  return { ...row, net: row.win - row.stake };
}
