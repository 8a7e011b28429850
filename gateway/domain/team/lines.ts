import type { Account, RequestContext } from '../../api/context.ts';

/** Team queries cover only the account's downlines: other accounts do not exist for them. */
export type TeamContext = RequestContext & { readonly account: Account };

/** A downline and its level. */
export interface Below {
  readonly id: number;
  readonly account: string;
  /** 1 for a direct downline. */
  readonly level: number;
}

/** Finds a downline by id; `undefined` for any other account, and for an invalid id. */
export function findBelow({ db, account }: Pick<TeamContext, 'db' | 'account'>, memberId: string): Below | undefined {
  if (!/^\d{1,15}$/.test(memberId)) return undefined;
  return db.get<Below>(
    `SELECT a.id, a.username AS account, l.depth AS level FROM lineage l JOIN accounts a ON a.id = l.account_id
     WHERE l.account_id = ? AND l.ancestor_id = ? AND l.depth > 0`,
    Number(memberId),
    account.id,
  );
}

/** The line down to a member: the direct downline first, the member last. */
export function trailTo(
  { db }: Pick<TeamContext, 'db'>,
  { id, level }: Pick<Below, 'id' | 'level'>,
): { readonly memberId: string; readonly account: string }[] {
  return db.all<{ memberId: string; account: string }>(
    `SELECT CAST(a.id AS TEXT) AS memberId, a.username AS account FROM lineage l JOIN accounts a ON a.id = l.ancestor_id
     WHERE l.account_id = ? AND l.depth < ? ORDER BY l.depth DESC`,
    id,
    level,
  );
}
