import { expect, it } from 'vitest';

import { PROTECTIONS, safetyOf, type Protection, type Security } from './states.ts';

const bare: Security = {
  account: 'a',
  nickname: 'a',
  icon: null,
  regDate: 0,
  rank: '',
  realName: null,
  email: null,
  mobile: null,
  paymentPassword: { set: false, lockedUntil: null },
  authenticator: false,
  recoveryCodes: 0,
  lastLogin: null,
  proofs: ['password'],
};
const most: Security = { ...bare, email: 'e', paymentPassword: { set: true, lockedUntil: null } };

it.each<[string, Security, readonly Protection[], object]>([
  ['only a password', bare, PROTECTIONS, { level: 'low', set: 1, of: 5, next: 'paymentPassword' }],
  ['most of them', most, PROTECTIONS, { level: 'medium', set: 3, of: 5, next: 'mobile' }],
  ['all of them', { ...most, mobile: 'm', authenticator: true }, PROTECTIONS, { level: 'high', set: 5, of: 5, next: undefined }],
  ['all that the merchant counts', most, ['password', 'email'], { level: 'high', set: 2, of: 2, next: undefined }],
  ['none counted', bare, [], { level: 'high', set: 0, of: 0, next: undefined }],
])('[MEM-2] security level of an account with %s', (_what, security, counted, safety) => {
  expect(safetyOf(security, counted)).toEqual(safety);
});
