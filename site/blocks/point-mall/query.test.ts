import { expect, it } from 'vitest';

import { readMall, withMall } from './query.ts';

const of = (text: string) => new URLSearchParams(text);

it.each([
  ['', { type: '', page: 1 }],
  ['type=SPINS&page=3', { type: 'SPINS', page: 3 }],
  ['page=-2', { type: '', page: 1 }],
  ['page=1e3', { type: '', page: 1000 }],
  ['page=abc&type=', { type: '', page: 1 }],
] as const)('[MEM-15] reads the rewards of ?%s', (search, expected) => {
  expect(readMall(of(search))).toEqual(expected);
});

it('[MEM-15] begins another type on its first page, and leaves the rest of the address alone', () => {
  const at = of('merchant=demo&type=SPINS&page=3');
  expect(String(withMall(at, { type: 'GOODS' }))).toBe('merchant=demo&type=GOODS');
  expect(String(withMall(at, { page: 2 }))).toBe('merchant=demo&type=SPINS&page=2');
  expect(String(withMall(at, { type: '' }))).toBe('merchant=demo');
});
