import { readdirSync, readFileSync } from 'node:fs';

import i18next, { type i18n as I18n } from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { INTERPOLATION } from '#site/i18n/i18n.ts';
import { refusalWords, wordsKey } from './refusalWords.ts';

const LANGUAGES = ['EN', 'CN', 'TH', 'VI', 'TY', 'ID'];
const CODES = [...Object.values(ERROR_CODE), ...Object.values(PAGE_CODE)];

const read = (language: string, namespace: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')) as Record<string, string>;

/** Set up as the site does it, with all texts of a language. */
async function speaking(language: string): Promise<I18n> {
  const names = readdirSync(`locales/${language}`).map((file) => file.replace('.json', ''));
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: language,
    resources: { [language]: Object.fromEntries(names.map((name) => [name, { ...read(language, name) }])) },
    keySeparator: false,
    interpolation: INTERPOLATION,
  });
  return i18n;
}

const refusal = { requestId: 'req-4711', message: 'English words of the gateway.' };

describe('what is said of a refusal', () => {
  it.each(LANGUAGES)('[ERR-1] [API-6] is in %s words of our own for every code that we know', async (language) => {
    const i18n = await speaking(language);
    const said = await Promise.all(CODES.map((code) => refusalWords(i18n, { ...refusal, code })));
    for (const text of said) {
      expect(text).toBeTruthy();
      expect(text).not.toBe(refusal.message);
      // Nothing is left to be filled in.
      expect(text).not.toMatch(/[{}]/);
    }
    const english = await speaking('EN');
    const same = CODES.filter((code) => language !== 'EN' && i18n.t(wordsKey(code) ?? '') === english.t(wordsKey(code) ?? ''));
    expect(same).toEqual([]);
  });

  let i18n: I18n;
  beforeEach(async () => {
    i18n = await speaking('TH');
  });

  it.each(LANGUAGES)('[ERR-1] makes sense by itself in %s: it is no second line of an empty page', async (language) => {
    const own = await speaking(language);
    const said = (code: string) => refusalWords(own, { ...refusal, code });
    expect(await said(ERROR_CODE.articleUnknown)).toBe(read(language, 'content')['article_gone']);
    expect(await said(ERROR_CODE.promotionUnknown)).toBe(read(language, 'content')['promotion_gone']);
    if (language === 'EN') for (const code of CODES) expect(await said(code), code).not.toMatch(/^It may /);
  });

  it('[ERR-1] is the message of the gateway for a code that nobody knows, and no more of it than fits', async () => {
    for (const code of ['platform.other', '__proto__', 'constructor', '', undefined])
      expect(await refusalWords(i18n, { ...refusal, code })).toBe(refusal.message);
    expect(await refusalWords(i18n, { ...refusal, code: 'new', message: 'x'.repeat(5000) })).toHaveLength(300);
  });

  it('[ERR-1] [ERR-5] is “unknown error” with the request’s reference where nothing was said', async () => {
    for (const message of [undefined, '', '  ']) {
      const said = await refusalWords(i18n, { code: 'platform.other', message, requestId: 'req-4711' });
      expect(said).toBe(read('TH', 'errors')['unknown']?.replace('{0}', 'req-4711'));
    }
    const nameless = await refusalWords(i18n, { code: undefined, message: undefined, requestId: undefined });
    expect(nameless).toBe(read('TH', 'auth')['phone_unknown']);
  });

  it('[ERR-1] is the gateway’s own where our words do not arrive', async () => {
    const wordless = i18next.createInstance();
    await wordless.init({ lng: 'TH', resources: {}, keySeparator: false });
    expect(await refusalWords(wordless, { ...refusal, code: ERROR_CODE.internal })).toBe(refusal.message);
  });
});
