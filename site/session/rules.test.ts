import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { compileRule, fillBounds, formatKey } from './rules.ts';

/** Per pattern: values that its message promises to take, and values that it rules out. */
const vectors: Readonly<Record<number, { takes: readonly string[]; refuses: readonly string[] }>> = {
  0: { takes: ['a', '1 - ñ 汉 !'], refuses: ['x'.repeat(256)] },
  1: { takes: ['a', 'maria88'], refuses: ['8maria', 'maria_8', 'maría', 'ma ria'] },
  2: { takes: ['汉字', '汉字88'], refuses: ['汉字a', '汉 字', '한글'] },
  3: { takes: ['a@b.co', 'maria.cruz+play@mail.example.ph'], refuses: ['a@b', '@b.co', 'a b@c.co', 'a..b@c.co', `${'a.'.repeat(100)}@`] },
  4: { takes: ['a1', 'ABC', '123'], refuses: ['a-1', 'a 1', 'ñ'] },
  5: { takes: ['a1', '1a'], refuses: ['abc', '123', 'a1!'] },
  6: { takes: ['0917'], refuses: ['+63', '09a', '٣'] },
  7: { takes: ['Maria8', 'aB'], refuses: ['maria8', 'Maria!'] },
  8: { takes: ['Maria Cruz'], refuses: ['Maria2', 'María'] },
  9: { takes: ['no-spaces!'], refuses: ['two words', 'tab\there'] },
  10: { takes: ['你好，世界。'], refuses: ['你好a', '你好 世界'] },
  11: { takes: ['1990-12-31'], refuses: ['31-12-1990', '1990-13-01', '1990-1-1'] },
  12: { takes: ['Maria Cruz', 'Nguyễn Văn'], refuses: ['Maria  Cruz', 'Maria2'] },
  13: { takes: ['12-31-1990'], refuses: ['1990-12-31', '13-01-1990'] },
  14: { takes: ['María8', 'สวัสดี1'], refuses: ['a b', 'a_b'] },
  15: { takes: ['한국어'], refuses: ['한국 어', 'abc', '漢字'] },
  16: { takes: ['สวัสดี'], refuses: ['สวัสดี a', 'abc'] },
  17: { takes: ['สมชาย Jaidee'], refuses: ['สมชาย1', 'María'] },
  18: { takes: ['JUAN DELA CRUZ'], refuses: ['Juan', '   ', 'JUAN2'] },
  19: { takes: ['aA1!~'], refuses: ['a b', 'ñ'] },
};

describe('the twenty formats', () => {
  const cases = Object.entries(vectors).map(([id, vector]) => ({ id: Number(id), ...vector }));

  it('[REG-3] has a vector for each of the formats 0 to 19', () => {
    expect(cases.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, id) => id));
  });

  it.each(cases)('[REG-3] format $id takes what its message says and refuses the rest', ({ id, takes, refuses }) => {
    const check = compileRule({ required: true, patternId: id });
    for (const value of takes) expect([value, check(value)]).toEqual([value, undefined]);
    for (const value of refuses) expect([value, check(value)]).not.toEqual([value, undefined]);
    expect(formatKey({ required: true, patternId: id })).toBe(`reg_pattern_${id}`);
  });
});

describe('the messages of the formats', () => {
  it.each(['CN', 'EN', 'ID', 'TH', 'TY', 'VI'])('[REG-3] are all there in %s, with both bounds where length matters', (language) => {
    const texts = JSON.parse(readFileSync(`locales/${language}/auth.json`, 'utf8')) as Record<string, string>;
    const dates = new Set(['reg_pattern_11', 'reg_pattern_13']);
    for (const id of Object.keys(vectors)) {
      const key = formatKey({ required: true, patternId: Number(id) });
      expect([key, texts[key]?.includes('(min)–(max)')]).toEqual([key, !dates.has(key)]);
    }
  });
});

describe('a field rule', () => {
  it('[REG-3] holds a value to its bounds', () => {
    const check = compileRule({ required: true, minLength: 4, maxLength: 6, patternId: 6 });
    expect(['123', '1234', '123456', '1234567'].map(check)).toEqual(['format', undefined, undefined, 'format']);
  });

  it('[REG-4] trims before it judges', () => {
    const check = compileRule({ required: true, minLength: 4, maxLength: 6, acceptedPattern: '[a-z]+' });
    expect(check('  maria ')).toBeUndefined();
    expect(check('   ')).toBe('required');
  });

  it('[REG-2] lets an optional field be empty, but not wrong', () => {
    const check = compileRule({ required: false, patternId: 3 });
    expect([check(''), check(undefined), check('nobody')]).toEqual([undefined, undefined, 'format']);
  });

  it('[REG-2] matches the whole value against the server’s pattern', () => {
    const check = compileRule({ required: true, acceptedPattern: 'a|b' });
    expect([check('a'), check('ab'), check('xb')]).toEqual([undefined, 'format', 'format']);
  });

  it('[REG-2] takes anything where the server’s pattern is a star', () => {
    expect(compileRule({ required: true, acceptedPattern: '*', patternId: 6 })('any thing')).toBeUndefined();
  });

  it.each([
    ['does not compile', '[a-'],
    ['is too long', `(?:${'x|'.repeat(120)}.*)`],
    ['could take for ever', '(a+)+b|.*'],
  ])('[REG-2] falls back to the reviewed format when the server’s pattern %s', (_, acceptedPattern) => {
    const check = compileRule({ required: true, acceptedPattern, patternId: 6 });
    expect([check('12'), check('ab')]).toEqual([undefined, 'format']);
  });

  it('[REG-2] takes patterns that are only valid without the Unicode flag', () => {
    expect(compileRule({ required: true, acceptedPattern: '[\\w-.]+\\-x' })('a.b-x')).toBeUndefined();
  });

  it('[REG-3] names both bounds, or a single number when they are equal', () => {
    const message = 'Use (min)–(max) digits';
    expect(fillBounds(message, { required: true, minLength: 4, maxLength: 12 })).toBe('Use 4–12 digits');
    expect(fillBounds(message, { required: true, minLength: 6, maxLength: 6 })).toBe('Use 6 digits');
  });

  it('[REG-3] explains an unknown format by the general message', () => {
    expect(formatKey({ required: true, patternId: 99 })).toBe('reg_pattern_0');
  });
});
