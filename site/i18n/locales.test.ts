import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '#site/assembler/runtime/vocabulary.ts';
import { locales, localeOf } from './locales.ts';

/** As the specification lists them (section 1). */
const CODES = 'CN EN JA TH VI MY ES HI ID KM KO KR MS PT TA TW TY UR UR-LA PT-BR TR BN AR FA RU KK UZ LO NE FR'.split(' ');

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Nkoo', 'Syrc']);

describe('the languages of the platform', () => {
  it('[I18N-2] are thirty, and those with texts are among them', () => {
    expect(Object.keys(locales).toSorted()).toEqual(CODES.toSorted());
    expect(CODES).toHaveLength(30);
    expect(CODES).toEqual(expect.arrayContaining([...LANGUAGES]));
  });

  it.each(CODES)('[I18N-2] %s has a tag that browsers know, a name of its own, and the direction of its script', (code) => {
    const { tag, name, dir } = localeOf(code);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.DateTimeFormat.supportedLocalesOf([tag])).toEqual([tag]);
    const { script = '' } = new Intl.Locale(tag).maximize();
    expect(dir).toBe(RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr');
    // A name in the script that the language is written in; Roman Urdu is named in English.
    const letters = script === 'Hans' || script === 'Hant' ? 'Hani' : { Kore: 'Hangul', Jpan: 'Hani' }[script];
    expect(name).toMatch(new RegExp(`\\p{Script=${letters ?? script}}`, 'u'));
  });

  it('[I18N-2] codes that are other languages elsewhere are taken for what the platform means', () => {
    const tags = ['CN', 'TW', 'TY', 'KR', 'UR-LA'].map((code) => localeOf(code).tag);
    expect(tags).toEqual(['zh-Hans', 'zh-Hant', 'fil', 'ko', 'ur-Latn']);
    // None of them is a key of the table, whatever an object carries from its making.
    for (const unknown of ['XX', 'constructor', '__proto__', '']) expect(localeOf(unknown)).toEqual(locales['EN']);
  });
});
