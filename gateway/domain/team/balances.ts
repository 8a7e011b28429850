import type { Database } from '../../db/database.ts';

/**
 * Minor units in the main wallet of an account, or in those of everybody below it. Written by the ledger's own entries
 * (`gateway/db/migrations/0019-team-scale.ts`): a row, whatever has moved.
 */
export function balanceIn(db: Database, accountId: number, scope: 'own' | 'team'): number {
  return (
    db.get<{ balance: number }>('SELECT balance FROM team_balances WHERE account_id = ? AND scope = ?', accountId, scope)?.balance ?? 0
  );
}
