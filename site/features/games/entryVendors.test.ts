import { describe, expect, it } from 'vitest';

import { entryVendors, vendorAddress } from './entryVendors.ts';

describe('vendors below a menu entry', () => {
  it.each([
    ['a category with a page', { to: '/rng', category: 'RNG' }, { category: 'RNG', page: '/rng' }],
    [
      'one that starts a game, with a page of its vendors',
      { to: 'launch:LOTT', category: 'LOTT', vendors: '/lottery' },
      { category: 'LOTT', page: '/lottery' },
    ],
    ['one that starts a game and has no page', { to: 'launch:DS88', category: 'DS88' }, undefined],
    ['no category', { to: '/promotions' }, undefined],
  ])('[HDR-3] of %s', (_, entry, below) => {
    expect(entryVendors(entry)).toEqual(below);
  });

  it('[HDR-3] links to one vendor of the page', () => {
    expect(vendorAddress({ category: 'RNG', page: '/rng' }, { vassalage: 'A&B' })).toBe('/rng?page=A%26B');
  });
});
