import { compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { JWK } from 'jose';
import * as v from 'valibot';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { JWE, sealedRequest } from '#site/api/contract/envelope.ts';
import { ok, refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Database } from '../db/database.ts';
import type { Gateway } from './context.ts';

/** How long a key is used, and how long its predecessor still decrypts requests. */
const KEY_LIFE_MS = 30 * 86_400_000;
const RETIRED_KEY_GRACE_MS = 10 * 60_000;

interface KeyRow {
  kid: string;
  private_jwk: string;
  created_at: number;
}

/** Public key as published: never with a private member. */
export interface PublicKey {
  readonly kid: string;
  readonly kty: 'RSA';
  readonly n: string;
  readonly e: string;
  readonly alg: string;
  readonly use: string;
}

/** The merchant's published keys, the current one first. Creates or rotates the key when it is due. */
export async function publishedKeys(gateway: Gateway, merchant: string): Promise<PublicKey[]> {
  const newest = usableKeys(gateway, merchant)[0];
  if (newest === undefined || gateway.now() - newest.created_at > KEY_LIFE_MS) await rotateOnce(gateway, merchant);
  return usableKeys(gateway, merchant).map((row) => {
    const { n = '', e = '' } = parseKey(row);
    return { kid: row.kid, kty: 'RSA', n, e, alg: JWE.keyAlgorithm, use: 'enc' };
  });
}

/** Rotations in progress, by merchant. */
const rotations = new WeakMap<Database, Map<string, Promise<void>>>();

/** Concurrent requests wait for the same rotation: generating a key takes a good part of a second. */
function rotateOnce(gateway: Gateway, merchant: string): Promise<void> {
  const underWay = rotations.get(gateway.db) ?? new Map<string, Promise<void>>();
  rotations.set(gateway.db, underWay);
  const rotation = underWay.get(merchant) ?? rotateKeys(gateway, merchant).finally(() => underWay.delete(merchant));
  underWay.set(merchant, rotation);
  return rotation;
}

/** Creates a new key and retires the others: requests sealed to them are accepted for ten more minutes. */
async function rotateKeys({ db, now, random }: Gateway, merchant: string): Promise<void> {
  const pair = await generateKeyPair(JWE.keyAlgorithm, { extractable: true, modulusLength: 2048 });
  const jwk = JSON.stringify(await exportJWK(pair.privateKey));
  const kid = Buffer.from(random.bytes(9)).toString('base64url');
  db.transaction(() => {
    db.run('UPDATE jwe_keys SET retired_at = ? WHERE merchant = ? AND retired_at IS NULL', now(), merchant);
    db.run('INSERT INTO jwe_keys (kid, merchant, private_jwk, created_at) VALUES (?, ?, ?, ?)', kid, merchant, jwk, now());
  });
}

/** Opens a sealed request once. Algorithms are pinned; an expired or repeated one is refused. */
export async function openSealed(gateway: Gateway, merchant: string, body: string): Promise<Answer<unknown>> {
  const plain = await decrypt(gateway, merchant, body);
  if (plain === undefined) return refuse(ERROR_CODE.encryptionFailed);
  const sealed = v.safeParse(sealedRequest, plain);
  if (!sealed.success) return refuse(ERROR_CODE.encryptionFailed);
  const { iat, jti, payload } = sealed.output;
  const age = Math.abs(gateway.now() / 1000 - iat);
  const staleAt = gateway.now() + 2 * JWE.maxAgeSeconds * 1000;
  if (age > JWE.maxAgeSeconds || !spendNonce(gateway, merchant, jti, staleAt)) return refuse(ERROR_CODE.replayed);
  return ok(payload);
}

async function decrypt(gateway: Gateway, merchant: string, body: string): Promise<unknown> {
  const keyOf = async ({ kid }: { kid?: string }) => {
    const row = usableKeys(gateway, merchant).find((key) => key.kid === kid);
    if (row === undefined) throw new Error('unknown key');
    return importJWK(parseKey(row), JWE.keyAlgorithm);
  };
  try {
    const { plaintext } = await compactDecrypt(body.trim(), keyOf, {
      keyManagementAlgorithms: [JWE.keyAlgorithm],
      contentEncryptionAlgorithms: [JWE.contentAlgorithm],
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    return undefined; // Does not disclose which step failed.
  }
}

/** True the first time a nonce is used. It is stored until the request would expire anyway. */
export function spendNonce({ db, now }: Gateway, merchant: string, nonce: string, expiresAt: number): boolean {
  db.run('DELETE FROM used_nonces WHERE expires_at < ?', now());
  const { changes } = db.run(
    'INSERT INTO used_nonces (merchant, jti, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    merchant,
    nonce,
    expiresAt,
  );
  return changes === 1;
}

function usableKeys({ db, now }: Gateway, merchant: string): KeyRow[] {
  return db.all<KeyRow>(
    `SELECT kid, private_jwk, created_at FROM jwe_keys
     WHERE merchant = ? AND (retired_at IS NULL OR retired_at > ?) ORDER BY retired_at IS NOT NULL, created_at DESC`,
    merchant,
    now() - RETIRED_KEY_GRACE_MS,
  );
}

// Only `rotateKeys` writes the column.
const parseKey = (row: KeyRow) => JSON.parse(row.private_jwk) as JWK;
