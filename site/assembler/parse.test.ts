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

  it('[CFG-2] refuses nesting beyond 32 levels, and 20,000 without exhausting the stack', () => {
    expect(faultsOf(nested(32))).toEqual([]);
    expect(faultsOf(nested(33))).toEqual(['too-deep  1:33']);
    expect(faultsOf(nested(20_000))).toEqual(['too-deep  1:33']);
    expect(faultsOf(`{ "text": "${'['.repeat(40)}", "more": "\\"${'{'.repeat(40)}" }`)).toEqual([]);
  });

  it('[CFG-2] refuses a file over 1 MB', () => {
    expect(faultsOf(`"${'x'.repeat(5_000_000)}"`)).toEqual(['too-big  1:1']);
  });

  it('[CFG-1] reads comments, and makes objects without a prototype', () => {
    const { value } = parseFile('x.json', '{ "a": 1 } // why');
    expect(value).toEqual(Object.assign(Object.create(null), { a: 1 }));
    expect(Object.getPrototypeOf(value)).toBeNull();
  });
});
