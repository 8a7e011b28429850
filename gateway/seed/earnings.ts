import type { Gateway, MerchantSeed } from '../api/context.ts';
import { settleRebates } from '../domain/earnings/rebates.ts';
import { settleEarnings } from '../domain/earnings/settle.ts';
import { move } from '../domain/ledger/ledger.ts';

/**
 * Settles rebates and contracts over the seeded history, each day and period as if at its end. The earnings are then
 * paid out, so that accounts hold the amounts of `accounts.ts`, and the balances stored with entries are recomputed,
 * since the payments lie between existing movements.
 */
export function* seedEarnings({ db, now }: Gateway, seed: MerchantSeed): Generator<void, void> {
  settleRebates({ db, seed, at: now(), backdated: true, most: Number.MAX_SAFE_INTEGER });
  yield;
  settleEarnings({ db, seed, at: now(), backdated: true, most: Number.MAX_SAFE_INTEGER });
  yield;
  const gains = db.all<{ account_id: number; gained: number }>(
    `SELECT account_id, sum(amount) AS gained FROM (
       SELECT holder_id AS account_id, amount FROM earnings WHERE merchant = ? AND state = 'paid'
       UNION ALL SELECT payer_id, -amount FROM earnings WHERE merchant = ? AND state = 'paid' AND payer_id IS NOT NULL
       UNION ALL SELECT account_id, amount FROM rebates WHERE merchant = ?
     ) GROUP BY account_id HAVING gained <> 0`,
    seed.code,
    seed.code,
    seed.code,
  );
  for (const { account_id: accountId, gained } of gains)
    move(db, {
      merchant: seed.code,
      kind: gained > 0 ? 'withdrawal' : 'deposit',
      idempotencyKey: `seed earnings ${accountId}`,
      accountId,
      amount: -gained,
      at: now(),
    });
  db.run(
    `UPDATE ledger_entries SET balance = counted.balance FROM (
       SELECT movement_id, account_id, sum(amount) OVER (PARTITION BY account_id ORDER BY moved_at, movement_id) AS balance
       FROM ledger_entries WHERE account_id IN (
         SELECT a.id FROM ledger_accounts a WHERE a.merchant = ? AND a.kind = 'wallet' AND a.owner_id IN (
           SELECT holder_id FROM earnings WHERE merchant = ? AND state = 'paid' UNION SELECT payer_id FROM earnings WHERE merchant = ? AND state = 'paid'
           UNION SELECT account_id FROM rebates WHERE merchant = ?))
     ) AS counted WHERE ledger_entries.movement_id = counted.movement_id AND ledger_entries.account_id = counted.account_id`,
    seed.code,
    seed.code,
    seed.code,
    seed.code,
  );
}
