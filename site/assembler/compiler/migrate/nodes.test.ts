import { parseTree, type Node } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';

import { applyEdits } from './edits.ts';
import { cutProperty, properties, valueAt } from './nodes.ts';

function parsed(text: string): Node {
  const root = parseTree(text);
  if (!root) throw new Error(`${text} has no tree.`);
  return root;
}

const without = (key: string, text: string): string => applyEdits(text, [...cutProperty(parsed(text), key, text, 'gone')]).text;

describe('a property that is cut out', () => {
  it.each([
    ['the first', '{ "a": 1, "b": 2 }', 'a', '{ "b": 2 }'],
    ['one between two', '{ "a": 1, "b": 2, "c": 3 }', 'b', '{ "a": 1, "c": 3 }'],
    ['the last', '{ "a": 1, "b": 2 }', 'b', '{ "a": 1 }'],
    ['the only one', '{ "a": 1 }', 'a', '{ }'],
    ['the first of a column', '{\n  "a": 1,\n\n  "b": 2\n}', 'a', '{\n  "b": 2\n}'],
    ['the last of a column', '{\n  "a": 1,\n\n  "b": 2\n}', 'b', '{\n  "a": 1\n}'],
    ['one before a comment', '{ "a": 1 /* one, of\n two */, "b": 2 }', 'a', '{  /* one, of\n two */"b": 2 }'],
    ['one before a line of comment', '{ "a": 1 // one, of two\n, "b": 2 }', 'a', '{  // one, of two\n"b": 2 }'],
    ['the last after a comment', '{ "a": 1 /* one, of\n two */, "b": 2 }', 'b', '{ "a": 1 /* one, of\n two */ }'],
    ['none of that name', '{ "a": 1, "b": 2 }', 'c', '{ "a": 1, "b": 2 }'],
    ['any of a list', '[1, 2]', 'a', '[1, 2]'],
  ])('[CFG-14] goes with its comma and the blanks around, and comments stay: %s', (_, text, key, left) => {
    expect(without(key, text)).toBe(left);
  });

  it('[CFG-14] says once what went, and where it stood', () => {
    const text = '{ "a": 1, "b": 2 }';
    const edits = [...cutProperty(parsed(text), 'b', text, '"b" is gone')];
    expect(edits.flatMap(({ what, origin }) => (what === undefined ? [] : [[what, text.slice(origin)]]))).toEqual([
      ['"b" is gone', '"b": 2 }'],
    ]);
  });
});

describe('what stands in a tree', () => {
  it('[CFG-14] only an object has properties and values under keys', () => {
    expect(properties(parsed('{ "a": 1, "b": [2] }')).map(({ key, value }) => [key.value, value.type])).toEqual([
      ['a', 'number'],
      ['b', 'array'],
    ]);
    expect(valueAt(parsed('{ "a": 1 }'), 'a')?.value).toBe(1);
    for (const text of ['[{ "a": 1 }]', '"a"', '{}']) {
      expect(properties(parsed(text))).toEqual([]);
      expect(valueAt(parsed(text), 'a')).toBeUndefined();
    }
  });

  it('[CFG-14] a property of which only the key is written is none yet', () => {
    expect(properties(parsed('{ "a": 1, "b" }')).map(({ key }) => key.value)).toEqual(['a']);
  });
});
