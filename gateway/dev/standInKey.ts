import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { JSONWebKeySet, JWTPayload } from 'jose';

const KEY_ID = 'standin';
const HOUR_S = 3600;

/** Signs the mocks' tokens. */
export interface Signer {
  /** A token valid for an hour. */
  sign(claims: JWTPayload): Promise<string>;
  /** The public key, in the providers' format. */
  published(): Promise<JSONWebKeySet>;
}

/** A signer with a fresh key, created on first use. */
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
