import type { RequestContext } from '../api/context.ts';
import type { Account } from '../api/context.ts';

/** Everything here is asked by an account about those below it: whoever is not, does not exist. */
export type TeamContext = RequestContext & { readonly account: Account };

/** Somebody below the account, and how far. */
export interface Below {
  readonly id: number;
  /** 1 for a direct downline. */
  readonly level: number;
}

/** Somebody below the account, by id; nothing for anybody else, and for what is no id. */
export function findBelow({ db, account }: Pick<TeamContext, 'db' | 'account'>, memberId: string): Below | undefined {
  if (!/^\d{1,15}$/.test(memberId)) return undefined;
  return db.get<Below>(
    'SELECT account_id AS id, depth AS level FROM lineage WHERE account_id = ? AND ancestor_id = ? AND depth > 0',
    Number(memberId),
    account.id,
  );
}

/** The way down to somebody: the direct downline first, the one who is looked for last. */
export function trailTo({ db }: Pick<TeamContext, 'db'>, { id, level }: Below): { readonly memberId: string; readonly account: string }[] {
  return db.all<{ memberId: string; account: string }>(
    `SELECT CAST(a.id AS TEXT) AS memberId, a.username AS account FROM lineage l JOIN accounts a ON a.id = l.ancestor_id
     WHERE l.account_id = ? AND l.depth < ? ORDER BY l.depth DESC`,
    id,
    level,
  );
}
