import { createRemoteJWKSet, customFetch } from 'jose';
import type { JWTVerifyGetKey } from 'jose';

/** Timeout of a provider's response. */
const TIMEOUT_MS = 3000;
/** Maximum size of a provider's response. */
const LONGEST_ANSWER = 256 * 1024;

/** Sends a request: the global `fetch`, or a test's. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** HTTP client for providers. A URL that begins with `/` is one of this gateway's mocks. */
export interface ProviderClient {
  /** The JSON of a successful response; `undefined` on timeout or any error. Never rejects. */
  ask(address: string, init: RequestInit): Promise<unknown>;
  /** The signing keys published at a URL, fetched on demand and cached. */
  keysAt(address: string): JWTVerifyGetKey;
}

/** @param standIns responds to requests to the gateway's own mocks */
export function createProviderClient(outside: Fetch, standIns: Fetch): ProviderClient {
  const sets = new Map<string, JWTVerifyGetKey>();
  const send: Fetch = (address, init) => (address.startsWith('/') ? standIns(`http://localhost${address}`, init) : outside(address, init));
  return {
    async ask(address, init) {
      try {
        const response = await send(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
        const text = await response.text();
        return response.ok && text.length <= LONGEST_ANSWER ? JSON.parse(text) : undefined;
      } catch {
        return undefined; // Unreachable, timed out and invalid JSON are treated alike.
      }
    },
    keysAt(address) {
      const known = sets.get(address);
      if (known !== undefined) return known;
      const set = createRemoteJWKSet(new URL(address, 'http://localhost'), {
        timeoutDuration: TIMEOUT_MS,
        [customFetch]: (_url, init) => send(address, init),
      });
      sets.set(address, set);
      return set;
    },
  };
}
