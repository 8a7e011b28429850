import { expect, it } from 'vitest';

import { gate } from '#site/lib/urlGate.ts';
import { invitedTo } from './invitedTo.ts';

it.each([
  ['modal:registerModal', '?modal=registerModal&affiliateCode=A%26B'],
  ['/register', '/register?affiliateCode=A%26B'],
  ['/register?tab=mobile', '/register?tab=mobile&affiliateCode=A%26B'],
  ['https://elsewhere.example/', undefined],
] as const)('[APP-3] an agent’s code goes along to %s', (target, address) => {
  expect(invitedTo(gate(target), 'A&B')).toBe(address);
});
