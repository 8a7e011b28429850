import { TRIAL_ACCOUNT } from '#site/api/contract/shapes.ts';
import { seedUnit } from '../seed/scale.ts';
import type { Account, RequestContext } from './context.ts';

/**
 * Play money of a trial account. It stands in no ledger, so it can be neither paid out nor reported, and nothing that players own
 * is ever on its other side.
 */

/** What a trial begins with, in units of the currency. */
const FIRST = 1000;

type Here = Pick<RequestContext, 'db' | 'merchant'>;

export const isOnTrial = ({ type }: Pick<Account, 'type'>): boolean => type === TRIAL_ACCOUNT;

/** What is left of it, in minor units. */
export function trialBalance({ db, merchant }: Here, accountId: number): number {
  const purse = db.get<{ balance: number }>('SELECT balance FROM trial_purses WHERE account_id = ?', accountId);
  return purse?.balance ?? FIRST * seedUnit(merchant.seed.currency.exponent);
}

/** Adds to it, or takes from it with an amount below zero. Ask for the balance in the same transaction. */
export function moveTrial(here: Here, accountId: number, amount: number): void {
  here.db.run(
    'INSERT INTO trial_purses (account_id, merchant, balance) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET balance = ?3',
    accountId,
    here.merchant.code,
    trialBalance(here, accountId) + amount,
  );
}
