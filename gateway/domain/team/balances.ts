import type { Database } from '../../db/database.ts';

/**
 * Minor units in the main wallet of an account, or of all its downlines. Maintained by a trigger on ledger entries
 * (`gateway/db/migrations/0019-team-scale.ts`): one row, regardless of the number of entries.
 */
export function balanceIn(db: Database, accountId: number, scope: 'own' | 'team'): number {
  return (
    db.get<{ balance: number }>('SELECT balance FROM team_balances WHERE account_id = ? AND scope = ?', accountId, scope)?.balance ?? 0
  );
}
