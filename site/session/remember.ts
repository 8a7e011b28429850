import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';

import { deleteCookie, readCookie, writeCookie } from '#site/lib/cookies.ts';

/*
 * "Remember me" ([LOG-2], [LOG-13], [SEC-4]). A cookie holds the password as AES-GCM ciphertext; its key is in IndexedDB, created for
 * each save and not extractable. That guards against copied or leaked
 * cookies. It does not guard against a script that runs in the page: such a script could use the key.
 */

/** Who is remembered: a name with its password, or a number that a code is sent to, which is no secret. */
export type Remembered =
  | { readonly type: 'username'; readonly username: string; readonly password: string }
  | { readonly type: 'sms'; readonly mobileNum: string; readonly countryDialingCode: string };

/** Names of cookies (spec, section 3). */
const REMEMBER = 'loginRemember';
const SMS = 'loginTypeSms';
const lastUser = (merchant: string): string => `${merchant}-login`;

const smsCookie = v.pipe(v.string(), v.parseJson(), v.object({ mobileNum: v.string(), countryDialingCode: v.string() }));

/** Form of the ciphertext: version, end of its life in epoch ms, initialisation vector, text. */
const SEALED = /^v1\.(\d{13})\.([\w-]{16})\.([\w-]+)$/;
const IV_BYTES = 12;
const KEY = 'remember';

interface Place {
  /** The merchant's code. */
  readonly merchant: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Lifetime, milliseconds. */
  readonly lifeMs: number;
}

export interface Memory {
  /** Replaces the remembered player; does nothing where the browser stores no keys. */
  save(player: Remembered): Promise<void>;
  /** Who is remembered; what is spoilt, expired or cannot be opened is forgotten. */
  recall(): Promise<Remembered | undefined>;
  forget(): Promise<void>;
}

/** The one player that this browser remembers for a merchant. */
export function createMemory({ merchant, now, lifeMs }: Place): Memory {
  const forget = async (): Promise<void> => {
    const username = readCookie(lastUser(merchant));
    if (username !== undefined) deleteCookie(await passwordCookie(merchant, username));
    for (const name of [lastUser(merchant), REMEMBER, SMS]) deleteCookie(name);
    await keys((store) => clear(store));
  };

  const save = async (player: Remembered): Promise<void> => {
    await forget();
    if (player.type === 'sms') {
      const { mobileNum, countryDialingCode } = player;
      writeCookie(SMS, JSON.stringify({ mobileNum, countryDialingCode }), lifeMs);
    } else {
      const { username, password } = player;
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
      const expiry = now() + lifeMs;
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const text = new TextEncoder().encode(password);
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound(merchant, username, expiry) }, key, text);
      // Without a stored key the ciphertext is useless, so none is written.
      if ((await keys((store) => set(KEY, key, store))) === undefined) return;
      const value = ['v1', expiry, toBase64Url(iv), toBase64Url(new Uint8Array(sealed))].join('.');
      writeCookie(lastUser(merchant), username, lifeMs);
      writeCookie(await passwordCookie(merchant, username), value, lifeMs);
    }
    writeCookie(REMEMBER, 'true', lifeMs);
  };

  const recall = async (): Promise<Remembered | undefined> => {
    if (readCookie(REMEMBER) === undefined) return undefined;
    const sms = v.safeParse(smsCookie, readCookie(SMS));
    if (sms.success) return { type: 'sms', ...sms.output };
    const username = readCookie(lastUser(merchant)) ?? '';
    const password = await open(username);
    if (password !== undefined) return { type: 'username', username, password };
    await forget();
    return undefined;
  };

  const open = async (username: string): Promise<string | undefined> => {
    const [, expiry = '', iv = '', text = ''] = SEALED.exec(readCookie(await passwordCookie(merchant, username)) ?? '') ?? [];
    const kept = await keys((store) => get<unknown>(KEY, store));
    const key = kept?.value;
    // The browser lets a cookie go by its own clock, and a copied one never: what counts is what was sealed in.
    if (!(key instanceof CryptoKey) || Number(expiry) <= now()) return undefined;
    const additionalData = bound(merchant, username, Number(expiry));
    try {
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64Url(iv), additionalData }, key, fromBase64Url(text));
      return new TextDecoder().decode(plain);
    } catch {
      return undefined; // Another key, or another player's cookie.
    }
  };

  return { save, recall, forget };
}

/** Runs an action on the key store; `undefined` where there is none, as in some private windows. */
async function keys<Value>(act: (store: UseStore) => Promise<Value>): Promise<{ readonly value: Value } | undefined> {
  try {
    return { value: await act(createStore('playfront', 'keys')) };
  } catch {
    return undefined;
  }
}

/** What the ciphertext is good for: this player here, until then. */
function bound(merchant: string, username: string, expiry: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([merchant, username, expiry]));
}

/** Keyed by the name, but not showing it: a raw name could break the cookie's syntax or be another cookie's. */
async function passwordCookie(merchant: string, username: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${merchant} ${username}`));
  return `pw-${toBase64Url(new Uint8Array(digest)).slice(0, 22)}`;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
