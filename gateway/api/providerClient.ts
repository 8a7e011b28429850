import { createRemoteJWKSet, customFetch } from 'jose';
import type { JWTVerifyGetKey } from 'jose';

/** A provider that has not answered by then has failed. */
const PATIENCE_MS = 3000;
/** No provider's answer is longer. */
const LONGEST_ANSWER = 256 * 1024;

/** Sends a request: the platform's own `fetch`, or a test's. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** How the gateway speaks to providers. An address that begins with `/` is one of this gateway's own stand-ins. */
export interface ProviderClient {
  /** The JSON of a good answer; `undefined` when there was none in time, whatever the reason. Never rejects. */
  ask(address: string, init: RequestInit): Promise<unknown>;
  /** The signing keys that are published at an address, fetched when needed and kept. */
  keysAt(address: string): JWTVerifyGetKey;
}

/** @param standIns answers what is asked of this gateway itself */
export function createProviderClient(outside: Fetch, standIns: Fetch): ProviderClient {
  const sets = new Map<string, JWTVerifyGetKey>();
  const send: Fetch = (address, init) => (address.startsWith('/') ? standIns(`http://localhost${address}`, init) : outside(address, init));
  return {
    async ask(address, init) {
      try {
        const response = await send(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
        const text = await response.text();
        return response.ok && text.length <= LONGEST_ANSWER ? JSON.parse(text) : undefined;
      } catch {
        return undefined; // Unreachable, too slow or not JSON: to us all the same.
      }
    },
    keysAt(address) {
      const known = sets.get(address);
      if (known !== undefined) return known;
      const set = createRemoteJWKSet(new URL(address, 'http://localhost'), {
        timeoutDuration: PATIENCE_MS,
        [customFetch]: (_url, init) => send(address, init),
      });
      sets.set(address, set);
      return set;
    },
  };
}
