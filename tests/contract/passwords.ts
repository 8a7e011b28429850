import { expect } from 'vitest';
import type { RunningGateway } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import { asUser, send } from './support.ts';

export const MINUTE = 60_000;
/** Fits the rule, and is nobody's yet. */
export const NEW = 'Another2026';
/** Of the seeded account `demo`. */
export const DEMO_MOBILE = { mobileNum: '9170000001', countryDialingCode: '+63' };

/** What players do whose password is at stake. */
export const playersOf = (gateway: RunningGateway) => ({
  logIn: (username: string, password?: string) => send(gateway, calls.login, asUser(username, password)),
  whoAmI: (token: string) => send(gateway, calls.memberInfo, {}, { token }),
  /** Open to members only who need not change it first. */
  balance: (token: string) => send(gateway, calls.balance, {}, { token }),
});

/** Waits until the code that was sent has been spent, as just before a password is hashed: no other one is sent so soon while it is good. */
export const codeSpent = (ask: () => Promise<{ success: boolean }>): Promise<void> =>
  expect.poll(async () => (await ask()).success, { interval: 1 }).toBe(true);
