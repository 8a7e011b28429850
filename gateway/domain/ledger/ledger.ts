import type { Database } from '../../db/database.ts';

/**
 * Double-entry ledger in integer minor units. Every movement takes from one account what it gives to another, so all
 * entries of a merchant always sum to zero, and a balance is nothing but the sum of an account's entries; the database keeps it beside
 * the account as they are written.
 *
 * A member holds a `wallet`, one `vendor` wallet at each vendor that keeps its own, and `held`: money on its way out, which
 * can neither be staked nor asked for again. None of these goes below zero. `house` is the other side of bets and
 * wins, `cashier` the other side of deposits and withdrawals; both may be negative.
 */
export type Holder =
  | { readonly kind: 'wallet' | 'held'; readonly owner: number }
  | { readonly kind: 'vendor'; readonly owner: number; readonly vendor: string }
  | { readonly kind: 'house' | 'cashier' };

/**
 * `dividend` and `salary` are what contracts bring: the house's, or out of the main wallet of the agent who gave one. A `rebate` is what the
 * house gives back of valid bets.
 */
export type MovementKind = 'deposit' | 'withdrawal' | 'bet' | 'win' | 'bonus' | 'rebate' | 'dividend' | 'salary';

/** Between what members hold: a member's own wallets, or the main wallets of two members. */
export type MemberKind = 'vendorTransfer' | 'memberTransfer';

interface Described {
  readonly merchant: string;
  readonly kind: MovementKind | MemberKind;
  /** The same key moves money once; asking again answers `repeated`. */
  readonly idempotencyKey: string;
  readonly at: number;
  /** What a player may quote of it: the number of a bet, a draw or an order. */
  readonly reference?: string;
  /** What it was about, `<sort>:<id>`: `game:123`, `lottery:VNMB`, `promotion:gift`. Records turn it into words. */
  readonly subject?: string;
}

export interface Transfer extends Described {
  readonly from: Holder;
  readonly to: Holder;
  /** Minor units, above zero. */
  readonly amount: number;
}

export interface Movement extends Described {
  readonly kind: MovementKind;
  /** The member whose wallet it concerns. */
  readonly accountId: number;
  /** Minor units into the wallet; negative takes out of it. */
  readonly amount: number;
}

export type MovementResult = 'moved' | 'repeated' | 'insufficient' | 'invalid';

/** Which account stands against the wallet. */
const COUNTERPART: Readonly<Record<MovementKind, Holder>> = {
  deposit: { kind: 'cashier' },
  withdrawal: { kind: 'cashier' },
  bet: { kind: 'house' },
  win: { kind: 'house' },
  bonus: { kind: 'house' },
  rebate: { kind: 'house' },
  dividend: { kind: 'house' },
  salary: { kind: 'house' },
};

/** Moves money into a member's wallet or out of it, against the account that its kind names. */
export function move(db: Database, { accountId, amount, ...movement }: Movement): MovementResult {
  const wallet: Holder = { kind: 'wallet', owner: accountId };
  const counterpart = COUNTERPART[movement.kind];
  return amount > 0
    ? transfer(db, { ...movement, from: counterpart, to: wallet, amount })
    : transfer(db, { ...movement, from: wallet, to: counterpart, amount: -amount });
}

/**
 * Moves money that a record speaks of, in the transaction that writes the record. That it cannot be moved is a fault of ours, which
 * undoes both. What settles by itself uses `move`: a payment that is known to have been made is no fault there.
 * @throws when the money was not moved by this very call
 */
export function mustMove(db: Database, movement: Movement): void {
  expectMoved(move(db, movement), movement);
}

/** The same between any two holders. */
export function mustTransfer(db: Database, movement: Transfer): void {
  expectMoved(transfer(db, movement), movement);
}

function expectMoved(result: MovementResult, { idempotencyKey }: Described): void {
  if (result !== 'moved') throw new Error(`money could not be moved (${idempotencyKey}): ${result}`);
}

/** Moves money in one transaction. Refuses (and writes nothing) when what a member holds would go below zero. */
export function transfer(db: Database, movement: Transfer): MovementResult {
  const { merchant, kind, idempotencyKey, from, to, amount, at, reference = null, subject = null } = movement;
  if (!Number.isSafeInteger(amount) || amount <= 0 || isSame(from, to)) return 'invalid';
  return db.transaction(() => {
    const known = db.get('SELECT 1 FROM ledger_movements WHERE merchant = ? AND idempotency_key = ?', merchant, idempotencyKey);
    if (known !== undefined) return 'repeated';
    const after = (holder: Holder, change: number) => (isMembers(holder) ? holdings(db, merchant, holder) + change : null);
    const left = after(from, -amount);
    if (left !== null && left < 0) return 'insufficient';
    const { id } = db.run(
      'INSERT INTO ledger_movements (merchant, kind, idempotency_key, moved_at, reference, subject) VALUES (?, ?, ?, ?, ?, ?)',
      merchant,
      kind,
      idempotencyKey,
      at,
      reference,
      subject,
    );
    for (const [holder, change, balance] of [
      [from, -amount, left],
      [to, amount, after(to, amount)],
    ] as const) {
      // A member's entry repeats what and when its movement was and keeps the balance after it: a record is one index.
      const repeated = balance === null ? [null, null, null] : [kind, at, balance];
      db.run(
        'INSERT INTO ledger_entries (movement_id, account_id, merchant, amount, kind, moved_at, balance) VALUES (?, ?, ?, ?, ?, ?, ?)',
        id,
        ledgerAccount(db, merchant, holder),
        merchant,
        change,
        ...repeated,
      );
    }
    return 'moved';
  });
}

/** What a holder has, in minor units. */
export function holdings(db: Database, merchant: string, holder: Holder): number {
  const account = db.get<{ balance: number }>(
    'SELECT balance FROM ledger_accounts WHERE merchant = ? AND kind = ? AND owner_id = ? AND vendor = ?',
    ...keyOf(merchant, holder),
  );
  return account?.balance ?? 0;
}

/** A number to quote for the next movement, which no other has. Ask for it in the transaction that moves the money. */
export function nextReference(db: Database): string {
  const next = db.get<{ id: number }>('SELECT coalesce(max(id), 0) + 1 AS id FROM ledger_movements')?.id ?? 1;
  return `T${String(next).padStart(9, '0')}`;
}

/** A member's money in the main wallet, in minor units. */
export function walletBalance(db: Database, merchant: string, accountId: number): number {
  return holdings(db, merchant, { kind: 'wallet', owner: accountId });
}

function ledgerAccount(db: Database, merchant: string, holder: Holder): number {
  const key = keyOf(merchant, holder);
  const known = db.get<{ id: number }>(
    'SELECT id FROM ledger_accounts WHERE merchant = ? AND kind = ? AND owner_id = ? AND vendor = ?',
    ...key,
  );
  if (known !== undefined) return known.id;
  return db.run('INSERT INTO ledger_accounts (merchant, kind, owner_id, vendor) VALUES (?, ?, ?, ?)', ...key).id;
}

/** The columns that name a holder's account: `merchant, kind, owner_id, vendor`. */
function keyOf(merchant: string, holder: Holder): readonly [merchant: string, kind: string, owner: number, vendor: string] {
  return [merchant, holder.kind, isMembers(holder) ? holder.owner : 0, holder.kind === 'vendor' ? holder.vendor : ''];
}

const isMembers = (holder: Holder): holder is Exclude<Holder, { kind: 'house' | 'cashier' }> => 'owner' in holder;

const isSame = (one: Holder, other: Holder): boolean => keyOf('', one).join(' ') === keyOf('', other).join(' ');
