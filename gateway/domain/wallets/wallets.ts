import { MAIN_WALLET } from '#site/api/contract/wallet.ts';
import type { Merchant } from '../../api/context.ts';
import type { Database } from '../../db/database.ts';
import { holdings, nextReference, transfer } from '../ledger/ledger.ts';
import type { Holder, MovementResult } from '../ledger/ledger.ts';

/**
 * A member's wallets: the main one, and one at each vendor with separate wallets (`ownWallets` of the merchant). A
 * wallet at a vendor that no longer has separate ones is still listed for members who used it, so that its money stays
 * accessible.
 */
export interface Wallet {
  readonly accountTypeId: string;
  /** The vendor's code; `null` for the main wallet. */
  readonly vendor: string | null;
  /** The vendor's name; empty for the main wallet. */
  readonly name: string;
  /** The vendor does not respond: the balance is unknown, and nothing can be transferred. */
  readonly isDown: boolean;
}

/** Owner of the wallets. */
export interface Owner {
  readonly db: Database;
  readonly merchant: { readonly code: string; readonly seed: Pick<Merchant['seed'], 'ownWallets'> };
  readonly accountId: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

const MAIN: Wallet = { accountTypeId: MAIN_WALLET, vendor: null, name: '', isDown: false };

/** The main wallet, then those of vendors in the merchant's order. */
export function walletsOf({ db, merchant, accountId }: Owner): readonly [Wallet, ...Wallet[]] {
  const vendors = db.all<{ accountTypeId: string; vendor: string; name: string; down: number }>(
    `SELECT account_type_id AS accountTypeId, code AS vendor, name, wallet_down AS down FROM vendors
     WHERE merchant = ?1 AND (code IN (SELECT value FROM json_each(?2)) OR code IN (
       SELECT vendor FROM ledger_accounts WHERE merchant = ?1 AND kind = 'vendor' AND owner_id = ?3
     )) ORDER BY position`,
    merchant.code,
    JSON.stringify(merchant.seed.ownWallets ?? []),
    accountId,
  );
  return [MAIN, ...vendors.map(({ down, ...wallet }) => ({ ...wallet, isDown: down === 1 }))];
}

/** Balance of a wallet in minor units; `null` while its vendor does not respond. */
export function heldIn(owner: Owner, wallet: Wallet): number | null {
  return wallet.isDown ? null : holdings(owner.db, owner.merchant.code, holderOf(owner.accountId, wallet.vendor));
}

/** The holder of the wallet that a vendor's games use. */
export function holderForGame({ merchant, accountId }: Pick<Owner, 'merchant' | 'accountId'>, vendor: string): Holder {
  return holderOf(accountId, merchant.seed.ownWallets?.includes(vendor) ? vendor : null);
}

function holderOf(owner: number, vendor: string | null): Holder {
  return vendor === null ? { kind: 'wallet', owner } : { kind: 'vendor', owner, vendor };
}

/** Moves money between two wallets; between vendors via the main one, as records show it. Run it in a transaction. */
export function moveBetween(owner: Owner, from: Wallet, to: Wallet, amount: number, reference: string): MovementResult {
  const hops: readonly (readonly [Wallet, Wallet])[] =
    from.vendor === null || to.vendor === null
      ? [[from, to]]
      : [
          [from, MAIN],
          [MAIN, to],
        ];
  for (const [out, into] of hops) {
    const result = transfer(owner.db, {
      merchant: owner.merchant.code,
      kind: 'vendorTransfer',
      idempotencyKey: `${reference} ${out.accountTypeId} ${into.accountTypeId}`,
      from: holderOf(owner.accountId, out.vendor),
      to: holderOf(owner.accountId, into.vendor),
      amount,
      at: owner.at,
      reference,
      subject: `wallet:${out.vendor ?? into.vendor ?? ''}`,
    });
    if (result !== 'moved') return result;
  }
  return 'moved';
}

/** The amount collected from a wallet; `null` if its vendor does not respond. */
export interface Collected {
  readonly accountTypeId: string;
  readonly amount: number | null;
}

/** Transfers all vendor balances to the main wallet, except from the named vendor. */
export function collectAll(owner: Owner, reference: string, exceptVendor?: string): Collected[] {
  const [, ...vendors] = walletsOf(owner);
  return vendors.flatMap((wallet) => {
    if (wallet.vendor === exceptVendor) return [];
    const amount = heldIn(owner, wallet);
    if (amount === 0) return [];
    if (amount !== null) moveBetween(owner, wallet, MAIN, amount, reference);
    return [{ accountTypeId: wallet.accountTypeId, amount }];
  });
}

/** Whether automatic transfer is on: money follows the member into games and back. */
export function movesByItself(db: Database, accountId: number): boolean {
  return db.get<{ on: number }>('SELECT auto_transfer AS "on" FROM accounts WHERE id = ?', accountId)?.on === 1;
}

/**
 * On opening a game: transfers the money of all other wallets into its vendor's wallet, if it has one. Does nothing
 * with manual transfer.
 */
export function followInto(owner: Owner, vendor: string): void {
  if (!movesByItself(owner.db, owner.accountId)) return;
  owner.db.transaction(() => {
    const wallets = walletsOf(owner);
    if (wallets.length === 1) return;
    collectAll(owner, nextReference(owner.db), vendor);
    const into = wallets.find((wallet) => wallet.vendor === vendor);
    const amount = heldIn(owner, MAIN) ?? 0;
    const isPlayedFrom = holderForGame(owner, vendor).kind === 'vendor';
    if (into === undefined || into.isDown || !isPlayedFrom || amount === 0) return;
    moveBetween(owner, MAIN, into, amount, nextReference(owner.db));
  });
}

/** On leaving a game: transfers its vendor's wallet back, unless transfer is manual. */
export function followBack(owner: Owner, vendor: string): void {
  if (!movesByItself(owner.db, owner.accountId)) return;
  owner.db.transaction(() => {
    const wallet = walletsOf(owner).find((one) => one.vendor === vendor);
    const amount = wallet && heldIn(owner, wallet);
    if (wallet === undefined || amount === undefined || amount === null || amount === 0) return;
    moveBetween(owner, wallet, MAIN, amount, nextReference(owner.db));
  });
}
