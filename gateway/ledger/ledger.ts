import type { Database } from '../db/database.ts';

/**
 * Double-entry ledger in integer minor units. Every movement takes from one account what it gives to another, so all
 * entries of a merchant always sum to zero, and a balance is nothing but the sum of an account's entries.
 *
 * `wallet` is a member's money and never goes below zero. `house` is the other side of bets and wins, `cashier`
 * the other side of deposits and withdrawals; both may be negative.
 */
export type LedgerKind = 'wallet' | 'house' | 'cashier';
export type MovementKind = 'deposit' | 'withdrawal' | 'bet' | 'win' | 'bonus';

export interface Movement {
  readonly merchant: string;
  readonly kind: MovementKind;
  /** The same key moves money once; asking again answers `repeated`. */
  readonly idempotencyKey: string;
  /** The member whose wallet it concerns. */
  readonly accountId: number;
  /** Minor units into the wallet; negative takes out of it. */
  readonly amount: number;
  readonly at: number;
  /** What a player may quote of it: the number of a bet, a draw or an order. */
  readonly reference?: string;
  /** What it was about, `<sort>:<id>`: `game:123`, `lottery:VNMB`, `promotion:gift`. Records turn it into words. */
  readonly subject?: string;
}

export type MovementResult = 'moved' | 'repeated' | 'insufficient' | 'invalid';

/** Which account stands against the wallet. */
const COUNTERPART: Record<MovementKind, LedgerKind> = {
  deposit: 'cashier',
  withdrawal: 'cashier',
  bet: 'house',
  win: 'house',
  bonus: 'house',
};

/** Moves money in one transaction. Refuses (and writes nothing) when the wallet would go below zero. */
export function move(db: Database, movement: Movement): MovementResult {
  const { merchant, kind, idempotencyKey, accountId, amount, at, reference = null, subject = null } = movement;
  if (!Number.isSafeInteger(amount) || amount === 0) return 'invalid';
  return db.transaction(() => {
    const known = db.get('SELECT 1 FROM ledger_movements WHERE merchant = ? AND idempotency_key = ?', merchant, idempotencyKey);
    if (known !== undefined) return 'repeated';
    const balance = walletBalance(db, merchant, accountId) + amount;
    if (balance < 0) return 'insufficient';
    const wallet = ledgerAccount(db, merchant, 'wallet', accountId);
    const counterpart = ledgerAccount(db, merchant, COUNTERPART[kind], 0);
    const { id } = db.run(
      'INSERT INTO ledger_movements (merchant, kind, idempotency_key, moved_at, reference, subject) VALUES (?, ?, ?, ?, ?, ?)',
      merchant,
      kind,
      idempotencyKey,
      at,
      reference,
      subject,
    );
    // A wallet's entry repeats what and when its movement was and keeps the balance after it: an account's record is one index.
    db.run(
      'INSERT INTO ledger_entries (movement_id, account_id, merchant, amount, kind, moved_at, balance) VALUES (?, ?, ?, ?, ?, ?, ?)',
      id,
      wallet,
      merchant,
      amount,
      kind,
      at,
      balance,
    );
    db.run(
      'INSERT INTO ledger_entries (movement_id, account_id, merchant, amount) VALUES (?, ?, ?, ?)',
      id,
      counterpart,
      merchant,
      -amount,
    );
    return 'moved';
  });
}

/** A member's money in minor units. */
export function walletBalance(db: Database, merchant: string, accountId: number): number {
  const row = db.get<{ total: number }>(
    `SELECT coalesce(sum(e.amount), 0) AS total FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
     WHERE a.merchant = ? AND a.kind = 'wallet' AND a.owner_id = ?`,
    merchant,
    accountId,
  );
  return row?.total ?? 0;
}

function ledgerAccount(db: Database, merchant: string, kind: LedgerKind, ownerId: number): number {
  const known = db.get<{ id: number }>(
    'SELECT id FROM ledger_accounts WHERE merchant = ? AND kind = ? AND owner_id = ?',
    merchant,
    kind,
    ownerId,
  );
  if (known !== undefined) return known.id;
  return db.run('INSERT INTO ledger_accounts (merchant, kind, owner_id) VALUES (?, ?, ?)', merchant, kind, ownerId).id;
}
