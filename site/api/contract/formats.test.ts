import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

import { formatOf, isQuick } from './formats.ts';
import { readingOf } from './patternReading.ts';
import { TEXT_LENGTH } from './shapes.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** One character, escaped as JavaScript and others do, or not at all. */
const CHARACTERS = [
  ...LETTERS.map((letter) => `\\${letter}`),
  '\\u0041',
  '\\u{41}',
  '\\x41',
  '\\cA',
  '\\p{L}',
  '\\P{L}',
  '\\p{IsHan}',
  '\\k<a>',
  '\\-',
  "\\'",
  '\\ ',
  '\\_',
  '\\,',
  '\\{',
  'a',
  '.',
  '🎲',
  '\\🎲',
  '[\\w-.]',
  '[\\p{L}]',
  '[^\\p]',
  '[[:alpha:]]',
  '{,5}',
];

const SHAPES: readonly ((character: string) => string)[] = [
  (character) => `${character}{0,99}z`,
  (character) => `(?:${character}{0,99}){12}z`,
  (character) => `(?:${character}{0,9}){6}z`,
  (character) => `(?:${character}?){20}z`,
  (character) => `${character}*${character}*${character}*z`,
  (character) => `(?:${character}|${character}){9}z`,
  (character) => `(?=${character}*${character}*)z`,
];

/** What makes a pattern one that only parses without the Unicode flag. */
const ENDINGS = ['', '[\\w-.]?'];

/** Far beyond what any of them takes, and far below for ever. */
const TIMEOUT = { timeout: 60_000 };

describe('a pattern of a back-end', () => {
  it('[REG-2] [CFG-16] that may run ends on the longest text, whatever its escapes are read as', () => {
    const context = createContext({ pattern: /a/, text: '' });
    const modes = new Set<string>();
    for (const source of CHARACTERS.flatMap((character) => SHAPES.flatMap((shape) => ENDINGS.map((end) => shape(character) + end)))) {
      const reading = readingOf(source);
      if (!isQuick(source) || reading.as !== 'pattern') continue;
      modes.add(reading.flags);
      const pattern = new RegExp(`^(?:${reading.source})$`, reading.flags);
      const letter = /[A-Za-z]/.exec(source)?.[0] ?? 'a';
      for (const piece of [letter, 'a', 'A', '🎲', '-']) {
        Object.assign(context, { pattern, text: piece.repeat(TEXT_LENGTH) });
        expect(runInContext('pattern.test(text)', context, TIMEOUT), source).toBeTypeOf('boolean');
      }
    }
    expect([...modes].toSorted()).toEqual(['', 'u']);
  });

  it.each([
    ["^[\\p{L} \\'.-]+$", 'Ana Reyes', '7'],
    ['^\\p{L}+\\-\\p{L}+$', 'Ana-Reyes', 'p{L}-p{L}'],
    ['^\\p{L}+\\ \\p{L}+$', 'Ána Reyes', 'Ana'],
    ['^[a\\-z]+\\_\\@x$', 'a-z_@x', 'b_@x'],
    ['^[\\!-\\/]+$', '!-/', 'a'],
    ['^\\🎲{2}$', '🎲🎲', '🎲'],
    ['a{1\\,2}', 'a{1,2}', 'aa'],
    ["\\\\\\'p", "\\'p", 'p'],
    ['[\\w-.]+\\{,5}', 'a.{,5}', 'a'],
  ])('[REG-2] %s is read as it is meant', (acceptedPattern, good, bad) => {
    const fits = formatOf({ acceptedPattern, patternId: 6 });
    expect([fits(good), fits(bad)]).toEqual([true, false]);
  });

  it.each([
    '\\A[a-z]+\\z',
    '[a-z]+\\Z',
    '\\Q7\\E',
    '[a-z\\h]+',
    '\\p{IsHan}+',
    '\\p',
    '\\P{L',
    '\\u{0,99}',
    '\\u12',
    '\\x4',
    '\\R',
    '\\e',
    '[\\w-.\\p{L}]+',
    '[[:alpha:]]+',
    '[a-z&&[^b]]+',
    'a{,5}',
    '\\c7',
  ])('[REG-2] %s means something else here, and the reviewed format holds instead', (acceptedPattern) => {
    expect(readingOf(acceptedPattern)).toMatchObject({ as: 'foreign' });
    expect(isQuick(acceptedPattern)).toBe(false);
    const fits = formatOf({ acceptedPattern, patternId: 6 });
    expect([fits('12'), fits('ab'), fits('p')]).toEqual([true, false, false]);
  });
});
