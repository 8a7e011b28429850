import type { LimitKind } from '#site/api/contract/play.ts';
import type { PlayContext } from './events.ts';
import type { Use } from './windows.ts';

/**
 * What counts towards a kind of limit, as the ledger has it. Deposits count in full, whatever is withdrawn again; a loss is
 * stakes less what came back of them, bets that are still open included. Money that a member moves between own wallets is neither.
 */
const COUNTS: Readonly<Record<LimitKind, { readonly kinds: string; readonly sign: 1 | -1 }>> = {
  deposit: { kinds: "e.kind = 'deposit' AND e.amount > 0", sign: 1 },
  loss: { kinds: "e.kind IN ('bet', 'win')", sign: -1 },
};

/** Entries of what a member holds and plays with. */
const ENTRIES = `FROM ledger_entries e WHERE e.account_id IN
  (SELECT id FROM ledger_accounts WHERE merchant = ? AND owner_id = ? AND kind IN ('wallet', 'vendor'))
  AND e.balance IS NOT NULL AND e.moved_at > ? AND e.moved_at <= ?`;

/** What a player has used of a limit within the last period, in minor units; below zero for who has won. */
export function usedOf({ db, now, merchant }: PlayContext, accountId: number, kind: LimitKind, periodMs: number): number {
  const { kinds, sign } = COUNTS[kind];
  const sql = `SELECT coalesce(sum(e.amount), 0) AS total ${ENTRIES} AND ${kinds}`;
  const total = db.get<{ total: number }>(sql, merchant.code, accountId, now() - periodMs, now())?.total ?? 0;
  return sign * total;
}

/** The same, one by one. */
export function usesOf({ db, now, merchant }: PlayContext, accountId: number, kind: LimitKind, periodMs: number): Use[] {
  const { kinds, sign } = COUNTS[kind];
  const sql = `SELECT e.moved_at AS at, ${sign} * e.amount AS amount ${ENTRIES} AND ${kinds}`;
  return db.all<Use>(sql, merchant.code, accountId, now() - periodMs, now());
}

/** What was staked and won back since a moment, in minor units. */
export interface Position {
  readonly stake: number;
  readonly win: number;
  readonly net: number;
}

/** A player's stakes, less those that were given back, and wins since a moment. */
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
