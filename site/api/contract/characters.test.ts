import { describe, expect, it } from 'vitest';

import { bareCardNumber, isHolderName, sameHolder } from './bankCards.ts';
import { cleanMessage } from './chat.ts';
import { bareNumber, formatOf, trimmed } from './formats.ts';
import { pastedPhone } from '#ui/field/pastedPhone.ts';

const NUMBERS = [
  '0917\u2011000\u20110077',
  '09170000077\u200B',
  '０９１７０００００７７',
  '0917\u00AD0000\u2060077',
  '0917 000 0077',
  '٠٩١٧٠٠٠٠٠٧٧',
  '๐๙๑๗-๐๐๐-๐๐๗๗',
  '\u202D0917–000–0077\u202C',
  '0917\u00A0000\u202F0077',
];

describe('a number as it is pasted or typed by an input method', () => {
  it.each(NUMBERS)('[MEM-2] [REG-2] %j is the number in every field', (typed) => {
    expect(bareNumber(typed)).toBe('09170000077');
    expect(bareCardNumber(typed)).toBe('09170000077');
    expect(pastedPhone(typed, [])?.digits).toBe('09170000077');
  });

  it('[MEM-2] keeps the country that it names', () => {
    expect(bareNumber('＋63\uFE0F-(917)-000.0077')).toBe('+639170000077');
  });
});

describe('a holder’s name', () => {
  it.each(['阿依古丽·买买提', '阿依古丽•买买提', '阿依古丽‧买买提', '阿依古丽・买买提', 'Ana\u00A0Reyes', 'Ana\u200B Reyes'])(
    '[MEM-5] %j is one',
    (name) => {
      expect(isHolderName(name)).toBe(true);
    },
  );

  it.each(['·买买提', '买买提·', '买··买', '买 · 买', 'Ana 7', '\u200B\u3164'])('[MEM-5] %j is none', (name) => {
    expect(isHolderName(name)).toBe(false);
  });

  it('[MEM-5] is the same with another dot or another space', () => {
    expect(sameHolder('阿依古丽·买买提', '阿依古丽•买买提')).toBe(true);
    expect(sameHolder('Ana\u00A0Reyes', 'ana  reyes')).toBe(true);
    expect(sameHolder('阿依古丽·买买提', '阿依古丽')).toBe(false);
  });
});

describe('a text', () => {
  it.each(['\u3164\u3164', '\u200B\u200B', '\u2800\u2800', '\u115F\u1160', '\u00AD\uFE0F', ' \u2060\n', '\u{E0020}'])(
    '[MOD-5] of %j is empty',
    (text) => {
      expect([trimmed(text), cleanMessage(text)]).toEqual(['', '']);
    },
  );

  it('[MOD-5] keeps what joins characters that are seen', () => {
    expect([trimmed('👩\u200D👧'), cleanMessage('می\u200Cخواهم')]).toEqual(['👩\u200D👧', 'می\u200Cخواهم']);
  });

  it('[REG-2] is counted by the letters that are seen, composed or not', () => {
    expect(trimmed('Mậ'.normalize('NFD'))).toBe('Mậ'.normalize('NFC'));
    expect(formatOf({ maxLength: 2, acceptedPattern: '*' })('Mậ'.normalize('NFD'))).toBe(true);
  });
});
