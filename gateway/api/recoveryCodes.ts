import { plainNumber } from '#ui/field/plainNumber.ts';
import { RECOVERY_CODES } from '#site/api/contract/securityRules.ts';
import type { RequestContext } from './context.ts';
import { tokenHash } from './random.ts';
import type { Random } from './random.ts';

/**
 * Codes for who has lost the phone with the authenticator app. Each is good once, wherever a code of the app is asked for; the
 * database keeps hashes, so that whoever reads it can use none.
 */

/** Digits and letters that nobody takes for one another (Crockford's Base32); 60 bits a code. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
const GROUPS = 3;
/** What is read for another on paper. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

type Here = Pick<RequestContext, 'db' | 'merchant'>;

const hashOf = (accountId: number, letters: string): string => tokenHash(`recovery ${accountId} ${letters}`);

/** A code without what is only there to be read by. */
const lettersOf = (typed: string): string =>
  plainNumber(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (letter) => MISREAD[letter] ?? letter);

const newLetters = (random: Random): string =>
  Array.from(random.bytes(GROUP * GROUPS), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** New ones in the place of all that there were, as they are shown this once: `7KQ2-M0XW-9ZTB`. */
export function makeRecoveryCodes(context: Here & Pick<RequestContext, 'random'>, accountId: number): string[] {
  const { db, random, merchant } = context;
  forgetRecoveryCodes(context, accountId);
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = newLetters(random);
    db.run(
      'INSERT INTO recovery_codes (account_id, merchant, code_hash) VALUES (?, ?, ?)',
      accountId,
      merchant.code,
      hashOf(accountId, letters),
    );
    return Array.from({ length: GROUPS }, (_, index) => letters.slice(index * GROUP, (index + 1) * GROUP)).join('-');
  });
}

/** Whether what was typed is one of them, which is spent by that. */
export function spendRecoveryCode({ db }: Here, accountId: number, typed: string): boolean {
  const letters = lettersOf(typed);
  if (letters.length !== GROUP * GROUPS) return false;
  return db.run('DELETE FROM recovery_codes WHERE account_id = ? AND code_hash = ?', accountId, hashOf(accountId, letters)).changes === 1;
}

/** How many are left. */
export function recoveryCodesLeft({ db }: Here, accountId: number): number {
  return db.get<{ left: number }>('SELECT count(*) AS "left" FROM recovery_codes WHERE account_id = ?', accountId)?.left ?? 0;
}

export function forgetRecoveryCodes({ db }: Here, accountId: number): void {
  db.run('DELETE FROM recovery_codes WHERE account_id = ?', accountId);
}
