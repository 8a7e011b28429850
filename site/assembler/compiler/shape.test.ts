import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { small } from '../../../tests/vectors/small.ts';
import { brief, findings, placed, references, sourceOf } from './shape.ts';

const look = v.picklist(['grid', 'list']);
const column = v.pipe(v.number(), v.maxValue(6), v.description('a number of columns up to 6'));
const path = v.pipe(v.string(), v.startsWith('/'), v.metadata({ ref: 'page', description: 'the path of a page' }));
const item = v.strictObject({ block: v.string(), when: v.exactOptional(v.boolean()) });
const schema = v.strictObject({
  $schema: v.exactOptional(v.string()),
  v: v.exactOptional(v.literal(1)),
  title: v.string(),
  look: v.optional(look, 'grid'),
  columns: v.exactOptional(column),
  paths: v.exactOptional(v.array(path)),
  items: v.exactOptional(v.record(v.pipe(v.string(), v.regex(/^[a-z]+$/), v.description('an id')), item)),
  inner: v.exactOptional(v.lazy(() => v.strictObject({ to: path, from: v.nullable(path) }))),
});
const sound = { title: 'A' };
const said = (value: unknown, prefix?: readonly string[]) =>
  findings(schema, value, prefix).map(({ code, pointer, part, found, expected, hint }) => [code, pointer, part, found, expected, hint]);

describe('what a schema says', () => {
  it.each([
    [{}, ['missing-key', '', 'value', 'no "title"', '"title"', undefined]],
    [{ ...sound, lok: 'grid' }, ['unknown-key', '/lok', 'key', '"lok"', 'one of title, look, columns, paths, items, inner', 'look']],
    [{ ...sound, strange: 1 }, ['unknown-key', '/strange', 'key', '"strange"', expect.any(String), undefined]],
    [{ ...sound, look: 'gird' }, ['bad-value', '/look', 'value', '"gird"', expect.stringContaining('"grid"'), 'grid']],
    [{ ...sound, look: 7 }, ['bad-value', '/look', 'value', '7', expect.any(String), undefined]],
    [{ ...sound, columns: 7 }, ['bad-value', '/columns', 'value', '7', 'a number of columns up to 6', undefined]],
    [{ title: 7 }, ['bad-value', '/title', 'value', '7', 'string', undefined]],
    [{ ...sound, paths: ['/a', 'b'] }, ['bad-value', '/paths/1', 'value', '"b"', 'the path of a page', undefined]],
    [
      { ...sound, items: { a: { block: 'b', whne: true } } },
      ['unknown-key', '/items/a/whne', 'key', '"whne"', 'one of block, when', 'when'],
    ],
    // A patch may take an item away, which no key of the schema says.
    [
      { ...sound, items: { a: { block: 'b', remvoed: true } } },
      ['unknown-key', '/items/a/remvoed', 'key', '"remvoed"', 'one of block, when', 'removed'],
    ],
    [{ ...sound, items: { a: {} } }, ['missing-key', '/items/a', 'value', 'no "block"', '"block"', undefined]],
    [{ ...sound, items: { 'A/1': { block: 'b' } } }, ['bad-value', '/items/A~11', 'key', '"A/1"', 'an id', undefined]],
    [{ ...sound, inner: { to: 'b', from: null } }, ['bad-value', '/inner/to', 'value', '"b"', 'the path of a page', undefined]],
    [7, ['bad-value', '', 'value', '7', 'Object', undefined]],
  ])('[CFG-8] of %j is one finding', (value: unknown, finding: unknown[]) => {
    expect(said(value)).toEqual([finding]);
  });

  it('[CFG-8] of a key that is missing because it is misspelt is one finding, of two keys are two', () => {
    expect(said({ titel: 'A' }).map(([code, pointer, , , , hint]) => [code, pointer, hint])).toEqual([['unknown-key', '/titel', 'title']]);
    expect(said({ strange: 'A' }).map(([code, pointer]) => [code, pointer])).toEqual([
      ['missing-key', ''],
      ['unknown-key', '/strange'],
    ]);
    const items = { a: { blcok: 'b' }, c: {} };
    expect(said({ ...sound, items }).map(([code, pointer]) => [code, pointer])).toEqual([
      ['unknown-key', '/items/a/blcok'],
      ['missing-key', '/items/c'],
    ]);
  });

  it('[CFG-8] of what is sound is nothing, and a prefix stands before each place', () => {
    expect(
      said({ ...sound, look: 'list', columns: 6, paths: ['/a'], items: { a: { block: 'b' } }, inner: { to: '/a', from: '/b' } }),
    ).toEqual([]);
    expect(said({}, ['props']).map(([, pointer]) => pointer)).toEqual(['/props']);
  });

  it('[CFG-8] names the strings that point at something', () => {
    const value = { ...sound, paths: ['/a', 7, '/b'], inner: { to: '/c', from: '/d' }, strange: { to: '/e' } };
    expect([...references(schema, value, ['props'])].map(({ ref, name, path: at }) => [ref, name, at.join('/')])).toEqual([
      ['page', '/a', 'props/paths/0'],
      ['page', '/b', 'props/paths/2'],
      ['page', '/c', 'props/inner/to'],
      ['page', '/d', 'props/inner/from'],
    ]);
    expect([...references(schema, null)]).toEqual([]);
  });
});

describe('where it stands', () => {
  const { files } = small({ 'pages/rng.json': { when: { flag: 'CHAT' } } });
  const file = files.get('pages/rng.json');
  if (!file) throw new Error('no page of slots');

  it('[CFG-8] is the value, the key, or the nearest thing around it that was written', () => {
    expect(sourceOf(file, '/when/flag')).toEqual({ file: 'mine/pages/rng.json', line: 3, column: 11 });
    expect(sourceOf(file, '/when/flag', 'key')).toEqual({ file: 'mine/pages/rng.json', line: 3, column: 3 });
    expect(sourceOf(file, '/when/not/there')).toEqual({ file: 'mine/pages/rng.json', line: 2, column: 10 });
    expect(sourceOf(file, '/nowhere')).toEqual({ file: 'base/pages/rng.json', line: 1, column: 1 });
    expect(sourceOf({ ...file, sources: new Map() }, '/when')).toEqual({ file: '', line: 1, column: 1 });
  });

  it('[CFG-8] is an error unless it says otherwise, with a hint only where there is one', () => {
    const finding = { code: 'bad-value', pointer: '/when', part: 'key', found: 'x', expected: 'y' } as const;
    const at = { file: 'mine/pages/rng.json', line: 2, column: 2 };
    expect(placed(file, finding)).toEqual({ code: 'bad-value', severity: 'error', pointer: '/when', found: 'x', expected: 'y', ...at });
    expect(placed(file, { ...finding, severity: 'warning', hint: 'z' })).toMatchObject({ severity: 'warning', hint: 'z' });
  });

  it('[CFG-8] is quoted on one line', () => {
    expect([brief(undefined), brief({ a: 1 })]).toEqual(['undefined', '{"a":1}']);
    expect([brief('x'.repeat(58)), brief('x'.repeat(59))]).toEqual([`"${'x'.repeat(58)}"`, `"${'x'.repeat(56)}...`]);
  });
});
