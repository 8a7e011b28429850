import { readFileSync } from 'node:fs';

import i18next from 'i18next';
import { describe, expect, it } from 'vitest';

import { ProviderError } from './port.ts';
import { problemText } from './problemText.ts';

const LANGUAGES = ['EN', 'CN', 'TH', 'VI', 'TY', 'ID'];

/** Firebase's error codes. The last one represents all without a specific text. */
const PHONE_CODES = [
  'auth/invalid-phone-number',
  'auth/missing-phone-number',
  'auth/too-many-requests',
  'auth/invalid-verification-code',
  'auth/missing-verification-code',
  'auth/captcha-check-failed',
  'auth/quota-exceeded',
  'auth/operation-not-allowed',
  'auth/code-expired',
  'auth/popup-closed-by-user',
  'auth/internal-error',
];

async function translator(language: string) {
  // Only the site's setup: texts by namespace, with placeholders such as `{0}`.
  const texts: unknown = JSON.parse(readFileSync(`locales/${language}/auth.json`, 'utf8'));
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: language,
    resources: { [language]: { auth: texts as Record<string, string> } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  return i18n.getFixedT(language, 'auth');
}

describe('error texts of providers', () => {
  it.each(LANGUAGES)('[ERR-1] [ERR-2] in %s has a specific text for each of the eleven phone-auth errors', async (language) => {
    const t = await translator(language);
    const said = PHONE_CODES.map((code) =>
      problemText(new ProviderError('refused', { provider: 'firebase', code, retryAfterMs: 300_000 }), t),
    );
    expect(new Set(said).size).toBe(PHONE_CODES.length);
    for (const text of said) expect(text).not.toMatch(/^[a-z_]+$|\{/);
    expect(said[2]).toContain('5');
  });

  it('[ERR-2] shows the remaining minutes', async () => {
    const t = await translator('EN');
    const after = (retryAfterMs: number) =>
      problemText(new ProviderError('refused', { provider: 'firebase', code: 'auth/too-many-requests', retryAfterMs }), t);
    expect(after(61_000)).toContain(' 2 min');
    expect(after(1)).toContain(' 1 min');
  });

  it('[ERR-2] treats an unknown code as an unknown error', async () => {
    const t = await translator('EN');
    for (const code of ['auth/new', '__proto__', 'constructor', undefined])
      expect(problemText(new ProviderError('refused', { provider: 'firebase', code }), t)).toBe('Unknown error. Please try again.');
  });

  it.each(LANGUAGES)('[LOG-5] in %s has texts for each provider that failed to load or was closed', async (language) => {
    const t = await translator(language);
    const said = (['geetest', 'firebase', 'google', 'facebook'] as const).flatMap((provider) =>
      (['unavailable', 'closed'] as const).map((kind) => problemText(new ProviderError(kind, { provider }), t)),
    );
    for (const text of said) expect(text).not.toMatch(/^[a-z_]+$/);
    expect(said[0]).not.toBe(said[1]);
  });
});
