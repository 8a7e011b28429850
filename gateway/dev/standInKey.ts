import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { JSONWebKeySet, JWTPayload } from 'jose';

const KEY_ID = 'standin';
const HOUR_S = 3600;

/** Signs what the stand-ins say. */
export interface Signer {
  /** A token that is good for an hour. */
  sign(claims: JWTPayload): Promise<string>;
  /** The public key, as providers publish theirs. */
  published(): Promise<JSONWebKeySet>;
}

/** A signer with a key of its own, made when it is first needed. */
export function createSigner(now: () => number): Signer {
  let pair: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => (pair ??= generateKeyPair('RS256', { extractable: true }));
  return {
    async sign(claims) {
      const { privateKey } = await keys();
      const issuedAt = Math.floor(now() / 1000);
      const header = { alg: 'RS256', kid: KEY_ID, typ: 'JWT' };
      return new SignJWT({ ...claims, iat: issuedAt, exp: issuedAt + HOUR_S }).setProtectedHeader(header).sign(privateKey);
    },
    async published() {
      const { publicKey } = await keys();
      return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
    },
  };
}
