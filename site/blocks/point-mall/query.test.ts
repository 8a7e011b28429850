import { expect, it } from 'vitest';

import { readMall, withMall } from './query.ts';

const of = (text: string) => new URLSearchParams(text);

it.each([
  ['', { tab: '', type: '', page: 1 }],
  ['type=SPINS&page=3', { tab: '', type: 'SPINS', page: 3 }],
  ['tab=history&type=rejected', { tab: 'history', type: 'rejected', page: 1 }],
  ['tab=elsewhere', { tab: '', type: '', page: 1 }],
  ['page=-2', { tab: '', type: '', page: 1 }],
  ['page=1e3', { tab: '', type: '', page: 1000 }],
  ['page=abc&type=', { tab: '', type: '', page: 1 }],
] as const)('[MEM-15] reads what is looked at in the mall from ?%s', (search, expected) => {
  expect(readMall(of(search))).toEqual(expected);
});

it('[MEM-15] another type resets the page, another tab resets the type, and other URL parameters stay', () => {
  const at = of('merchant=demo&type=SPINS&page=3');
  expect(String(withMall(at, { type: 'GOODS' }))).toBe('merchant=demo&type=GOODS');
  expect(String(withMall(at, { page: 2 }))).toBe('merchant=demo&type=SPINS&page=2');
  expect(String(withMall(at, { type: '' }))).toBe('merchant=demo');
  expect(String(withMall(at, { tab: 'details' }))).toBe('merchant=demo&tab=details');
  expect(String(withMall(of('tab=history&type=approved&page=2'), { tab: '' }))).toBe('');
});
