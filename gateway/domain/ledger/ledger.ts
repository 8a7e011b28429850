import type { Database } from '../../db/database.ts';

/**
 * Double-entry ledger in integer minor units. Every movement takes from one account what it gives to another, so all
 * entries of a merchant always sum to zero, and a balance is the sum of an account's entries; the database maintains it
 * with each insert.
 *
 * A member has a `wallet`, one `vendor` wallet for each vendor with separate wallets, and `held`: money of pending
 * withdrawals, which can be neither staked nor withdrawn again. None of these goes below zero. `house` is the other
 * side of bets and wins, `cashier` the other side of deposits and withdrawals; both may be negative.
 */
export type Holder =
  | { readonly kind: 'wallet' | 'held'; readonly owner: number }
  | { readonly kind: 'vendor'; readonly owner: number; readonly vendor: string }
  | { readonly kind: 'house' | 'cashier' };

/**
 * `dividend` and `salary` are contract earnings, paid by the house or by the main wallet of the agent who gave the
 * contract. A `rebate` is what the house returns of valid bets.
 */
export type MovementKind = 'deposit' | 'withdrawal' | 'bet' | 'win' | 'bonus' | 'rebate' | 'dividend' | 'salary';

/** Between members' holdings: a member's own wallets, or the main wallets of two members. */
export type MemberKind = 'vendorTransfer' | 'memberTransfer';

interface Described {
  readonly merchant: string;
  readonly kind: MovementKind | MemberKind;
  /** The same key moves money once; a repeat returns `repeated`. */
  readonly idempotencyKey: string;
  readonly at: number;
  /** A number for support: of a bet, a draw or an order. */
  readonly reference?: string;
  /** Subject of the movement, `<sort>:<id>`: `game:123`, `lottery:VNMB`, `promotion:gift`. Records translate it. */
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
  /** The member whose wallet changes. */
  readonly accountId: number;
  /** Minor units into the wallet; negative takes out of it. */
  readonly amount: number;
}

export type MovementResult = 'moved' | 'repeated' | 'insufficient' | 'invalid';

/** The counterpart account of the wallet, by kind. */
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

/** Moves money into a member's wallet or out of it, against the counterpart of its kind. */
export function move(db: Database, { accountId, amount, ...movement }: Movement): MovementResult {
  const wallet: Holder = { kind: 'wallet', owner: accountId };
  const counterpart = COUNTERPART[movement.kind];
  return amount > 0
    ? transfer(db, { ...movement, from: counterpart, to: wallet, amount })
    : transfer(db, { ...movement, from: wallet, to: counterpart, amount: -amount });
}

/**
 * Moves money in the transaction that writes its record. A failure is a server error, which rolls both back. Automatic
 * settlement uses `move`, where a payment that was already made is not an error.
 * @throws if this call did not move the money
 */
export function mustMove(db: Database, movement: Movement): void {
  expectMoved(move(db, movement), movement);
}

/** The same as `mustMove`, between any two holders. */
export function mustTransfer(db: Database, movement: Transfer): void {
  expectMoved(transfer(db, movement), movement);
}

function expectMoved(result: MovementResult, { idempotencyKey }: Described): void {
  if (result !== 'moved') throw new Error(`money could not be moved (${idempotencyKey}): ${result}`);
}

/** Moves money in one transaction. Refuses (and writes nothing) if a member's balance would go below zero. */
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
      // A member's entry repeats the movement's kind and time and stores the balance after it, so that records read one
      // index.
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

/** A holder's balance, in minor units. */
export function holdings(db: Database, merchant: string, holder: Holder): number {
  const account = db.get<{ balance: number }>(
    'SELECT balance FROM ledger_accounts WHERE merchant = ? AND kind = ? AND owner_id = ? AND vendor = ?',
    ...keyOf(merchant, holder),
  );
  return account?.balance ?? 0;
}

/** A unique reference number for the next movement. Call it in the transaction that moves the money. */
export function nextReference(db: Database): string {
  const next = db.get<{ id: number }>('SELECT coalesce(max(id), 0) + 1 AS id FROM ledger_movements')?.id ?? 1;
  return `T${String(next).padStart(9, '0')}`;
}

/** A member's main wallet balance, in minor units. */
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
