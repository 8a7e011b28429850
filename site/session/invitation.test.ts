import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { currentInvitation, storeInvitation } from './invitation.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['?affiliateCode=SINAG88', { affiliateCode: 'SINAG88' }],
  ['?referralCode=R-7&page=2', { referralCode: 'R-7' }],
  ['?page=2&referralCode=R-7&affiliateCode=SINAG88', { affiliateCode: 'SINAG88', referralCode: 'R-7' }],
])('[REG-8] [REG-14] an address that invites, %s, counts on every page that follows', (search, codes) => {
  storeInvitation(search);
  expect(currentInvitation('?modal=registerPopupModal')).toEqual(codes);
  expect(currentInvitation('')).toEqual(codes);
});

it('[REG-8] the address of the moment counts before the one that the player came with', () => {
  storeInvitation('?affiliateCode=FIRST');
  expect(currentInvitation('?affiliateCode=SECOND')).toEqual({ affiliateCode: 'SECOND' });
});

it.each(['', '?page=2', '?affiliateCode=', '?otheraffiliateCode=X', '?affiliateCodes=X'])('[REG-8] %s invites nobody', (search) => {
  storeInvitation('?referralCode=R-7');
  storeInvitation(search);
  expect(currentInvitation('')).toEqual({ referralCode: 'R-7' });
});

it('[REG-8] [REG-14] a code that nobody could have issued is none', () => {
  expect(currentInvitation(`?affiliateCode=${'x'.repeat(256)}`)).toEqual({});
  expect(currentInvitation(`?affiliateCode=${'x'.repeat(255)}`)).toEqual({ affiliateCode: 'x'.repeat(255) });
  expect(currentInvitation('?referralCode=')).toEqual({});
  expect(currentInvitation('')).toEqual({});
});
