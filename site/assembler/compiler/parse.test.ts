import { describe, expect, it } from 'vitest';
import { parseFile } from './parse.ts';

const faultsOf = (text: string) =>
  parseFile('x.json', text).faults.map(({ code, pointer, line, column }) => `${code} ${pointer} ${line}:${column}`);

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('parsing a config file', () => {
  it('[CFG-2] refuses keys that reach a prototype, with their place', () => {
    expect(faultsOf('{\n  "a": { "__proto__": { "polluted": 1 } } }')).toEqual(['forbidden-key /a/__proto__ 2:10']);
    expect(faultsOf('{ "constructor": 1, "prototype": 2 }')).toHaveLength(2);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('[CFG-2] refuses a key that stands twice', () => {
    expect(faultsOf('{ "a": 1,\n  "a": 2 }')).toEqual(['duplicate-key /a 2:3']);
  });

  it('[CFG-8] says where broken JSON breaks', () => {
    expect(faultsOf('{\n  "a": \n}')).toEqual(['json  3:1']);
    expect(faultsOf('')).toEqual(['json  1:1']);
    expect(faultsOf('{ "a": 1, }')[0]).toContain('json');
  });

  it.each([
    ['{ "a": }', 'value expected', 'valid JSON'],
    ['{ "a": 1, }', 'property name expected', 'valid JSON'],
    [' \n', 'an empty file', 'valid JSON'],
    ['{ "prototype": 1 }', 'the key "prototype"', 'another name'],
    ['{ "a": 1, "a": 2 }', '"a" again', 'each key once'],
    [nested(33), 'more than 32 levels', 'at most 32 levels'],
    [`"${'x'.repeat(1_000_000)}"`, '1000002 bytes', 'at most 1000000 bytes'],
  ])('[CFG-8] says in words what stands there and what belongs there: %.40s', (text, found, expected) => {
    expect(parseFile('x.json', text).faults).toMatchObject([{ severity: 'error', file: 'x.json', found, expected }]);
  });

  it('[CFG-2] refuses nesting beyond 32 levels, and 20,000 without exhausting the stack', () => {
    expect(faultsOf(nested(32))).toEqual([]);
    expect(faultsOf(nested(33))).toEqual(['too-deep  1:33']);
    expect(faultsOf(nested(20_000))).toEqual(['too-deep  1:33']);
    expect(faultsOf(`{ "text": "${'['.repeat(40)}", "more": "\\"${'{'.repeat(40)}" }`)).toEqual([]);
    expect(faultsOf(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`)).toEqual([`too-deep  1:${32 * 5 + 1}`]);
  });

  it.each([
    ['lists', `[${Array.from({ length: 40 }, () => '[]').join()}]`],
    ['objects', `[${Array.from({ length: 40 }, () => '{}').join()}]`],
    ['a line of comment', `1 // ${'['.repeat(40)}`],
    ['a comment of lines', `/* ${'['.repeat(40)}\n${'{'.repeat(40)} */ 1`],
  ])('[CFG-2] counts levels, and not how many brackets there are: %s', (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('[CFG-8] knows the place of each entry of a list, and of keys that pointers have to spell out', () => {
    const { places } = parseFile('x.json', '\n{ "a/b": [1,\n 2],\n "c~d": 3 }');
    expect(['/a~1b', '/a~1b/0', '/a~1b/1', '/c~0d'].map((pointer) => places.get(pointer)?.value)).toEqual([
      { line: 2, column: 10 },
      { line: 2, column: 11 },
      { line: 3, column: 2 },
      { line: 4, column: 9 },
    ]);
  });

  it('[CFG-2] refuses a file over 1 MB', () => {
    expect(faultsOf(`"${'x'.repeat(5_000_000)}"`)).toEqual(['too-big  1:1']);
    expect(faultsOf(`"${'x'.repeat(999_998)}"`)).toEqual([]);
    expect(faultsOf(`"${'ñ'.repeat(500_000)}"`)).toEqual(['too-big  1:1']);
  });

  it('[CFG-2] refuses a file of more than 20,000 values, at the first that is too many', () => {
    expect(faultsOf(`[${'1,'.repeat(19_998)}1]`)).toEqual([]);
    expect(faultsOf(`[${'1,'.repeat(19_999)}1]`)).toEqual(['too-big  1:39999']);
    expect(faultsOf(`["${','.repeat(30_000)}"] // ${','.repeat(30_000)}`)).toEqual([]);
  });

  it('[CFG-1] reads comments, and makes objects without a prototype', () => {
    const { value } = parseFile('x.json', '{ "a": 1 } // why');
    expect(value).toEqual(Object.assign(Object.create(null), { a: 1 }));
    expect(Object.getPrototypeOf(value)).toBeNull();
  });
});
