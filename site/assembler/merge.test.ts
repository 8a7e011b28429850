import { describe, expect, it } from 'vitest';
import vectors from '../../tests/vectors/merge.json' with { type: 'json' };
import { mergeFiles } from './merge.ts';
import { parseFile } from './parse.ts';

const file = (name: string, value: unknown) => parseFile(name, JSON.stringify(value, null, 2));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('merging a patch into base', () => {
  it.each(vectors.cases)('[CFG-2] $name', (vector) => {
    const merged = mergeFiles(file('base/x.json', vector.base), file('merchants/m/x.json', vector.patch));
    expect(merged.faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual('faults' in vector ? vector.faults : []);
    if ('result' in vector) expect(plain(merged.value)).toEqual(vector.result);
  });

  it('[CFG-2] keeps the file and line that each value came from', () => {
    const base = parseFile('base/x.json', '{\n  "a": 1,\n  "b": 2\n}');
    const patch = parseFile('merchants/m/x.json', '{\n\n\n  "b": 3\n}');
    const { sources } = mergeFiles(base, patch);
    expect(sources.get('/a')?.value).toEqual({ file: 'base/x.json', line: 2, column: 8 });
    expect(sources.get('/b')?.value).toEqual({ file: 'merchants/m/x.json', line: 4, column: 8 });
  });

  it('[CFG-2] suggests the id that a misspelt patch means', () => {
    const { faults } = mergeFiles(file('b', { items: { games: { block: 'x' } } }), file('m', { items: { gmaes: { props: {} } } }));
    expect(faults[0]?.hint).toBe('games');
  });

  it('[CFG-2] an item that base adds later appears in every merchant, and no edit is lost', () => {
    const patch = file('m', { items: { b: { props: { n: 2 } } }, order: ['b', '*'] });
    const before = mergeFiles(file('b', { items: { a: { block: 'x' }, b: { block: 'x' } } }), patch);
    const after = mergeFiles(file('b', { items: { a: { block: 'x' }, late: { block: 'x' }, b: { block: 'x' } } }), patch);
    expect(plain(before.value)).toMatchObject({ order: ['b', 'a'] });
    expect(plain(after.value)).toMatchObject({ order: ['b', 'a', 'late'], items: { b: { props: { n: 2 } } } });
  });
});
