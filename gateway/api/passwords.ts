import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { composed } from '#site/api/contract/characters.ts';
import type { Gateway } from './context.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const KEY_BYTES = 32;

/** scrypt's N, a power of two: the cost of an attempt in time and memory (1 KiB each). A hash contains its own. */
export const PASSWORD_COST = 16_384;

type Cost = Pick<Gateway, 'passwordCost'>;

/** `scrypt$cost$salt$key`. Takes tens of milliseconds of a worker thread: never call it inside a transaction. */
export async function hashPassword({ passwordCost }: Cost, password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(passwordCost, salt, await derive(composed(password), salt, KEY_BYTES, { N: passwordCost }));
}

/** The synchronous version: for seeding, where one hash serves all accounts. */
export function hashPasswordNow({ passwordCost }: Cost, password: string): string {
  const salt = randomBytes(16);
  return written(passwordCost, salt, scryptSync(composed(password), salt, KEY_BYTES, { N: passwordCost }));
}

function written(cost: number, salt: Buffer, key: Buffer): string {
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Hash for an account that does not exist, so that the timing is the same as for an existing one. */
const nobody = (cost: number): string => `scrypt$${cost}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The first hashes did not contain their cost, which was this one. */
const withCost = (stored: string): string => stored.replace(/^scrypt\$(?=[^$]*\$[^$]*$)/, 'scrypt$16384$');

export async function passwordMatches({ passwordCost }: Cost, password: string, stored: string | undefined): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = withCost(stored ?? nobody(passwordCost)).split('$');
  const expected = Buffer.from(key, 'base64url');
  let matches = false;
  for (const form of formsOf(password)) {
    const actual = await derive(form, Buffer.from(salt, 'base64url'), KEY_BYTES, { N: Number(cost) });
    matches = (expected.length === actual.length && timingSafeEqual(actual, expected)) || matches;
  }
  return matches && stored !== undefined;
}

/**
 * New hashes use the composed Unicode form, older ones the form the keyboard sent. All forms are tried, so that timing
 * reveals nothing.
 */
const formsOf = (password: string): ReadonlySet<string> => new Set([composed(password), password, password.normalize('NFD')]);

/** The hash of an account's login password. */
export function passwordHashOf({ db }: Pick<Gateway, 'db'>, accountId: number): string | undefined {
  return db.get<{ hash: string }>('SELECT password_hash AS hash FROM accounts WHERE id = ?', accountId)?.hash;
}

/** The hash of the account's temporary password, if it matches and is still valid. */
export async function matchesTemporary(gateway: Gateway, password: string, accountId: number | undefined): Promise<string | null> {
  const row =
    accountId === undefined
      ? undefined
      : gateway.db.get<{ hash: string }>(
          'SELECT password_hash AS hash FROM temporary_passwords WHERE account_id = ? AND expires_at > ?',
          accountId,
          gateway.now(),
        );
  return (await passwordMatches(gateway, password, row?.hash)) ? (row?.hash ?? null) : null;
}
