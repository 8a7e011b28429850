import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readCookie } from '#site/lib/cookies.ts';
import { createMemory, type Remembered } from './remember.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.parse('2026-01-01T12:00:00Z');
const maria: Remembered = { type: 'username', username: 'maria88', password: 'Sunrise 2026 ñ' };
const byCode: Remembered = { type: 'sms', mobileNum: '9171234567', countryDialingCode: '+63' };

/** What a browser keeps in IndexedDB, which Node has not; `null` where it keeps nothing. */
const kept = vi.hoisted(() => ({
  keys: new Map<string, unknown>() as Map<string, unknown> | null,
  open() {
    if (!this.keys) throw new DOMException('refused', 'SecurityError');
    return this.keys;
  },
}));
vi.mock('idb-keyval', () => ({
  createStore: () => kept.open(),
  get: async (key: string) => kept.open().get(key),
  set: async (key: string, value: unknown) => void kept.open().set(key, value),
  clear: async () => kept.open().clear(),
}));

/** Cookies as a browser has them: one that has no life left is gone. */
function stubCookies(protocol: string) {
  const cookies = new Map<string, string>();
  const attributes = new Map<string, string>();
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = '', rest = ''] = /^([^=]*)=([^;]*); (.*)$/.exec(text) ?? [];
      if (/Max-Age=0\b/.test(rest)) cookies.delete(name);
      else cookies.set(name, value);
      attributes.set(name, rest);
    },
  });
  return { cookies, attributes, password: () => [...cookies.keys()].filter((name) => name.startsWith('pw-')) };
}

const memoryOf = (merchant = 'demo', now = NOON) => createMemory({ merchant, now: () => now, lifeMs: DAY });

let browser: ReturnType<typeof stubCookies>;
beforeEach(() => {
  kept.keys = new Map();
  browser = stubCookies('https:');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('remember me', () => {
  it('[LOG-2] [LOG-13] knows name and password again, under the cookies of the spec', async () => {
    await memoryOf().save(maria);
    expect(await memoryOf().recall()).toEqual(maria);
    expect([...browser.cookies.keys()]).toEqual(['demo-login', expect.stringMatching(/^pw-[\w-]{22}$/), 'loginRemember']);
    expect([readCookie('demo-login'), readCookie('loginRemember')]).toEqual(['maria88', 'true']);
    expect(await memoryOf('aurora').recall()).toBeUndefined();
  });

  it('[LOG-13] knows the number that codes are sent to', async () => {
    await memoryOf().save(byCode);
    expect(JSON.parse(readCookie('loginTypeSms') ?? '')).toEqual({ mobileNum: '9171234567', countryDialingCode: '+63' });
    expect(await memoryOf().recall()).toEqual(byCode);
    browser.cookies.delete('loginRemember');
    expect(await memoryOf().recall()).toBeUndefined();
  });

  it('[SEC-4] writes ciphertext for a day, for this site alone, and over TLS where the page came so', async () => {
    await memoryOf().save(maria);
    expect(browser.attributes.get('loginRemember')).toBe('Max-Age=86400; Path=/; SameSite=Strict; Secure');
    expect(decodeURIComponent(document.cookie)).not.toMatch(/Sunrise/);
    expect(readCookie(browser.password()[0] ?? '')).toMatch(new RegExp(`^v1\\.${NOON + DAY}\\.`));
    browser = stubCookies('http:');
    await memoryOf().save(maria);
    expect(browser.attributes.get('loginRemember')).toBe('Max-Age=86400; Path=/; SameSite=Strict');
  });

  it('[SEC-4] seals with a key that cannot be read out, made anew for each save', async () => {
    await memoryOf().save(maria);
    const key = kept.keys?.get('remember');
    if (!(key instanceof CryptoKey)) throw new Error('no key');
    expect([key.extractable, key.algorithm]).toEqual([false, { name: 'AES-GCM', length: 256 }]);
    await memoryOf().save(maria);
    expect(kept.keys?.get('remember')).not.toBe(key);
  });

  it('[LOG-2] the next player takes the place of the last one, and forgetting leaves nothing', async () => {
    await memoryOf().save(maria);
    const last = browser.password();
    await memoryOf().save({ ...maria, username: 'jun; x=ñ' });
    expect(browser.password()).toHaveLength(1);
    expect(browser.password()).not.toEqual(last);
    expect(await memoryOf().recall()).toEqual({ ...maria, username: 'jun; x=ñ' });
    await memoryOf().save(byCode);
    expect([...browser.cookies.keys()]).toEqual(['loginTypeSms', 'loginRemember']);
    await memoryOf().forget();
    expect([browser.cookies.size, kept.keys?.size]).toEqual([0, 0]);
  });

  it('[LOG-2] [SEC-4] lasts a day and not an instant longer, whatever the browser keeps', async () => {
    await memoryOf().save(maria);
    expect(await memoryOf('demo', NOON + DAY - 1).recall()).toEqual(maria);
    expect(await memoryOf('demo', NOON + DAY).recall()).toBeUndefined();
    expect(browser.cookies.size).toBe(0);
  });

  it.each([
    ['another player', (text: string) => text, 'jun'],
    ['a longer life', (text: string) => text.replace(String(NOON + DAY), String(NOON + 2 * DAY)), 'maria88'],
    [
      'an altered text',
      (text: string) => text.replace(/[\w-]{5}$/, (last) => (last.startsWith('A') ? 'B' : 'A') + last.slice(1)),
      'maria88',
    ],
    ['another form', (text: string) => `${text} `, 'maria88'],
  ])('[SEC-4] opens for nothing but what it was sealed for: not for %s', async (_, change, username) => {
    await memoryOf().save({ ...maria, username });
    const [place = ''] = browser.password();
    await memoryOf().save(maria);
    const [own = ''] = browser.password();
    const text = readCookie(own) ?? '';
    browser.cookies.delete(own);
    document.cookie = `demo-login=${username}; Max-Age=1`;
    document.cookie = `${place}=${encodeURIComponent(change(text))}; Max-Age=1`;
    expect(await memoryOf().recall()).toBeUndefined();
    expect(browser.cookies.size).toBe(0);
  });

  it('[SEC-4] keeps nothing where the browser keeps no keys', async () => {
    kept.keys = null;
    await memoryOf().save(maria);
    expect(browser.cookies.size).toBe(0);
    expect(await memoryOf().recall()).toBeUndefined();
  });

  it('[API-8] a cookie that was not written here is none, nor is one whose name only begins alike', () => {
    document.cookie = 'broken=%E0%A4%A; Path=/';
    document.cookie = 'broken2=whole; Path=/';
    document.cookie = 'with%20space=a%3Bb; Path=/';
    expect([readCookie('broken'), readCookie('broken2'), readCookie('brok'), readCookie('with space')]).toEqual([
      undefined,
      'whole',
      undefined,
      'a;b',
    ]);
  });
});
