/** Guesses that arrive at once, over real HTTP: no more of them are compared than of those that come one after the other. */
import { getRequestListener } from '@hono/node-server';
import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';

import { ROAMING } from '#gateway/api/index.ts';
import { listen } from '#gateway/web/listen.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { DEMO_MOBILE, NEW } from './passwords.ts';
import {
  asUser,
  gatewayOfFile,
  lastCode,
  newCaptcha,
  PASSWORD,
  PAYMENT_PASSWORD,
  seal,
  send,
  tokenOf,
  totpCode,
  type Platform,
  type SendOptions,
  type Sent,
} from './support.ts';

// Hundreds of sealed requests each, on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Harder than other tests' passwords: a comparison takes longer than the next guess needs to arrive. */
const COST = 4096;
const { gateway, clock } = gatewayOfFile({ seed: 'at once', passwordCost: COST });

/** More than any cap. */
const MANY = inject('full') ? 200 : 130;
/** Fewer calls a minute than any row takes from one address. */
const FROM_ONE_ADDRESS = 50;
/** As the test's own proxy writes it. */
const ADDRESS = 'X-Test-Address';

let line: Platform;

beforeEach(async () => {
  const fetchFrom = getRequestListener((request, { incoming }) =>
    gateway.fetch(request, { incoming, clientAddress: request.headers.get(ADDRESS) ?? '' }),
  );
  const { port, close } = await listen('127.0.0.1', 0, fetchFrom);
  onTestFinished(close);
  // Makes the key that all guesses are sealed to.
  await send(gateway, calls.sessionKey, {});
  line = {
    snapshot: (merchant) => gateway.snapshot(merchant),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === 'GET' ? {} : { body: await request.arrayBuffer() };
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method, headers, ...body });
    },
  };
});

const addressOf = (index: number): string => `198.51.100.${Math.floor(index / FROM_ONE_ADDRESS)}`;
const from = (index: number, headers: Readonly<Record<string, string>> = {}): SendOptions => ({
  headers: { ...headers, [ADDRESS]: addressOf(index) },
});

/** How often each code was answered; `opened` counts those without one. */
async function countCodes(answers: readonly Promise<Sent<unknown>>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { success, errorCode } of await Promise.all(answers)) {
    const key = success ? 'opened' : (errorCode ?? '');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Sends as many guesses at once; the last of them is right. */
function guessAtOnce(guess: (index: number, isRight: boolean) => Promise<Sent<unknown>>) {
  return countCodes(Array.from({ length: MANY }, (_, index) => guess(index, index === MANY - 1)));
}

/** The same for logins. Sealed beforehand, since sealing holds up those that come after. */
async function logInAtOnce(
  guess: (index: number, isRight: boolean) => CallInput<typeof calls.login>,
  optionsOf: (index: number) => SendOptions = from,
): Promise<Record<string, number>> {
  const guesses = await Promise.all(
    Array.from({ length: MANY }, async (_, index) => {
      const input = guess(index, index === MANY - 1);
      return { input, options: { ...optionsOf(index), body: await seal(gateway, input) } };
    }),
  );
  return countCodes(guesses.map(({ input, options }) => send(line, calls.login, input, options)));
}

/** None of the codes but one that no guess holds: codes are six digits, and the right one is sent last. */
const wrongCode = (index: number, right: string): string => {
  const code = String(index).padStart(6, '0');
  return code === right ? '999999' : code;
};

describe('two hundred guesses at once', () => {
  it('[LOG-3] [API-6] of a password: five are compared without a captcha, and the right one that comes last opens nothing', async () => {
    const counts = await logInAtOnce((index, isRight) => asUser('team021', isRight ? PASSWORD : `wrong-${index}`));
    expect(counts['opened']).toBeUndefined();
    expect(counts['login.failed']).toBeLessThanOrEqual(5);
    const [failed = 0, asked = 0, refused = 0] = ['login.failed', 'captcha.required', 'request.too.many'].map((code) => counts[code]);
    expect(failed + asked + refused).toBe(MANY);
    expect((await send(line, calls.login, asUser('team022'), from(MANY))).success).toBe(true);
  });

  it('[LOG-3] [API-6] of a password, each with its captcha: twenty are compared, and the right one that comes last opens nothing', async () => {
    const captchas: Awaited<ReturnType<typeof newCaptcha>>[] = [];
    for (let index = 0; index < MANY; index += 1) captchas.push(await newCaptcha(gateway));
    const counts = await logInAtOnce(
      (index, isRight) => ({ ...asUser('team033', isRight ? PASSWORD : `wrong-${index}`), captcha: captchas[index]?.answer }),
      (index) => from(index, captchas[index]?.headers),
    );
    expect(counts).toEqual({ 'login.failed': 20, 'request.too.many': MANY - 20 });
  });

  it('[LOG-3] [API-6] of passwords of as many names from one address: sixty are compared without a captcha', async () => {
    const counts = await logInAtOnce(
      (index, isRight) => (isRight ? asUser('team044') : asUser(`nobody${index}`, 'wrong-one')),
      () => ({ headers: { [ADDRESS]: '198.51.100.9' } }),
    );
    expect(counts).toEqual({ 'login.failed': 60, 'captcha.required': MANY - 60 });
  });

  it('[LOG-3] of a captcha: one is compared', async () => {
    const { headers, answer } = await newCaptcha(gateway);
    const counts = await logInAtOnce(
      (index, isRight) => {
        const captcha = isRight ? answer : String((Number(answer) + 1 + index) % 10_000).padStart(4, '0');
        return { ...asUser('captcha'), captcha };
      },
      (index) => from(index, headers),
    );
    expect(counts['opened']).toBeUndefined();
  });

  it('[LOG-4] [API-6] of a code by text: five are compared, and the right one that comes last opens nothing', async () => {
    await send(line, calls.smsLoginCode, DEMO_MOBILE);
    const code = await lastCode(gateway);
    const counts = await guessAtOnce((index, isRight) => {
      const password = isRight ? code : wrongCode(index, code);
      return send(line, calls.login, { type: 'sms', username: DEMO_MOBILE.mobileNum, ...DEMO_MOBILE, password }, from(index));
    });
    expect(counts).toEqual({ 'verification.code.wrong': MANY });
  });

  it('[PWD-3] [API-6] of a code for a new password: the right one that comes last sets none', async () => {
    await send(line, calls.smsLoginCode, { ...DEMO_MOBILE, purpose: 'password' });
    const code = await lastCode(gateway);
    const counts = await guessAtOnce((index, isRight) => {
      const verificationCode = isRight ? code : wrongCode(index, code);
      return send(line, calls.passwordByPhone, { ...DEMO_MOBILE, newPassword: NEW, verificationCode }, from(index));
    });
    expect(counts).toEqual({ 'verification.code.wrong': 15, 'request.too.many': MANY - 15 });
  });

  it.each(['email', 'google'] as const)('[LOG-7] [API-6] of the second factor by %s: five are compared', async (factor) => {
    // A challenge is answered from its own address only, which takes no more a minute.
    const fromOneAddress = 120;
    const refused = await send(gateway, calls.login, asUser('roaming'), { address: '198.51.100.1' });
    const challenge: string = Object(refused.value).challenge.id;
    await send(gateway, calls.factorCode, { challenge, factor: 'email' }, { address: '198.51.100.1' });
    const right = factor === 'email' ? await lastCode(gateway) : totpCode(ROAMING.totpSecret, clock.now);
    const counts = await guessAtOnce((_index, isRight) =>
      send(line, calls.verifyLogin, { challenge, factor, answer: isRight ? right : 'wrong' }, { headers: { [ADDRESS]: '198.51.100.1' } }),
    );
    expect(counts).toEqual({
      'login.factor.wrong': 4,
      'login.challenge.expired': fromOneAddress - 4,
      'request.too.many': MANY - fromOneAddress,
    });
  });

  it('[MEM-2] [API-6] of a payment password: three are compared, and the right one that comes last changes nothing', async () => {
    const token = await tokenOf(gateway, 'team113');
    const counts = await guessAtOnce((index, isRight) => {
      const input = { oldPassword: isRight ? PAYMENT_PASSWORD : `9${index}999`, newPassword: '135791', confirmNewPassword: '135791' };
      return send(line, calls.changePaymentPassword, input, { token, ...from(index) });
    });
    // The third says at once that it was the last.
    expect(counts).toEqual({ 'payment.password.wrong': 2, 'payment.password.locked': MANY - 2 });
  });

  it('[PWD-5] [API-6] of the old password: five are compared, and the right one that comes last changes nothing', async () => {
    const token = await tokenOf(gateway, 'team021');
    const counts = await guessAtOnce((index, isRight) => {
      const input = { oldPassword: isRight ? PASSWORD : `wrong-${index}`, newPassword: NEW, confirmNewPassword: NEW };
      return send(line, calls.changePassword, input, { token, ...from(index) });
    });
    expect(counts).toEqual({ 'password.old.wrong': 5, 'request.too.many': MANY - 5 });
  });

  it('[SEC-6] [API-6] of the password that confirms a self-exclusion: five are compared, and the right one that comes last excludes nobody', async () => {
    const token = await tokenOf(gateway, 'team021');
    const counts = await guessAtOnce((index, isRight) =>
      send(line, calls.excludeSelf, { months: 6, password: isRight ? PASSWORD : `wrong-${index}` }, { token, ...from(index) }),
    );
    expect(counts).toEqual({ 'password.old.wrong': 5, 'request.too.many': MANY - 5 });
  });

  it.each(['password', 'email'] as const)('[MEM-2] [API-6] of a proof by %s: no more are compared than its cap', async (by) => {
    const token = await tokenOf(gateway, 'fresh');
    if (by === 'email') await send(gateway, calls.ownerCode, { by }, { token });
    const right = by === 'email' ? await lastCode(gateway) : PASSWORD;
    const counts = await guessAtOnce((index, isRight) => {
      const answer = isRight ? right : wrongCode(index, right);
      const input = { newPassword: '135791', confirmNewPassword: '135791', proof: { by, answer } };
      return send(line, calls.setPaymentPassword, input, { token, ...from(index) });
    });
    // A code takes five by itself.
    const [code, most] = by === 'email' ? ['verification.code.wrong', 15] : ['password.old.wrong', 5];
    expect(counts).toEqual({ [code]: most, 'request.too.many': MANY - most });
  });

  it('[API-3] [API-6] of the password of a registration that is sent again: five are compared, and the right one that comes last opens nothing', async () => {
    const form = { username: 'amihan', password: PASSWORD, registerMethod: 'WEB', login: true } as const;
    const key = { 'Idempotency-Key': 'registration-1' };
    expect((await send(line, calls.registerMember, form, from(MANY, key))).success).toBe(true);
    const guesses = await Promise.all(
      Array.from({ length: MANY }, async (_, index) => {
        const input = { ...form, password: index === MANY - 1 ? PASSWORD : `wrong-${index}` };
        return { input, options: { ...from(index, key), body: await seal(gateway, input) } };
      }),
    );
    const counts = await countCodes(guesses.map(({ input, options }) => send(line, calls.registerMember, input, options)));
    expect(counts).toEqual({ 'idempotency.key.reused': 5, 'request.too.many': MANY - 5 });
  });
});

describe('what a guess costs besides', () => {
  it('[LOG-3] a right password counts neither for its name nor for its address', async () => {
    const headers = { [ADDRESS]: '198.51.100.7' };
    const logIn = (username: string, password?: string) => send(line, calls.login, asUser(username, password), { headers });
    for (let round = 0; round < 7; round += 1) {
      const names = Array.from({ length: 10 }, (_, index) => `team${100 + 10 * round + index}`);
      expect(await Promise.all(names.map(async (name) => (await logIn(name)).success))).toEqual(names.map(() => true));
    }
    expect((await logIn('nobody', 'wrong-one')).errorCode).toBe('login.failed');
    expect((await logIn('team100', 'wrong-one')).value).toBeNull();
  });

  it('[LOG-3] a missing captcha is no guess: the right password with one opens after it', async () => {
    const counts = await logInAtOnce((index) => asUser('captcha', `wrong-${index}`));
    expect(counts).toEqual({ 'captcha.required': MANY });
    const { headers, answer } = await newCaptcha(gateway);
    expect((await send(line, calls.login, { ...asUser('captcha'), captcha: answer }, { headers })).success).toBe(true);
  });

  it('[MEM-2] [API-6] new payment passwords are compared with the login password five times, then none is taken', async () => {
    const token = await tokenOf(gateway, 'team113');
    const login = '246813';
    const change = { oldPassword: PASSWORD, newPassword: login, confirmNewPassword: login };
    expect((await send(line, calls.changePassword, change, { token })).success).toBe(true);
    let current = PAYMENT_PASSWORD;
    const guess = (newPassword: string) => {
      const input = { oldPassword: current, newPassword, confirmNewPassword: newPassword };
      return send(line, calls.changePaymentPassword, input, { token });
    };
    for (const next of ['135791', '135792', '135793', '135794', '135795']) {
      expect((await guess(next)).success).toBe(true);
      current = next;
    }
    expect((await guess(login)).errorCode).toBe('request.too.many');
    expect((await send(line, calls.changePassword, { ...change, oldPassword: login, newPassword: NEW }, { token })).errorCode).toBe(
      'request.too.many',
    );
  });

  it('[MEM-2] a new payment password with a wrong proof is not compared with the login password', async () => {
    const token = await tokenOf(gateway, 'team113');
    const digits = '246813';
    const change = { oldPassword: PASSWORD, newPassword: digits, confirmNewPassword: digits };
    expect((await send(line, calls.changePassword, change, { token })).success).toBe(true);
    const guess = { newPassword: digits, confirmNewPassword: digits, proof: { by: 'email', answer: '000000' } } as const;
    expect((await send(line, calls.setPaymentPassword, guess, { token })).errorCode).toBe('verification.code.wrong');
  });
});
