import type { Account, RequestContext } from '../api/context.ts';
import type { Hours } from '../records/period.ts';
import { sumsOf } from './parts.ts';
import type { FigureName, Sums } from './parts.ts';

export type AgentContext = RequestContext & { readonly account: Account };

/** Somebody below an agent; `level` 1 is directly. */
export interface Downline {
  readonly id: number;
  readonly account: string;
  readonly level: number;
}

/** The one of the agent's team with this id; nobody for anybody else. */
export function downlineOf({ db, account }: AgentContext, memberId: string): Downline | undefined {
  if (!/^\d{1,15}$/.test(memberId)) return undefined;
  return db.get<Downline>(
    `SELECT a.id, a.username AS account, l.depth AS level FROM lineage l JOIN accounts a ON a.id = l.account_id
     WHERE l.account_id = ? AND l.ancestor_id = ? AND l.depth > 0`,
    Number(memberId),
    account.id,
  );
}

/** Figures of a whole team, or of an account alone. */
export function sumsIn<Name extends FigureName>(
  { db }: Pick<AgentContext, 'db'>,
  accountId: number,
  scope: 'own' | 'team',
  { from, until }: Hours,
  names: readonly Name[],
): Sums<Name> {
  const row = db.get<Sums<Name>>(
    `SELECT ${sumsOf(names)} FROM team_figures WHERE account_id = ? AND scope = ? AND slot >= ? AND slot < ?`,
    accountId,
    scope,
    from,
    until,
  );
  if (row === undefined) throw new Error('Sums are a row, whatever they sum');
  return row;
}
