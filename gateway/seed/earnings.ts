import type { Gateway, MerchantSeed } from '../api/context.ts';
import { settleEarnings } from '../earnings/settle.ts';

/**
 * Settles the contracts over the play of the past, each period as if at its end. The balances that entries keep are then counted
 * anew, for what was paid lies between movements that were written before.
 */
export function seedEarnings({ db, now }: Gateway, seed: MerchantSeed): void {
  settleEarnings({ db, seed, at: now(), backdated: true, most: Number.MAX_SAFE_INTEGER });
  db.run(
    `UPDATE ledger_entries SET balance = counted.balance FROM (
       SELECT movement_id, account_id, sum(amount) OVER (PARTITION BY account_id ORDER BY moved_at, movement_id) AS balance
       FROM ledger_entries WHERE account_id IN (
         SELECT a.id FROM ledger_accounts a WHERE a.merchant = ? AND a.kind = 'wallet' AND a.owner_id IN (
           SELECT holder_id FROM earnings WHERE merchant = ? AND state = 'paid' UNION SELECT payer_id FROM earnings WHERE merchant = ? AND state = 'paid'))
     ) AS counted WHERE ledger_entries.movement_id = counted.movement_id AND ledger_entries.account_id = counted.account_id`,
    seed.code,
    seed.code,
    seed.code,
  );
}
