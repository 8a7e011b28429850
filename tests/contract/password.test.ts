import { scryptSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGateway, openDatabase, seededRandom } from '#gateway/api/index.ts';
import type { RunningGateway } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { DEMO_MOBILE, MINUTE, NEW, playersOf } from './passwords.ts';
import { asUser, dev, gatewayOfFile, lastCode, merchant, PASSWORD, send, startGateway, tokenOf } from './support.ts';

const { gateway, clock } = gatewayOfFile();
const { logIn, whoAmI, balance } = playersOf(gateway);

/** Where passwords are of any characters, and count them: this one has twelve, and sixteen where marks are apart. */
const MARKED = 'Mật-khẩu-202';
const { gateway: marked } = gatewayOfFile({
  merchants: [
    merchant('demo', {
      rules: { password: { enabled: true, required: true, acceptedPattern: '*', minLength: 6, maxLength: 12, patternId: 0 } },
    }),
  ],
});

function change(
  token: string,
  fields: Partial<CallInput<typeof calls.changePassword>> = {},
  headers: Record<string, string> = {},
  at: RunningGateway = gateway,
) {
  const input = { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: fields.newPassword ?? NEW, ...fields };
  return send(at, calls.changePassword, input, { token, headers });
}

describe('changing the password', () => {
  it('[PWD-5] takes the new one and no longer the old one, and ends every other session', async () => {
    const [here, elsewhere] = [await tokenOf(gateway, 'demo'), await tokenOf(gateway, 'demo')];
    expect((await change(here)).success).toBe(true);
    expect((await whoAmI(here)).success).toBe(true);
    expect((await whoAmI(elsewhere)).errorCode).toBe('login.not.session');
    expect((await logIn('demo')).errorCode).toBe('login.failed');
    expect((await logIn('demo', NEW)).success).toBe(true);
  });

  it.each([
    ['a wrong old password', { oldPassword: 'not-the-one' }, 'password.old.wrong', 'oldPassword'],
    ['the same password', { newPassword: PASSWORD }, 'password.same', 'newPassword'],
    ['another confirmation', { confirmNewPassword: 'Another2027' }, 'register.field.invalid', 'confirmNewPassword'],
    ['too short a password', { newPassword: 'abc' }, 'register.field.invalid', 'newPassword'],
    ['a space', { newPassword: 'with a space in the middle' }, 'register.field.invalid', 'newPassword'],
  ])('[PWD-5] refuses %s and names the field', async (_what, fields, errorCode, field) => {
    const token = await tokenOf(gateway, 'demo');
    expect(await change(token, fields)).toMatchObject({ status: 200, success: false, errorCode, value: { field } });
    expect((await logIn('demo')).success).toBe(true);
  });

  it('[PWD-5] is the same password whether a keyboard composes letters with marks or not', async () => {
    const token = await tokenOf(marked, 'demo');
    const [composed, apart] = [MARKED.normalize('NFC'), MARKED.normalize('NFD')];
    expect((await change(token, { newPassword: composed, confirmNewPassword: apart }, {}, marked)).success).toBe(true);
    for (const password of [composed, apart]) expect((await send(marked, calls.login, asUser('demo', password))).success).toBe(true);
    expect(await change(token, { oldPassword: composed, newPassword: apart }, {}, marked)).toMatchObject({ errorCode: 'password.same' });
  });

  it('[PWD-5] [API-6] five wrong old passwords in a row close it for a while, to the right one too', async () => {
    const token = await tokenOf(gateway, 'demo');
    const guess = () => change(token, { oldPassword: 'not-the-one' });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).errorCode).toBe('password.old.wrong');
    expect(await change(token)).toMatchObject({ status: 429, errorCode: 'request.too.many' });
    clock.now += 15 * MINUTE;
    expect((await change(token)).success).toBe(true);
    expect((await change(token, { oldPassword: NEW, newPassword: 'Third2026' })).success).toBe(true);
  });

  it('[PWD-5] [API-3] happens once when its answer was lost and it is sent again', async () => {
    const token = await tokenOf(gateway, 'demo');
    const again = { 'Idempotency-Key': 'change-1' };
    expect((await change(token, {}, again)).success).toBe(true);
    expect((await change(token, {}, again)).success).toBe(true);
    expect((await change(token, { newPassword: 'Third2026' }, again)).errorCode).toBe('idempotency.key.reused');
  });
});

describe('a password that must be changed', () => {
  it.each(['initial', 'expired'])('[PWD-5] [LOG-4] %s gets at nothing but the change, and then at everything', async (username) => {
    const token = await tokenOf(gateway, username);
    expect(await balance(token)).toMatchObject({ status: 403, errorCode: 'password.change.required' });
    expect((await whoAmI(token)).value.account).toBe(username);
    expect((await send(gateway, calls.memberLanguage, { language: 'TY' }, { token })).success).toBe(true);
    expect((await change(token)).success).toBe(true);
    expect((await balance(token)).success).toBe(true);
    expect((await logIn(username, NEW)).value).toMatchObject({ passwordExpired: false, defaultPassword: false });
  });

  it('[PWD-5] every call for members but those three is closed to it', async () => {
    const token = await tokenOf(gateway, 'initial');
    const answers = await Promise.all(
      [calls.unreadCount, calls.balance].map(async (row) => (await send(gateway, row, {}, { token })).errorCode),
    );
    expect(answers).toEqual(['password.change.required', 'password.change.required']);
    expect((await send(gateway, calls.logout, {}, { token })).success).toBe(true);
  });

  it('[PWD-5] an expired one may stay while PWDEXPFORCECHANGE3 is off, an initial one may not', async () => {
    await dev(gateway, 'PUT', 'whitelabel', { PWDEXPFORCECHANGE3: '0' });
    expect((await balance(await tokenOf(gateway, 'expired'))).success).toBe(true);
    expect((await balance(await tokenOf(gateway, 'initial'))).errorCode).toBe('password.change.required');
  });

  it('[LOG-4] whoever comes in by a code is not asked to change it', async () => {
    await send(gateway, calls.smsLoginCode, DEMO_MOBILE);
    const bySms = { type: 'sms', username: DEMO_MOBILE.mobileNum, password: await lastCode(gateway), ...DEMO_MOBILE } as const;
    const { value } = await send(gateway, calls.login, bySms);
    expect(value.defaultPassword).toBe(false);
    expect((await balance(value.token)).success).toBe(true);
  });
});

describe('the hash of a password', () => {
  it('costs what it should unless a test says otherwise, and one that was made at another cost still opens', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'playfront-cost-'));
    const file = join(folder, 'gateway.db');
    startGateway({ file }).gateway.close();
    const earnest = createGateway({
      db: openDatabase(file),
      clock: Date.now,
      random: seededRandom('cost'),
      merchants: [merchant('demo')],
      gamesOrigin: 'http://127.0.0.1:8081',
    });
    // Seeded at the cost of tests, and by hand as the first hashes were written, which named no cost.
    const db = openDatabase(file);
    const first = `scrypt$${'A'.repeat(22)}$${scryptSync(PASSWORD, Buffer.from('A'.repeat(22), 'base64url'), 32).toString('base64url')}`;
    db.run("UPDATE accounts SET password_hash = ? WHERE username = 'vip'", first);
    for (const username of ['demo', 'vip']) expect((await send(earnest, calls.login, asUser(username))).success).toBe(true);
    // Hashes that are of letters and marks apart, as some keyboards sent them, still match what a keyboard composes.
    const apart = scryptSync('Mật-khẩu-2026'.normalize('NFD'), Buffer.from('A'.repeat(22), 'base64url'), 32).toString('base64url');
    db.run("UPDATE accounts SET password_hash = ? WHERE username = 'fresh'", `scrypt$${'A'.repeat(22)}$${apart}`);
    expect((await send(earnest, calls.login, asUser('fresh', 'Mật-khẩu-2026'.normalize('NFC')))).success).toBe(true);
    expect((await send(earnest, calls.login, asUser('vip', 'wrong-one'))).errorCode).toBe('login.failed');
    const token = await tokenOf(earnest, 'demo');
    expect((await change(token, {}, {}, earnest)).success).toBe(true);
    const hash = db.get<{ hash: string }>("SELECT password_hash AS hash FROM accounts WHERE username = 'demo'")?.hash;
    expect(hash).toMatch(/^scrypt\$16384\$[\w-]{22}\$[\w-]{43}$/);
    expect((await send(earnest, calls.login, asUser('demo', NEW))).success).toBe(true);
    db.close();
    earnest.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
