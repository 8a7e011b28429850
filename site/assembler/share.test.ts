import { expect, it } from 'vitest';

import { share } from './share.ts';

const before = { pages: { rng: { paths: ['/rng'], n: 1 }, live: { paths: ['/live'] } }, order: ['rng', 'live'], none: null };
const copy = (): typeof before => JSON.parse(JSON.stringify(before));

it('[CFG-12] a config that says the same is the one that stands already', () => {
  expect(share(before, copy())).toBe(before);
  expect(share(before, Object.assign(Object.create(null), copy()))).toBe(before);
});

it('[CFG-12] of a new config, what did not change is what stood there before, and the rest is new', () => {
  const next = copy();
  next.pages.rng.n = 2;
  const shared = share(before, next);
  expect(shared).toEqual(next);
  expect(shared.pages.live).toBe(before.pages.live);
  expect(shared.pages.rng.paths).toBe(before.pages.rng.paths);
  expect(shared.order).toBe(before.order);
  expect(before.pages.rng.n).toBe(1);
});

it.each([
  ['a longer list', ['a'], ['a', 'b']],
  ['a shorter list', ['a', 'b'], ['a']],
  ['another order', ['a', 'b'], ['b', 'a']],
  ['a further key', { a: 1 }, { a: 1, b: 2 }],
  ['a key less', { a: 1, b: 2 }, { a: 1 }],
  ['another key', { a: 1 }, { b: 1 }],
  ['a list for an object', { 0: 'a' }, ['a']],
  ['an object for a list', ['a'], { 0: 'a' }],
  ['nothing for an object', { a: 1 }, null],
  ['an object for nothing', null, { a: 1 }],
  ['a name of every object', {}, { constructor: Object }],
  ['something that is no plain data', {}, new Date(0)],
])('[CFG-12] takes over %s as it is', (_, previous: unknown, next: unknown) => {
  const shared = share(previous, next);
  expect(shared).toEqual(next);
  expect(shared).not.toBe(previous);
});
