import { TRIAL_ACCOUNT } from '#site/api/contract/shapes.ts';
import { seedUnit } from '../seed/scale.ts';
import type { Database } from '../db/database.ts';
import type { Account, MerchantSeed } from './context.ts';

/**
 * Play money of a trial account. It is not in the ledger, so it can be neither paid out nor reported, and never mixes
 * with players' money.
 */

/** Initial balance of a trial, in units of the currency. */
const FIRST = 1000;

interface Here {
  readonly db: Database;
  readonly merchant: { readonly code: string; readonly seed: Pick<MerchantSeed, 'currency'> };
}

export const isOnTrial = ({ type }: Pick<Account, 'type'>): boolean => type === TRIAL_ACCOUNT;

/** The remaining balance, in minor units. */
export function trialBalance({ db, merchant }: Here, accountId: number): number {
  const purse = db.get<{ balance: number }>('SELECT balance FROM trial_purses WHERE account_id = ?', accountId);
  return purse?.balance ?? FIRST * seedUnit(merchant.seed.currency.exponent);
}

/** Adds to it, or subtracts with a negative amount. Check the balance in the same transaction. */
export function moveTrial(here: Here, accountId: number, amount: number): void {
  here.db.run(
    'INSERT INTO trial_purses (account_id, merchant, balance) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET balance = ?3',
    accountId,
    here.merchant.code,
    trialBalance(here, accountId) + amount,
  );
}
