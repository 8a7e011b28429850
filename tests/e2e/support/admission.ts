import { randomUUID } from 'node:crypto';

import { CompactEncrypt, importJWK } from 'jose';
import * as v from 'valibot';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { calls, envelope, HEADER, JWE } from '#site/api/contract/index.ts';

const manifest = v.object({ now: v.number() });
const keySet = v.object({ keys: v.array(v.looseObject({ kid: v.string() })) });
const admission = v.object({ token: v.string(), type: v.number() });

/** What a login answers that the site keeps for the visit. */
export type Admission = v.InferOutput<typeof admission>;

interface Visitor {
  readonly url: string;
  readonly merchant: string;
  readonly username: string;
  /** By which the account knows its devices. */
  readonly userAgent: string;
}

/** Logs a seeded account in over HTTP, as the site does, but for the form: for tests of what members do afterwards. */
export async function admit({ url, merchant, username, userAgent }: Visitor): Promise<Admission> {
  const send = async (path: string, moduleId: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = {
      [HEADER.merchant]: merchant,
      [HEADER.moduleId]: moduleId,
      'Content-Type': JWE.contentType,
      'User-Agent': userAgent,
    };
    const answer = v.parse(envelope, await (await fetch(`${url}${path}`, { ...init, headers })).json());
    if (!answer.success) throw new Error(`${username} may not log in: ${answer.message}`);
    return answer.value;
  };
  const [answered, keys] = await Promise.all([
    fetch(`${url}/config/${merchant}/manifest.json`),
    send(calls.sessionKey.path, calls.sessionKey.moduleId),
  ]);
  // The gateway's own time, which the control panel may have moved.
  const { now } = v.parse(manifest, await answered.json());
  const [jwk] = v.parse(keySet, keys).keys;
  if (jwk === undefined) throw new Error('The gateway has no key.');
  const sealed = {
    iat: Math.floor(now / 1000),
    jti: randomUUID(),
    payload: { type: 'username', username, password: SEED_PASSWORD },
  };
  const body = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(sealed)))
    .setProtectedHeader({ alg: JWE.keyAlgorithm, enc: JWE.contentAlgorithm, kid: jwk.kid })
    .encrypt(await importJWK(jwk, JWE.keyAlgorithm));
  return v.parse(admission, await send(calls.login.path, calls.login.moduleId, { method: 'POST', body }));
}
