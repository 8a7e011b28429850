import { describe, expect, it } from 'vitest';
import vectors from '../../../tests/vectors/merge.json' with { type: 'json' };
import { mergeFiles } from './merge.ts';
import { parseFile } from './parse.ts';

const file = (name: string, value: unknown) => parseFile(name, JSON.stringify(value, null, 2));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const faultsOf = ({ faults }: ReturnType<typeof mergeFiles>) =>
  faults.map((fault) => [fault.file, fault.pointer, fault.found, fault.expected, fault.hint]);

describe('merging a patch into base', () => {
  it.each(vectors.cases)('[CFG-2] $name', (vector) => {
    const merged = mergeFiles(file('base/x.json', vector.base), file('merchants/m/x.json', vector.patch));
    expect(merged.faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual('faults' in vector ? vector.faults : []);
    if ('result' in vector) expect(plain(merged.value)).toEqual(vector.result);
  });

  it('[CFG-2] [CFG-8] an order of very many unknown ids is refused id by id, with a guess for the first of them', () => {
    const items = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`item${index}`, { block: 'x' }]));
    const order = Array.from({ length: 15_000 }, (_, index) => `itme${index}`);
    const { faults } = mergeFiles(file('base/x.json', { items }), file('merchants/m/x.json', { order }));
    expect(faults).toHaveLength(order.length);
    expect([faults[0]?.hint, faults.at(-1)?.hint]).toEqual(['item0', undefined]);
  });

  it('[CFG-2] keeps the file and line that each value came from', () => {
    const base = parseFile('base/x.json', '{\n  "a": 1,\n  "b": 2\n}');
    const patch = parseFile('merchants/m/x.json', '{\n\n\n  "b": 3\n}');
    const { sources } = mergeFiles(base, patch);
    expect(sources.get('/a')?.value).toEqual({ file: 'base/x.json', line: 2, column: 8 });
    expect(sources.get('/b')?.value).toEqual({ file: 'merchants/m/x.json', line: 4, column: 8 });
  });

  it('[CFG-2] takes a file that only base or only a merchant has as it stands, with its orders filled in', () => {
    const page = {
      areas: {
        main: { items: { a: { block: 'x', props: { items: { n: 1 }, list: [{ items: {} }, 2] } }, b: { block: 'x' } }, order: ['b'] },
      },
      none: null,
    };
    const filled = { ...page, areas: { main: { ...page.areas.main, order: ['b', 'a'] } } };
    const [ofBase, ofMerchant] = [mergeFiles(file('base/x.json', page), undefined), mergeFiles(undefined, file('mine/x.json', page))];
    expect([plain(ofBase.value), plain(ofMerchant.value)]).toEqual([filled, filled]);
    expect([ofBase.faults, ofMerchant.faults]).toEqual([[], []]);
    const at = '/areas/main/items/a/props/list/0/items';
    expect([ofBase.sources.get(at)?.value.file, ofMerchant.sources.get(at)?.value]).toEqual([
      'base/x.json',
      { file: 'mine/x.json', line: 13, column: 26 },
    ]);
  });

  it('[CFG-2] what a merchant says of a condition, a text or a value replaces all of it, and what they do not say stays', () => {
    const item = { block: 'x', when: { all: [{ flag: 'A' }] }, label: { EN: 'A', TY: 'A' }, note: { a: 1 } };
    const patched = (patch: object) => plain(mergeFiles(file('b', { items: { a: item } }), file('m', { items: { a: patch } })).value);
    const is = (change: object) => ({ items: { a: { ...item, ...change } }, order: ['a'] });
    expect(patched({ props: { n: 1 } })).toEqual(is({ props: { n: 1 } }));
    expect(patched({ when: { any: [true] } })).toEqual(is({ when: { any: [true] } }));
    expect(patched({ label: { t: 'nav.a' } })).toEqual(is({ label: { t: 'nav.a' } }));
    expect(patched({ note: null })).toEqual(is({ note: null }));
    expect(patched({ note: { b: { c: 2 } } })).toEqual(is({ note: { a: 1, b: { c: 2 } } }));
  });

  it('[CFG-2] the places of keys are known, also of those that pointers have to spell out', () => {
    const { sources, removed } = mergeFiles(
      file('base/x.json', { items: { 'a/b': { block: 'x' }, 'c~d': { block: 'x' } } }),
      file('mine/x.json', { items: { 'a/b': { props: 7 }, 'c~d': { removed: true } } }),
    );
    expect(sources.get('/items/a~1b/props')).toEqual({
      key: { file: 'mine/x.json', line: 4, column: 7 },
      value: { file: 'mine/x.json', line: 4, column: 16 },
    });
    expect(sources.get('/items/a~1b/block')?.key).toEqual({ file: 'base/x.json', line: 4, column: 7 });
    expect([...removed]).toEqual([['/items/c~0d', { file: 'mine/x.json', line: 7, column: 18 }]]);
  });

  it.each([
    [
      'games',
      { gmaes: { props: {} } },
      ['orphan-patch', 'a change to "gmaes", which base does not have', 'an id of base, or a whole item', 'games'],
      '"gmaes"',
    ],
    ['games', { games: { block: 'y' } }, ['kind-change', '"y"', '"x"; another kind of item needs an id of its own', undefined], '"y"'],
    ['games', { games: { page: 'p' } }, ['kind-change', '"p"', 'no "page"; another kind of item needs an id of its own', undefined], '"p"'],
    [
      'games',
      { games: { removed: true, props: 1 } },
      ['unknown-key', '"props" of a removed item', 'nothing beside "removed"', undefined],
      '"props"',
    ],
    [
      'held',
      { held: { props: 1 } },
      ['locked', 'a change to /items/held/props', 'no change: base locks /items/held', undefined],
      '"props"',
    ],
  ])('[CFG-2] [CFG-8] says what is wrong with a patch of "%s", and where: %j', (_, items: object, said: unknown[], there) => {
    const base = { locked: ['/items/held', 7], items: { games: { block: 'x' }, held: { block: 'x' } } };
    const text = JSON.stringify({ items }, null, 1);
    const { faults, value } = mergeFiles(file('b', base), parseFile('mine/x.json', text));
    expect(faults.map(({ code, found, expected, hint }) => [code, found, expected, hint])).toEqual([said]);
    const [fault] = faults;
    const line = text.split('\n').at((fault?.line ?? 0) - 1) ?? '';
    expect([fault?.severity, fault?.file, line.slice((fault?.column ?? 0) - 1)]).toEqual([
      'error',
      'mine/x.json',
      expect.stringMatching(`^${there}`),
    ]);
    // What does not fit is left out.
    expect(JSON.stringify(value)).not.toMatch(/gmaes|"y"|"p"/);
  });

  it.each([
    [['a', 'b', 'a'], '/order/2', '"a" again', 'each id once', undefined],
    [['bnaner'], '/order/0', '"bnaner"', 'an id of this area', 'banner'],
    [['a', 7], '/order', '["a",7]', 'a list of ids', undefined],
    ['a', '/order', '"a"', 'a list of ids', undefined],
  ])('[CFG-2] [CFG-8] says what is wrong with the order %j, of base too', (order, pointer, found, expected, hint) => {
    const items = { a: { block: 'x' }, b: { block: 'x' }, banner: { block: 'x' } };
    expect(faultsOf(mergeFiles(file('b', { items }), file('m', { order })))).toEqual([['m', pointer, found, expected, hint]]);
    expect(faultsOf(mergeFiles(file('b', { items, order }), undefined))).toEqual([['b', pointer, found, expected, hint]]);
  });

  it('[CFG-2] a locked order locks the order, not the items; and only base locks', () => {
    const items = { a: { block: 'x' }, b: { block: 'x' } };
    const base = file('b', { locked: ['/order'], items });
    const codes = (patch: object) => mergeFiles(base, file('m', patch)).faults.map(({ code, pointer }) => `${code} ${pointer}`);
    expect(codes({ items: { a: { props: { n: 1 } } } })).toEqual([]);
    expect(codes({ order: ['b'] })).toEqual(['locked /order']);
    expect(mergeFiles(undefined, file('m', { locked: ['/items/a'], items })).faults).toEqual([]);
  });

  it('[CFG-2] what is no item is taken over for the schema to refuse', () => {
    const merged = mergeFiles(file('b', { items: { a: 7, b: { block: 'x' } } }), file('m', { items: { a: { block: 'x' }, b: 7 } }));
    expect([merged.faults, plain(merged.value)]).toEqual([[], { items: { a: { block: 'x' }, b: 7 }, order: ['a', 'b'] }]);
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
