import { MAIN_WALLET } from '#site/api/contract/wallet.ts';
import type { Merchant } from '../../api/context.ts';
import type { Database } from '../../db/database.ts';
import { holdings, nextReference, transfer } from '../ledger/ledger.ts';
import type { Holder, MovementResult } from '../ledger/ledger.ts';

/**
 * A member's wallets: the main one, and one at each vendor that keeps its own (`ownWallets` of the merchant). Money that is still in
 * the wallet of a vendor which no longer keeps one stays within reach: such a wallet is listed for whoever has had it.
 */
export interface Wallet {
  readonly accountTypeId: string;
  /** The vendor's code; `null` for the main wallet. */
  readonly vendor: string | null;
  /** The vendor's name; empty for the main wallet. */
  readonly name: string;
  /** The vendor does not answer: nobody knows what is in it, and nothing moves. */
  readonly isDown: boolean;
}

/** Whose wallets. */
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

/** What a wallet holds in minor units; `null` while its vendor does not answer. */
export function heldIn(owner: Owner, wallet: Wallet): number | null {
  return wallet.isDown ? null : holdings(owner.db, owner.merchant.code, holderOf(owner.accountId, wallet.vendor));
}

/** The holder of the wallet that a vendor's games are played from. */
export function holderForGame({ merchant, accountId }: Pick<Owner, 'merchant' | 'accountId'>, vendor: string): Holder {
  return holderOf(accountId, merchant.seed.ownWallets?.includes(vendor) ? vendor : null);
}

function holderOf(owner: number, vendor: string | null): Holder {
  return vendor === null ? { kind: 'wallet', owner } : { kind: 'vendor', owner, vendor };
}

/** Moves money between two wallets; from vendor to vendor by way of the main one, as records show it. Run it in a transaction. */
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

/** What came back from a wallet; `null` where its vendor does not answer. */
export interface Collected {
  readonly accountTypeId: string;
  readonly amount: number | null;
}

/** Brings all that is in vendors' wallets back to the main one, except from the vendor that is named. */
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

/** Whether money follows the member into games and back. */
export function movesByItself(db: Database, accountId: number): boolean {
  return db.get<{ on: number }>('SELECT auto_transfer AS "on" FROM accounts WHERE id = ?', accountId)?.on === 1;
}

/**
 * A game opens: the member's money comes with them, from all other wallets and into that of its vendor where it keeps one. Nothing
 * moves for a member who moves money by hand.
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

/** A game was left: what is in its vendor's wallet comes back, unless the member moves money by hand. */
export function followBack(owner: Owner, vendor: string): void {
  if (!movesByItself(owner.db, owner.accountId)) return;
  owner.db.transaction(() => {
    const wallet = walletsOf(owner).find((one) => one.vendor === vendor);
    const amount = wallet && heldIn(owner, wallet);
    if (wallet === undefined || amount === undefined || amount === null || amount === 0) return;
    moveBetween(owner, wallet, MAIN, amount, nextReference(owner.db));
  });
}
