/** Whether the books of a merchant are in order, read from the database itself. */
import type { Database } from '#gateway/db/database.ts';

/** What is wrong with the ledger; empty when debits equal credits and nothing that a member holds ever went below zero. */
export function faultsOf(db: Database, merchant: string): readonly string[] {
  const sums = db.get<{ total: number }>('SELECT coalesce(sum(amount), 0) AS total FROM ledger_entries WHERE merchant = ?', merchant);
  const lopsided = db.all(
    'SELECT movement_id FROM ledger_entries WHERE merchant = ? GROUP BY movement_id HAVING sum(amount) <> 0 OR count(*) <> 2',
    merchant,
  );
  const orphans = db.all(
    'SELECT id FROM ledger_movements m WHERE merchant = ? AND NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.movement_id = m.id)',
    merchant,
  );
  const negative = db.all('SELECT movement_id FROM ledger_entries WHERE merchant = ? AND balance < 0', merchant);
  const drifting = db.all(
    `SELECT movement_id FROM (
       SELECT movement_id, balance, sum(amount) OVER (PARTITION BY account_id ORDER BY moved_at, movement_id) AS running
       FROM ledger_entries WHERE merchant = ? AND balance IS NOT NULL
     ) WHERE balance <> running`,
    merchant,
  );
  const misheld = db.all(
    `SELECT a.id FROM ledger_accounts a WHERE merchant = ?
       AND balance <> (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account_id = a.id)`,
    merchant,
  );
  return [
    ...(sums?.total === 0 ? [] : [`all entries come to ${sums?.total}`]),
    ...(lopsided.length === 0 ? [] : [`${lopsided.length} movements whose two sides differ`]),
    ...(orphans.length === 0 ? [] : [`${orphans.length} movements without entries`]),
    ...(negative.length === 0 ? [] : [`${negative.length} entries below zero`]),
    ...(drifting.length === 0 ? [] : [`${drifting.length} balances that are not the sum of what moved`]),
    ...(misheld.length === 0 ? [] : [`${misheld.length} accounts that hold something else than the sum of their entries`]),
  ];
}
