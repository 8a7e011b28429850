import { describe, expect, it } from 'vitest';
import { ROAMING } from '#gateway/api/index.ts';
import type { RunningGateway } from '#gateway/api/index.ts';
import type { Challenge, Factor } from '#site/api/contract/envelope.ts';
import { refusalValue } from '#site/api/contract/envelope.ts';
import { calls, wireFor } from '#site/api/contract/index.ts';
import * as v from 'valibot';
import { asUser, dev, gatewayOfFile, lastCode, merchant, outbox, PASSWORD, seal, send } from './support.ts';
import type { SendOptions } from './support.ts';

const { gateway, clock } = gatewayOfFile({ merchants: [merchant('demo'), merchant('other')] });

const MINUTE = 60_000;

/** What the authenticator app of `roaming` shows. */
async function authenticatorCode(of: RunningGateway): Promise<string> {
  const { value } = await (await dev(of, 'GET', 'outbox')).json();
  return value.authenticators[0].code;
}

/** Logs in as `roaming` up to the second factor. */
async function begin(options: SendOptions = {}, password?: string): Promise<Challenge> {
  const refused = await send(gateway, calls.login, asUser('roaming', password), options);
  expect(refused).toMatchObject({ status: 200, success: false, errorCode: 'login.ip.unregistered' });
  const { challenge } = v.parse(refusalValue(wireFor(0, 'decode')), refused.value);
  if (challenge === undefined) throw new Error('no challenge');
  return challenge;
}

const verify = (challenge: string, factor: Factor, answer: string, options: SendOptions = {}) =>
  send(gateway, calls.verifyLogin, { challenge, factor, answer }, options);
const askForCode = (challenge: string, factor: Factor, options: SendOptions = {}) =>
  send(gateway, calls.factorCode, { challenge, factor }, options);

describe('a login from a new address', () => {
  it('[LOG-7] offers the factors that the account has, and hints that give nothing away', async () => {
    expect((await begin()).factors).toEqual([
      { factor: 'mobile', hint: '********0002' },
      { factor: 'email', hint: 'r***@e***.com' },
      { factor: 'sms', hint: '********0002' },
      { factor: 'google' },
      { factor: 'bankAccountName' },
    ]);
  });

  it('[LOG-7] opens no session and says no more to a wrong password than ever', async () => {
    expect(await send(gateway, calls.login, asUser('roaming', 'wrong-one'))).toMatchObject({ errorCode: 'login.failed', value: null });
  });

  it('[LOG-7] asks for nothing at the address that the account was registered from', async () => {
    expect((await send(gateway, calls.login, asUser('roaming'), { address: '203.0.113.7' })).success).toBe(true);
  });

  it.each<[Factor, string]>([
    ['mobile', ROAMING.mobile],
    ['mobile', '+63 917 000-0002'],
    ['mobile', '0917 000 0002'],
    ['mobile', '9170000002'],
    ['bankAccountName', ROAMING.bankAccountName],
    ['bankAccountName', '  aMIHAN   reyes'],
    ['bankAccountName', 'Amihan·Réyes.'],
    ['bankAccountName', 'Amihan\u200B\u00A0Reyes'],
  ])('[LOG-7] %s is proven by %j', async (factor, answer) => {
    const { id } = await begin();
    const { value } = await verify(id, factor, answer);
    expect(value.userName).toBe('roaming');
    expect((await send(gateway, calls.memberInfo, {}, { token: value.token })).value.account).toBe('roaming');
  });

  it.each<['sms' | 'email', string, number]>([
    ['sms', ROAMING.mobile, 1],
    ['email', ROAMING.email, 10],
  ])('[LOG-7] %s is proven by the code that was sent to %s', async (factor, recipient, minutes) => {
    const { id } = await begin();
    expect((await askForCode(id, factor)).value.expiredMinutes).toBe(minutes);
    expect((await outbox(gateway)).sent[0]).toMatchObject({ kind: factor, recipient });
    expect((await verify(id, factor, await lastCode(gateway))).success).toBe(true);
  });

  it.each<['sms' | 'email', number]>([
    ['sms', MINUTE],
    ['email', 10 * MINUTE - 1],
  ])('[LOG-7] a code by %s ends in time', async (factor, wait) => {
    const { id } = await begin();
    await askForCode(id, factor);
    const code = await lastCode(gateway);
    clock.now += wait;
    expect((await verify(id, factor, code)).success).toBe(factor === 'email');
  });

  it('[LOG-7] the code of an authenticator app is good once, a step late at most', async () => {
    const code = await authenticatorCode(gateway);
    const [first, second] = [await begin(), await begin()];
    clock.now += 30_000;
    expect((await verify(first.id, 'google', `${code.slice(0, 3)} ${code.slice(3)}`)).success).toBe(true);
    expect((await verify(second.id, 'google', code)).errorCode).toBe('login.factor.wrong');
    const next = await authenticatorCode(gateway);
    clock.now += 60_000;
    expect((await verify(second.id, 'google', next)).errorCode).toBe('login.factor.wrong');
  });

  it.each<[Factor, string]>([
    ['mobile', '0002'],
    ['mobile', '639170000001'],
    ['email', '000000'],
    ['sms', '000000'],
    ['google', '12345'],
    ['google', '000000'],
    ['bankAccountName', 'Amihan'],
  ])('[LOG-7] %s is not proven by %j', async (factor, answer) => {
    const { id } = await begin();
    expect(await verify(id, factor, answer)).toMatchObject({ status: 200, errorCode: 'login.factor.wrong', value: null });
  });

  it('[LOG-7] the fifth wrong answer ends it, whatever they were about', async () => {
    const { id } = await begin();
    for (const factor of ['mobile', 'email', 'google', 'bankAccountName'] as const) {
      expect((await verify(id, factor, '111111')).errorCode).toBe('login.factor.wrong');
    }
    expect((await verify(id, 'sms', '111111')).errorCode).toBe('login.challenge.expired');
    expect((await verify(id, 'mobile', ROAMING.mobile)).errorCode).toBe('login.challenge.expired');
  });

  it('[LOG-7] [API-6] new logins do not buy answers without end', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await begin();
      for (let attempt = 0; attempt < 5; attempt += 1) await verify(id, 'bankAccountName', 'wrong');
    }
    const { id } = await begin();
    expect(await verify(id, 'mobile', ROAMING.mobile)).toMatchObject({ status: 429, errorCode: 'request.too.many' });
    clock.now += 60 * MINUTE;
    expect((await verify((await begin()).id, 'mobile', ROAMING.mobile)).success).toBe(true);
  });

  it('[LOG-7] ends after ten minutes, with its first success, and with a new password', async () => {
    const [late, used, changed] = [await begin(), await begin(), await begin()];
    expect((await verify(used.id, 'mobile', ROAMING.mobile)).success).toBe(true);
    expect((await verify(used.id, 'mobile', ROAMING.mobile)).errorCode).toBe('login.challenge.expired');
    const mobile = { mobileNum: '9170000002', countryDialingCode: '+63' };
    await send(gateway, calls.smsLoginCode, { ...mobile, purpose: 'password' });
    await send(gateway, calls.passwordByPhone, { ...mobile, newPassword: 'Another2026', verificationCode: await lastCode(gateway) });
    expect((await verify(changed.id, 'mobile', ROAMING.mobile)).errorCode).toBe('login.challenge.expired');
    clock.now += 10 * MINUTE;
    expect((await verify(late.id, 'mobile', ROAMING.mobile)).errorCode).toBe('login.challenge.expired');
    expect((await askForCode(late.id, 'sms')).errorCode).toBe('login.challenge.expired');
  });

  it('[LOG-7] is of its own address and merchant', async () => {
    const { id } = await begin({ address: '198.51.100.1' });
    expect((await verify(id, 'mobile', ROAMING.mobile, { address: '198.51.100.2' })).errorCode).toBe('login.challenge.expired');
    const elsewhere = { address: '198.51.100.1', merchant: 'other' };
    expect((await verify(id, 'mobile', ROAMING.mobile, elsewhere)).errorCode).toBe('login.challenge.expired');
    expect((await askForCode(id, 'sms', elsewhere)).errorCode).toBe('login.challenge.expired');
    expect((await verify(id, 'mobile', ROAMING.mobile, { address: '198.51.100.1' })).success).toBe(true);
  });

  it('[LOG-7] the address is known from then on, and the first one still is', async () => {
    const there = { address: '198.51.100.1' };
    await verify((await begin(there)).id, 'mobile', ROAMING.mobile, there);
    expect((await send(gateway, calls.login, asUser('roaming'), there)).success).toBe(true);
    expect((await send(gateway, calls.login, asUser('roaming'), { address: '203.0.113.7' })).success).toBe(true);
    await begin({ address: '198.51.100.2' });
  });

  it('[LOG-7] [PWD-5] a temporary password still must be changed behind it, and is spent before it', async () => {
    await send(gateway, calls.passwordByEmail, { username: 'roaming', email: ROAMING.email });
    const temporary = await lastCode(gateway);
    const { id } = await begin({}, temporary);
    expect((await send(gateway, calls.login, asUser('roaming', temporary))).errorCode).toBe('login.failed');
    const { value } = await verify(id, 'mobile', ROAMING.mobile);
    expect(value.defaultPassword).toBe(true);
    expect((await send(gateway, calls.balance, {}, { token: value.token })).errorCode).toBe('password.change.required');
    const change = { oldPassword: temporary, newPassword: 'Another2026', confirmNewPassword: 'Another2026' };
    expect((await send(gateway, calls.changePassword, change, { token: value.token })).success).toBe(true);
  });

  it('[LOG-7] [SEC-3] an answer is sent sealed, and its letter opens once', async () => {
    const { id } = await begin();
    const input = { challenge: id, factor: 'mobile', answer: '1234567' } as const;
    const body = await seal(gateway, input);
    expect((await send(gateway, calls.verifyLogin, input, { body })).errorCode).toBe('login.factor.wrong');
    expect((await send(gateway, calls.verifyLogin, input, { body })).errorCode).toBe('encryption.replayed');
  });

  it('[LOG-7] with LOGINIPVERF3 off, a new address stays outside', async () => {
    const { id } = await begin();
    await dev(gateway, 'PUT', 'whitelabel', { LOGINIPVERF3: '0' });
    expect(await send(gateway, calls.login, asUser('roaming'))).toMatchObject({ errorCode: 'login.ip.unregistered', value: null });
    expect((await verify(id, 'mobile', ROAMING.mobile)).errorCode).toBe('function.not.available');
  });
});

describe('codes for the second factor', () => {
  it('[LOG-7] come once a second, and by text or mail only', async () => {
    const { id } = await begin();
    expect((await askForCode(id, 'sms')).success).toBe(true);
    expect((await askForCode(id, 'sms')).errorCode).toBe('verification.not.sent');
    clock.now += 1000;
    expect((await askForCode(id, 'sms')).success).toBe(true);
    expect(await askForCode(id, 'google')).toMatchObject({ errorCode: 'register.field.invalid', value: { field: 'factor' } });
  });

  it('[LOG-7] open nothing else, and nothing else opens here', async () => {
    const mobile = { mobileNum: '9170000002', countryDialingCode: '+63' };
    const { id } = await begin();
    await askForCode(id, 'sms');
    const code = await lastCode(gateway);
    const bySms = { type: 'sms', username: mobile.mobileNum, password: code, ...mobile } as const;
    expect((await send(gateway, calls.login, bySms)).errorCode).toBe('verification.code.wrong');
    const reset = { ...mobile, newPassword: PASSWORD, verificationCode: code };
    expect((await send(gateway, calls.passwordByPhone, reset)).errorCode).toBe('verification.code.wrong');
    await send(gateway, calls.smsLoginCode, mobile);
    expect((await verify(id, 'sms', await lastCode(gateway))).errorCode).toBe('login.factor.wrong');
    expect((await verify(id, 'email', code)).errorCode).toBe('login.factor.wrong');
    expect((await verify(id, 'sms', code)).success).toBe(true);
  });
});
