import type { ContractSort } from '#site/api/contract/agentContracts.ts';
import type { MerchantSeed } from '../../api/context.ts';
import type { Database } from '../../db/database.ts';
import { nextReference, transfer } from '../ledger/ledger.ts';

/** Delay before an uncovered payment is retried. */
const RETRY_MS = 300_000;

/** Maximum number of payments retried at once. */
const MOST_RETRIES = 50;

interface Payment {
  readonly db: Database;
  readonly seed: Pick<MerchantSeed, 'code' | 'realTimeSettleMs'>;
  readonly at: number;
  readonly earningId: number;
}

interface Payable {
  readonly contract_id: number;
  readonly sort: ContractSort;
  readonly payer_id: number | null;
  readonly holder_id: number;
  readonly starts_at: number;
  readonly amount: number;
}

/**
 * Pays an earning from the house or the main wallet of the agent who gave the contract; an uncovered amount is owed.
 * Runs in one transaction with the earning's state, under an idempotency key of contract and period, so it is never
 * paid twice.
 */
export function pay({ db, seed, at, earningId }: Payment): void {
  db.transaction(() => {
    const earning = db.get<Payable>("SELECT * FROM earnings WHERE id = ? AND state <> 'paid'", earningId);
    if (earning === undefined) return;
    const { contract_id: contractId, sort, payer_id: payer, holder_id: holder, starts_at: startsAt, amount } = earning;
    const result = transfer(db, {
      merchant: seed.code,
      kind: sort === 'dividend' ? 'dividend' : 'salary',
      idempotencyKey: `earning ${contractId} ${startsAt}`,
      from: payer === null ? { kind: 'house' } : { kind: 'wallet', owner: payer },
      to: { kind: 'wallet', owner: holder },
      amount,
      at,
      reference: nextReference(db),
      subject: payer === null ? `earning:${sort}` : `members:${payer}:${holder}`,
    });
    const isPaid = result === 'moved' || result === 'repeated';
    db.run(
      'UPDATE earnings SET state = ?, paid_at = ?, retry_at = ? WHERE id = ?',
      isPaid ? 'paid' : 'owed',
      isPaid ? at : null,
      isPaid ? null : at + (seed.realTimeSettleMs ?? RETRY_MS),
      earningId,
    );
  });
}

/** Retries payments that are owed and due for a retry, the oldest first. */
export function retryOwed(db: Database, seed: Payment['seed'], at: number): void {
  const owed = db.all<{ id: number }>(
    `SELECT id FROM earnings INDEXED BY earnings_owed WHERE merchant = ? AND state = 'owed' AND retry_at <= ? ORDER BY retry_at, id LIMIT ?`,
    seed.code,
    at,
    MOST_RETRIES,
  );
  for (const { id } of owed) pay({ db, seed, at, earningId: id });
}
