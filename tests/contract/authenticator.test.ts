import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import { asUser, dev, gatewayOfFile, PASSWORD, send, startGateway, tokenOf, totpCode } from './support.ts';

const { gateway, clock } = gatewayOfFile();
const STEP = 30_000;
const PROOF = { by: 'password', answer: PASSWORD } as const;

const setup = async (token: string) => send(gateway, calls.authenticatorSetup, {}, { token });
const turnOn = (token: string, verificationCode: string, headers: Record<string, string> = {}) =>
  send(gateway, calls.turnOnAuthenticator, { verificationCode }, { token, headers });
const turnOff = (token: string, verificationCode: string, answer = PASSWORD) =>
  send(gateway, calls.turnOffAuthenticator, { verificationCode, proof: { ...PROOF, answer } }, { token });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

/** A member whose second step is on. */
async function protectedMember(): Promise<{ token: string; secret: string }> {
  const token = await tokenOf(gateway, 'demo');
  const { secret } = (await setup(token)).value;
  expect((await turnOn(token, totpCode(secret, clock.now))).success).toBe(true);
  return { token, secret };
}

/** Begins a login and answers it with the app's code. */
async function logIn(code: string) {
  const refused = await send(gateway, calls.login, asUser('demo'));
  expect(refused.errorCode).toBe('login.ip.unregistered');
  const { challenge } = Object(refused.value);
  expect(challenge.factors).toEqual([{ factor: 'google' }]);
  return send(gateway, calls.verifyLogin, { challenge: challenge.id, factor: 'google', answer: code });
}

it('[MEM-2] the second step: the same secret until it is confirmed, with a QR code of it; one code turns it on', async () => {
  const token = await tokenOf(gateway, 'fresh');
  const first = (await setup(token)).value;
  expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(first.qr.length).toBe(first.qr[0]?.length);
  expect((await setup(token)).value).toEqual(first);
  const code = totpCode(first.secret, clock.now);
  expect(await turnOn(token, wrong(code))).toMatchObject({ errorCode: 'verification.code.wrong', value: { field: 'verificationCode' } });
  expect((await send(gateway, calls.securityConfig, {}, { token })).value.authenticator).toBe(false);
  expect((await turnOn(token, code, { 'Idempotency-Key': 'on-1' })).success).toBe(true);
  // Its answer was lost.
  expect((await turnOn(token, code, { 'Idempotency-Key': 'on-1' })).success).toBe(true);
  expect((await send(gateway, calls.securityConfig, {}, { token })).value.authenticator).toBe(true);
  expect((await setup(token)).errorCode).toBe('member.authenticator.state');
  expect((await turnOn(token, code)).errorCode).toBe('member.authenticator.state');
});

it('[MEM-2] a secret that nobody confirmed expires', async () => {
  const token = await tokenOf(gateway, 'fresh');
  const { secret } = (await setup(token)).value;
  clock.now += 31 * 60_000;
  expect((await turnOn(token, totpCode(secret, clock.now))).errorCode).toBe('member.authenticator.state');
  expect((await setup(token)).value.secret).not.toBe(secret);
});

it('[MEM-2] [LOG-7] once it is on, every login asks for the app, nothing else will do, and no code is good twice', async () => {
  const { secret } = await protectedMember();
  // The code that turned it on has been used.
  expect((await logIn(totpCode(secret, clock.now))).errorCode).toBe('login.factor.wrong');
  clock.now += STEP;
  const code = totpCode(secret, clock.now);
  expect((await logIn(code)).value.userName).toBe('demo');
  expect((await logIn(code)).errorCode).toBe('login.factor.wrong');
  const { challenge } = Object((await send(gateway, calls.login, asUser('demo'))).value);
  expect((await send(gateway, calls.factorCode, { challenge: challenge.id, factor: 'email' })).success).toBe(false);
  const byNumber = await send(gateway, calls.verifyLogin, { challenge: challenge.id, factor: 'mobile', answer: '9170000001' });
  expect(byNumber.errorCode).toBe('login.factor.wrong');
});

it('[MEM-2] it goes off by a fresh code and the password; then a login asks for nothing', async () => {
  const { token, secret } = await protectedMember();
  expect((await turnOff(token, totpCode(secret, clock.now))).errorCode).toBe('verification.code.wrong');
  clock.now += STEP;
  const code = totpCode(secret, clock.now);
  expect(await turnOff(token, code, 'not-the-one')).toMatchObject({ errorCode: 'password.old.wrong', value: { field: 'proof' } });
  expect(await turnOff(token, wrong(code))).toMatchObject({ errorCode: 'verification.code.wrong', value: { field: 'verificationCode' } });
  // Neither slip has cost the code.
  expect((await turnOff(token, code)).success).toBe(true);
  expect((await turnOff(token, code)).errorCode).toBe('member.authenticator.state');
  expect((await send(gateway, calls.login, asUser('demo'))).success).toBe(true);
});

it('[MEM-2] [API-6] guessing the code ends; where the merchant has no second step any more, nobody is locked out', async () => {
  const { token, secret } = await protectedMember();
  for (let attempt = 0; attempt < 15; attempt += 1) await turnOff(token, '12345x');
  clock.now += STEP;
  expect((await turnOff(token, totpCode(secret, clock.now))).errorCode).toBe('request.too.many');
  await dev(gateway, 'PUT', 'whitelabel', { LOGINIPVERF3: '0' });
  expect((await send(gateway, calls.login, asUser('demo'))).success).toBe(true);
  expect((await setup(token)).errorCode).toBe('function.not.available');
});

/** Turns the second step on, and answers what is shown then. */
async function withCodes(username: string): Promise<{ token: string; secret: string; codes: string[] }> {
  const token = await tokenOf(gateway, username);
  const { secret } = (await setup(token)).value;
  const { recoveryCodes } = (await turnOn(token, totpCode(secret, clock.now))).value;
  return { token, secret, codes: recoveryCodes };
}
const codesLeft = async (token: string) => (await send(gateway, calls.securityConfig, {}, { token })).value.recoveryCodes;
const renew = (token: string, answer = PASSWORD, headers: Record<string, string> = {}) =>
  send(gateway, calls.renewRecoveryCodes, { proof: { ...PROOF, answer } }, { token, headers });

it('[MEM-2] [LOG-7] ten recovery codes come with the second step; each stands in for one code of the app, however it is typed', async () => {
  const { token, secret, codes } = await withCodes('demo');
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(await codesLeft(token)).toBe(10);
  const [first = '', second = '', third = ''] = codes;
  expect((await logIn(first)).value.userName).toBe('demo');
  expect((await logIn(first)).errorCode).toBe('login.factor.wrong');
  expect((await logIn(` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `)).success).toBe(true);
  expect(await codesLeft(token)).toBe(8);
  // The app goes on as before, and a code also ends the second step where the phone is gone.
  clock.now += STEP;
  expect((await logIn(totpCode(secret, clock.now))).success).toBe(true);
  expect((await turnOff(token, third)).success).toBe(true);
  expect(await codesLeft(token)).toBe(0);
});

it('[MEM-2] new recovery codes take the password, and the old ones are worth nothing then; of a lost answer the same come again', async () => {
  const { token, codes } = await withCodes('demo');
  expect(await renew(token, 'not-the-one')).toMatchObject({ errorCode: 'password.old.wrong', value: { field: 'proof' } });
  const headers = { 'Idempotency-Key': 'renew-1' };
  const fresh = (await renew(token, PASSWORD, headers)).value.recoveryCodes;
  expect((await renew(token, PASSWORD, headers)).value.recoveryCodes).toEqual(fresh);
  expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
  expect(await codesLeft(token)).toBe(10);
  expect((await logIn(codes[0] ?? '')).errorCode).toBe('login.factor.wrong');
  expect((await logIn(fresh[0] ?? '')).success).toBe(true);
  const other = await tokenOf(gateway, 'fresh');
  expect((await renew(other)).errorCode).toBe('member.authenticator.state');
});

it("[MEM-2] [API-6] recovery codes are nobody else's, and guessing them is counted with the app's codes", async () => {
  const { token, codes } = await withCodes('demo');
  const vip = await withCodes('vip');
  expect((await turnOff(vip.token, codes[0] ?? '')).errorCode).toBe('verification.code.wrong');
  for (let attempt = 0; attempt < 15; attempt += 1) await turnOff(token, `0000-0000-00${10 + attempt}`);
  expect((await turnOff(token, codes[0] ?? '')).errorCode).toBe('request.too.many');
  expect(await codesLeft(token)).toBe(10);
});

it('[MEM-2] the secret stands beside its account, recovery codes nowhere, and neither in a record of what was asked or sent', async () => {
  const home = mkdtempSync(join(tmpdir(), 'playfront-authenticator-'));
  const { gateway: own, clock: time } = startGateway({ file: join(home, 'own.db') });
  const token = await tokenOf(own, 'fresh');
  const again = { token, headers: { 'Idempotency-Key': 'setup-1' } };
  const { secret } = (await send(own, calls.authenticatorSetup, {}, again)).value;
  const on = await send(own, calls.turnOnAuthenticator, { verificationCode: totpCode(secret, time.now) }, again);
  own.close();
  const db = openDatabase(join(home, 'own.db'));
  expect(db.get('SELECT totp_secret FROM accounts WHERE username = ?', 'fresh')).toEqual({ totp_secret: secret });
  for (const table of ['idempotency', 'outbox', 'authenticator_setups', 'recovery_codes', 'sessions', 'login_events']) {
    const kept = JSON.stringify(db.all(`SELECT * FROM ${table}`));
    for (const shown of [secret, ...on.value.recoveryCodes]) expect(kept).not.toContain(shown);
  }
  db.close();
  rmSync(home, { recursive: true });
});
