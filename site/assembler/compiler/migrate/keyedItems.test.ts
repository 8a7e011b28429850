import { describe, expect, it } from 'vitest';

import { applyEdits } from './edits.ts';
import { migrate } from './migrate.ts';

const RNG = 'pages/rng.json';
const textOf = (path: string, text: string) => migrate(path, text)?.text;

describe('a file of version 0', () => {
  it.each([
    ['{ "v": 0, "paths": [], "areas": { "main": { "items": [] } } }', '{ "v": 1, "paths": [], "areas": { "main": { "items": {} } } }'],
    ['{"v":0,"areas":{"main":{"items":[{"type":"a","id":"x"}]}}}', '{"v":1,"areas":{"main":{"items":{ "x": {"block":"a"} }}}}'],
    [
      '{ "v": 0, "show": true, "areas": { "main": { "items": [ { "id": "x", "show": false, "slots": { "s": { "items": [{ "id": "y" }] } } } ] } } }',
      '{ "v": 1, "when": true, "areas": { "main": { "items": { "x": { "when": false, "slots": { "s": { "items": { "y": { } } } } } } } } }',
    ],
    // An item without an id, or with one that is none: `check` names it at its own place.
    [
      '{ "v": 0, "areas": { "a": { "items": [ { "id": 7 }, { "type": "b" } ] } } }',
      '{ "v": 1, "areas": { "a": { "items": { "": { }, "": { "block": "b" } } } } }',
    ],
    // Items that are keyed already, and what belongs to blocks and conditions.
    [
      '{ "v": 0, "areas": { "a": { "items": { "x": { "type": "b", "props": { "type": "c", "items": [1] }, "show": { "show": 1 } } } } } }',
      '{ "v": 1, "areas": { "a": { "items": { "x": { "block": "b", "props": { "type": "c", "items": [1] }, "when": { "show": 1 } } } } } }',
    ],
  ])('[CFG-14] %s is brought to this one', (old, now) => {
    expect(textOf(RNG, old)).toBe(now);
  });

  it.each(['layouts/a.json', 'pages/a.json', 'modals.json', 'menus/a.json', 'centres/member.json', 'registration.json', 'banners.json'])(
    '[CFG-14] %s has items',
    (path) => {
      expect(textOf(path, '{ "v": 0, "items": [ { "id": "x" } ] }')).toBe('{ "v": 1, "items": { "x": { } } }');
    },
  );

  it.each(['site.json', 'skin.json', 'flags.json', 'nothing.json'])('[CFG-14] %s has none: only its version changes', (path) => {
    expect(textOf(path, '{ "v": 0, "items": [ { "id": "x" } ], "show": 1 }')).toBe('{ "v": 1, "items": [ { "id": "x" } ], "show": 1 }');
  });

  it('[CFG-14] keeps comments and lines, and says what was changed where', () => {
    const old = [
      '{',
      '  "v": 0, // draft',
      '  "areas": { "main": { "items": [',
      '    // first',
      '    { "id": "x", "type": "b" }',
      '  ] } }',
      '}',
    ].join('\n');
    const migration = migrate(RNG, old);
    expect(migration?.text).toBe(
      ['{', '  "v": 1, // draft', '  "areas": { "main": { "items": {', '    // first', '    "x": { "block": "b" }', '  } } }', '}'].join(
        '\n',
      ),
    );
    expect(migration?.changes.map(({ offset, what }) => `${old.slice(0, offset).split('\n').length} ${what}`)).toEqual([
      '2 "v" is 1',
      '3 "items" is keyed by id',
      '5 "id": "x" is the item\'s key',
      '5 "type" is "block"',
    ]);
    expect([migration?.from, migration?.steps]).toEqual([0, ['keyed-items']]);
    // A fault is told at the place of the file as it was written.
    const was = (now: string) => old.slice(migration?.originOf(migration.text.indexOf(now)));
    expect([was('"x"').slice(0, 3), was('"b"').slice(0, 3), was('first').slice(0, 5), was('"areas"').slice(0, 7)]).toEqual([
      '"x"',
      '"b"',
      'first',
      '"areas"',
    ]);
  });

  it.each(['{ "v": 1, "items": [] }', '{ "v": 2 }', '{ "v": "0" }', '{ "items": [] }', '[0]', '', '{ "v": -1 }'])(
    '[CFG-14] %s is none, and stays as it is',
    (text) => {
      expect(migrate(RNG, text)).toBeUndefined();
    },
  );
});

const edit = (offset: number, length: number) => ({ offset, length, content: '' });

describe('edits of a text', () => {
  it('[CFG-14] may come in any order, touch, insert and delete, and each part knows where it stood', () => {
    const { text, originOf } = applyEdits('one two three', [
      { offset: 8, length: 5, content: '3' },
      { offset: 0, length: 3, content: '1', origin: 4 },
      { offset: 3, length: 1, content: '' },
      { offset: 4, length: 0, content: '>' },
    ]);
    expect(text).toBe('1>two 3');
    expect([...text].map((_, at) => originOf(at))).toEqual([4, 4, 4, 5, 6, 7, 8]);
    expect(originOf(text.length)).toBe(13);
  });

  it('[CFG-14] must not overlap', () => {
    expect(() => applyEdits('abcdef', [edit(0, 3), edit(2, 1)])).toThrow('two edits overlap at offset 2');
    expect(applyEdits('abcdef', [edit(3, 1), edit(0, 3)]).text).toBe('ef');
  });
});
