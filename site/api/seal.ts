import { CompactEncrypt, importJWK } from 'jose';

import type { CallContext, Client } from './client.ts';
import { JWE, type SealedRequest } from './contract/envelope.ts';
import { sessionKey } from './contract/login.ts';
import { CallError } from './errors.ts';

/**
 * Encrypts the body of a sealed call: JWE to the gateway's first published key, with time and nonce inside against replays. The
 * key is fetched for each call, since it may rotate at any time.
 * @throws CallError when the key cannot be fetched, or this browser cannot use it.
 */
export async function seal(payload: unknown, context: CallContext, client: Client): Promise<string> {
  const { keys } = await client.call(sessionKey, {});
  const jwk = keys[0];
  const sealed: SealedRequest = { iat: Math.floor(context.now() / 1000), jti: context.newId(), payload };
  try {
    if (jwk === undefined) throw new TypeError('the key set is empty, which its schema rules out');
    const key = await importJWK(jwk, JWE.keyAlgorithm);
    return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(sealed)))
      .setProtectedHeader({ alg: JWE.keyAlgorithm, enc: JWE.contentAlgorithm, kid: jwk.kid })
      .encrypt(key);
  } catch (cause) {
    throw new CallError({ call: sessionKey.name, kind: 'shape' }, { cause });
  }
}
