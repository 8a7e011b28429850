/** What changes while the password of a login is compared, which takes time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#gateway/api/index.ts';
import { hashPasswordNow, PASSWORD_COST } from '#gateway/api/passwords.ts';
import { calls } from '#site/api/contract/index.ts';
import { DEMO_MOBILE, NEW } from './passwords.ts';
import { asUser, lastCode, seal, send, startGateway, tokenOf, totpCode } from './support.ts';

/** Compared in three forms: as it is, composed, and with its marks apart. */
const MARKED = `${'Mật'.normalize('NFC')}-${'khẩu'.normalize('NFD')}-202`;

/** A gateway where demo's password takes far longer to compare than any other call takes. */
function startSlowLogins() {
  const folder = mkdtempSync(join(tmpdir(), 'playfront-races-'));
  const file = join(folder, 'gateway.db');
  const { gateway, clock } = startGateway({ file });
  const db = openDatabase(file);
  onTestFinished(() => {
    db.close();
    gateway.close();
    rmSync(folder, { recursive: true });
  });
  return {
    gateway,
    clock,
    /** Sends demo's login and answers once its password is being compared. */
    startLogin: async () => {
      db.run("UPDATE accounts SET password_hash = ? WHERE username = 'demo'", hashPasswordNow({ passwordCost: PASSWORD_COST }, MARKED));
      const input = asUser('demo', MARKED);
      const answer = send(gateway, calls.login, input, { body: await seal(gateway, input) });
      const counted = () => db.get("SELECT 1 FROM attempts WHERE kind = 'loginFailure' AND key = 'demo' AND count > 0") !== undefined;
      await expect.poll(counted, { interval: 1 }).toBe(true);
      // Within an object: a promise that is answered is waited for.
      return { answer };
    },
  };
}

describe('while a password is compared', () => {
  it('[LOG-4] [PWD-6] a new one is set: the old one signs nobody in', async () => {
    const { gateway, startLogin } = startSlowLogins();
    await send(gateway, calls.smsLoginCode, { ...DEMO_MOBILE, purpose: 'password' });
    const reset = { ...DEMO_MOBILE, newPassword: NEW, verificationCode: await lastCode(gateway) };
    const body = await seal(gateway, reset);
    const { answer } = await startLogin();
    expect((await send(gateway, calls.passwordByPhone, reset, { body })).success).toBe(true);
    expect((await answer).errorCode).toBe('login.failed');
    expect((await send(gateway, calls.login, asUser('demo', NEW))).success).toBe(true);
  });

  it('[LOG-7] the second step is turned on: the login asks for it', async () => {
    const { gateway, clock, startLogin } = startSlowLogins();
    const token = await tokenOf(gateway, 'demo');
    const { value } = await send(gateway, calls.authenticatorSetup, {}, { token });
    const input = { verificationCode: totpCode(value.secret, clock.now) };
    const body = await seal(gateway, input);
    const { answer } = await startLogin();
    expect((await send(gateway, calls.turnOnAuthenticator, input, { token, body })).success).toBe(true);
    expect((await answer).errorCode).toBe('login.ip.unregistered');
  });
});
