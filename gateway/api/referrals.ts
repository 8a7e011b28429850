import type { Database } from '../db/database.ts';
import { move } from '../domain/ledger/ledger.ts';
import { seedUnit } from '../seed/scale.ts';
import type { Account, Merchant, RequestContext } from './context.ts';
import type { Random } from './random.ts';

/** Deposits of a friend required for the referrer's reward, and the reward, in seed units (`seedUnit`). */
const TERMS = { deposit: 100, reward: 50 };

/** Letters and digits of codes that are hard to confuse. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** A code for people to type: capitals and digits. */
export function codeOf(random: Random, length: number): string {
  return Array.from({ length }, () => CHARACTERS.charAt(random.int(CHARACTERS.length))).join('');
}

/** The terms in minor units. */
export function referralTerms({ seed }: Merchant): { readonly deposit: number; readonly reward: number } {
  const unit = seedUnit(seed.currency.exponent);
  return { deposit: TERMS.deposit * unit, reward: TERMS.reward * unit };
}

/**
 * The account's referral code; generated on the first call. Registration looks for it in the same column as agents'
 * codes.
 */
export function referralCode({ db, merchant, random }: RequestContext, account: Account): string {
  return db.transaction(() => {
    const known = db.get<{ code: string }>(
      'SELECT code FROM affiliates WHERE merchant = ? AND account_id = ? ORDER BY code LIMIT 1',
      merchant.code,
      account.id,
    );
    if (known !== undefined) return known.code;
    for (;;) {
      const code = codeOf(random, CODE_LENGTH);
      const { changes } = db.run(
        'INSERT INTO affiliates (merchant, code, account_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        merchant.code,
        code,
        account.id,
      );
      if (changes === 1) return code;
    }
  });
}

/** Stores the referrer of a new account. */
export function noteReferral(db: Database, merchant: string, friendId: number, referrerId: number, at: number): void {
  db.run(
    'INSERT OR IGNORE INTO referrals (merchant, account_id, referrer_id, registered_at) VALUES (?, ?, ?, ?)',
    merchant,
    friendId,
    referrerId,
    at,
  );
}

const DEPOSITED = `(SELECT coalesce(sum(e.amount), 0) FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
  WHERE a.merchant = r.merchant AND a.kind = 'wallet' AND a.owner_id = r.account_id AND e.kind = 'deposit')`;

/** Pays the reward for each friend whose deposits have reached the terms, once each. */
export function settleReferrals({ db, merchant, now }: RequestContext, account: Account): void {
  const { deposit, reward } = referralTerms(merchant);
  db.transaction(() => {
    const due = db.all<{ account_id: number }>(
      `SELECT r.account_id FROM referrals r WHERE r.merchant = ? AND r.referrer_id = ? AND r.rewarded_at IS NULL AND ${DEPOSITED} >= ?`,
      merchant.code,
      account.id,
      deposit,
    );
    for (const { account_id: friendId } of due) {
      move(db, {
        merchant: merchant.code,
        kind: 'bonus',
        idempotencyKey: `referral ${friendId}`,
        accountId: account.id,
        amount: reward,
        at: now(),
        subject: `referral:${friendId}`,
      });
      db.run('UPDATE referrals SET amount = ?, rewarded_at = ? WHERE account_id = ?', reward, now(), friendId);
    }
  });
}
