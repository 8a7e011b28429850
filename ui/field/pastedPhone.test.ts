import { describe, expect, it } from 'vitest';

import { pastedPhone } from './pastedPhone.ts';

const country = (code: string, dialCode: string) => ({ code, name: code, dialCode });
const [ph, th, us, ca, bs] = [country('PH', '63'), country('TH', '66'), country('US', '1'), country('CA', '1'), country('BS', '1242')];
const countries = [ph, th, us, ca, bs];

describe('a pasted phone number', () => {
  it.each([
    ['9170000001', undefined, '9170000001'],
    ['0917 000-0001', undefined, '09170000001'],
    ['+63 (917) 000-0001', ph, '9170000001'],
    ['0066 81 234 5678', th, '812345678'],
    ['\u202A+63 917 000 0001\u202C', ph, '9170000001'],
    ['+1 242 300 0000', bs, '3000000'],
    ['+999 1234', undefined, '9991234'],
  ] as const)('[REG-9] %j is of its country, in digits', (text, expected, digits) => {
    expect(pastedPhone(text, countries)).toEqual({ country: expected, digits });
  });

  it('[REG-9] keeps the chosen one of two countries with one code', () => {
    expect(pastedPhone('+1 604 555 0100', countries, ca)?.country).toBe(ca);
    expect(pastedPhone('+1 604 555 0100', countries)?.country).toBe(us);
  });

  it.each(['', 'maria@example.com', '<b>1</b>', '12a4'])('[REG-9] leaves %j alone', (text) => {
    expect(pastedPhone(text, countries)).toBeUndefined();
  });
});
