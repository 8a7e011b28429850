import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Gateway } from './context.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;

/** `scrypt$salt$key`. Takes tens of milliseconds of a worker thread: never call it inside a transaction. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await derive(password, salt, KEY_BYTES));
}

/** The same on this thread: for seeding, where nobody waits and one hash serves all accounts. */
export function hashPasswordNow(password: string): string {
  const salt = randomBytes(16);
  return written(salt, scryptSync(password, salt, KEY_BYTES));
}

function written(salt: Buffer, key: Buffer): string {
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Stands in for an account that does not exist, so that looking for one takes as long as finding it. */
const NOBODY = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (stored ?? NOBODY).split('$');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES);
  const expected = Buffer.from(key, 'base64url');
  return expected.length === actual.length && timingSafeEqual(actual, expected) && stored !== undefined;
}

/** The hash of the account's temporary password, where that is what was typed and it is still good. */
export async function matchesTemporary({ db, now }: Gateway, password: string, accountId: number | undefined): Promise<string | null> {
  const row =
    accountId === undefined
      ? undefined
      : db.get<{ hash: string }>(
          'SELECT password_hash AS hash FROM temporary_passwords WHERE account_id = ? AND expires_at > ?',
          accountId,
          now(),
        );
  return (await passwordMatches(password, row?.hash)) ? (row?.hash ?? null) : null;
}
