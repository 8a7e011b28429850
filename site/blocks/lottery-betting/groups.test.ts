import { describe, expect, it } from 'vitest';

import { groupsOf, isTable, withGroup } from './groups.ts';

const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const group = (code: string) => {
  const found = groupsOf(pairs, 50).find((one) => one.code === code);
  if (!found) throw new Error(code);
  return found;
};

describe('groups of numbers', () => {
  it('[GAM-9] are the odd, even, low and high ones and each ten, of a board with lines of ten', () => {
    expect(groupsOf(pairs, 50).map(({ code, options }) => [code, options.length])).toEqual([
      ['odd', 50],
      ['even', 50],
      ['low', 50],
      ['high', 50],
      ...['00', '10', '20', '30', '40', '50', '60', '70', '80', '90'].map((code) => [code, 10]),
    ]);
    expect(['odd', 'even', 'low', 'high', '30'].map((code) => group(code).options.slice(0, 2))).toEqual([
      ['01', '03'],
      ['00', '02'],
      ['00', '01'],
      ['50', '51'],
      ['30', '31'],
    ]);
    // One digit, and two lines that are read at a glance.
    expect([isTable(['0', '1', '2']), isTable(pairs.slice(1, 12))]).toEqual([false, false]);
    expect(groupsOf(pairs.slice(1, 46), 12).map(({ code }) => code)).toEqual(['01', '11', '21', '31', '41']);
  });

  it('[GAM-9] are added, taken off when all of one is picked, and alone where both are too many', () => {
    expect(withGroup(['55'], group('10'), pairs, 50)).toEqual([...pairs.slice(10, 20), '55']);
    expect(withGroup([...pairs.slice(10, 20), '55'], group('10'), pairs, 50)).toEqual(['55']);
    expect(withGroup(['00'], group('odd'), pairs, 50)).toEqual(group('odd').options);
  });
});
