import { describe, expect, it } from 'vitest';

import { readPattern } from './pattern.ts';

describe('what a pattern asks', () => {
  it.each([
    ['^[a-z]{2,5}$', 2, 5],
    ['(?:ab|c)(d|efg)?', 1, 5],
    ['\\d+', 1, Infinity],
    ['(?=x*)ab{0}', 1, 1],
    ['', 0, 0],
    ['(?:){3,}', 0, 0],
    ['(a)\\1', 1, Infinity],
    ['\\u{41}', 1, 1],
    // Valid only without the Unicode flag, as some platforms write it.
    ['[\\w-.]{3}', 3, 3],
  ])('[CFG-16] %s takes texts of %s to %s characters', (source, shortest, longest) => {
    expect(readPattern(source)).toMatchObject({ shortest, longest });
  });

  it.each([
    ['(?:[a-z]+)+', '[a-z]+'],
    ['^(a|b*c)*$', 'b*'],
    ['(?:x(?:y{2,})?)*', 'y{2,}'],
    ['(?=(?:a*)*)b', 'a*'],
    ['(?<=(?:a*)*)b', 'a*'],
  ])('[CFG-16] %s could hang, by its %s', (source, part) => {
    expect(readPattern(source)?.hangs).toBe(part);
  });

  it.each(['(?:[a-z]{1,5})+', 'a+b+', '(?:a+)?', '^[a-zA-Z][a-zA-Z0-9]*$'])('[CFG-16] %s could not', (source) => {
    expect(readPattern(source)?.hangs).toBeUndefined();
  });

  it('[CFG-16] what is no regular expression says nothing', () => {
    expect(readPattern('(')).toBeUndefined();
  });
});
