import { plainNumber } from '#ui/text/plainNumber.ts';
import { RECOVERY_CODES } from '#site/api/contract/securityRules.ts';
import type { RequestContext } from './context.ts';
import { tokenHash } from './random.ts';
import type { Random } from './random.ts';

/**
 * Recovery codes in case the phone with the authenticator app is lost. Each works once, wherever a code of the app is
 * accepted; the database stores hashes only.
 */

/** Digits and letters that are hard to confuse (Crockford's Base32); 60 bits per code. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
const GROUPS = 3;
/** Characters commonly misread on paper. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

type Here = Pick<RequestContext, 'db' | 'merchant'>;

const hashOf = (accountId: number, letters: string): string => tokenHash(`recovery ${accountId} ${letters}`);

/** Normalizes an entered code: no separators, no misread characters. */
const lettersOf = (typed: string): string =>
  plainNumber(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (letter) => MISREAD[letter] ?? letter);

const newLetters = (random: Random): string =>
  Array.from(random.bytes(GROUP * GROUPS), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** Replaces all codes by new ones and returns them, the only time that they are shown: `7KQ2-M0XW-9ZTB`. */
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

/** Whether an entered code is valid; uses it up. */
export function spendRecoveryCode({ db }: Here, accountId: number, typed: string): boolean {
  const letters = lettersOf(typed);
  if (letters.length !== GROUP * GROUPS) return false;
  return db.run('DELETE FROM recovery_codes WHERE account_id = ? AND code_hash = ?', accountId, hashOf(accountId, letters)).changes === 1;
}

/** Number of remaining codes. */
export function recoveryCodesLeft({ db }: Here, accountId: number): number {
  return db.get<{ left: number }>('SELECT count(*) AS "left" FROM recovery_codes WHERE account_id = ?', accountId)?.left ?? 0;
}

export function forgetRecoveryCodes({ db }: Here, accountId: number): void {
  db.run('DELETE FROM recovery_codes WHERE account_id = ?', accountId);
}
