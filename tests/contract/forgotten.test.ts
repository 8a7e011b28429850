import { describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD_COST } from '#gateway/api/passwords.ts';
import { calls } from '#site/api/contract/index.ts';
import { codeSpent, DEMO_MOBILE, MINUTE, NEW, playersOf } from './passwords.ts';
import { asUser, dev, gatewayOfFile, lastCode, outbox, seal, send, startGateway, tokenOf } from './support.ts';

const { gateway, clock } = gatewayOfFile();
const { logIn, whoAmI, balance } = playersOf(gateway);

/** Changes the password of a session. */
const change = (token: string, oldPassword: string) =>
  send(gateway, calls.changePassword, { oldPassword, newPassword: NEW, confirmNewPassword: NEW }, { token });

/** Asks for a temporary password and reads it from the mail. */
async function temporaryPassword(username = 'demo', email = `${username}@example.com`): Promise<string> {
  await send(gateway, calls.passwordByEmail, { username, email });
  return (await outbox(gateway)).sent.find(({ kind }) => kind === 'email')?.code ?? '';
}

/** Sets a password with a code that nobody was sent. */
const resetWith = (fields: object) =>
  send(gateway, calls.passwordByPhone, { ...DEMO_MOBILE, newPassword: NEW, verificationCode: '000000', ...fields });

/** Asks for a code and sets a password with it. */
async function resetByPhone(newPassword = NEW, mobile = DEMO_MOBILE) {
  await send(gateway, calls.smsLoginCode, { ...mobile, purpose: 'password' });
  return send(gateway, calls.passwordByPhone, { ...mobile, newPassword, verificationCode: await lastCode(gateway) });
}

describe('a forgotten password, by e-mail', () => {
  it('[PWD-2] sends a password for one login, which must be changed then; the own one stays good', async () => {
    const temporary = await temporaryPassword();
    expect((await logIn('demo')).value.defaultPassword).toBe(false);
    const { value } = await logIn('demo', temporary);
    expect(value.defaultPassword).toBe(true);
    expect((await balance(value.token)).errorCode).toBe('password.change.required');
    expect((await logIn('demo', temporary)).errorCode).toBe('login.failed');
    expect((await change(value.token, temporary)).success).toBe(true);
    expect((await balance(value.token)).success).toBe(true);
    expect((await logIn('demo', NEW)).value.defaultPassword).toBe(false);
  });

  it('[PWD-2] the temporary password is the old one in its own session only', async () => {
    const other = await tokenOf(gateway, 'demo');
    const temporary = await temporaryPassword();
    await logIn('demo', temporary);
    expect((await change(other, temporary)).errorCode).toBe('password.old.wrong');
  });

  it('[PWD-2] is good for half an hour, and only the latest one is', async () => {
    const first = await temporaryPassword();
    const second = await temporaryPassword();
    expect((await logIn('demo', first)).errorCode).toBe('login.failed');
    clock.now += 30 * MINUTE;
    expect((await logIn('demo', second)).errorCode).toBe('login.failed');
  });

  it('[PWD-2] opens one session of two logins at once', async () => {
    const temporary = await temporaryPassword();
    const both = await Promise.all([logIn('demo', temporary), logIn('demo', temporary)]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
  });

  it('[PWD-2] [API-6] answers alike whoever asks, and sends to the account itself only', async () => {
    const ask = (username: string, email: string) => send(gateway, calls.passwordByEmail, { username, email });
    const answers = await Promise.all([
      ask(' Demo ', 'DEMO@example.com'),
      ask('demo', 'somebody@example.com'),
      ask('nobody', 'nobody@example.com'),
    ]);
    expect(answers.map(({ status, success, value, message }) => [status, success, value, message])).toEqual(
      Array.from({ length: 3 }, () => [200, true, null, undefined]),
    );
    expect((await outbox(gateway)).sent.map(({ recipient }) => recipient)).toEqual(['demo@example.com']);
  });

  it.each([
    ['username', { username: ' ', email: 'a@b.c' }],
    ['email', { username: 'demo', email: '' }],
  ])('[PWD-2] a blank %s is named', async (field, input) => {
    expect(await send(gateway, calls.passwordByEmail, input)).toMatchObject({ errorCode: 'register.field.invalid', value: { field } });
  });

  it('[PWD-2] [API-6] one name gets no more than five mails an hour, whether it exists or not', async () => {
    for (const username of ['demo', 'nobody']) {
      const ask = () => send(gateway, calls.passwordByEmail, { username, email: 'demo@example.com' });
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask()).success).toBe(true);
      expect((await ask()).errorCode).toBe('request.too.many');
    }
  });

  it('[PWD-2] knows the e-mail that a new member registered with', async () => {
    await send(gateway, calls.registerMember, {
      username: 'mayumi',
      password: 'secret123',
      email: 'mayumi@example.com',
      registerMethod: 'WEB',
    });
    expect((await logIn('mayumi', await temporaryPassword('mayumi'))).value.defaultPassword).toBe(true);
  });
});

describe('a forgotten password, by phone', () => {
  it('[PWD-3] [PWD-6] sets the new one, ends all sessions, and the number logs in with it', async () => {
    const token = await tokenOf(gateway, 'demo');
    expect((await resetByPhone()).success).toBe(true);
    expect((await whoAmI(token)).status).toBe(401);
    const automatic = { type: 'username', username: DEMO_MOBILE.mobileNum, password: NEW, ...DEMO_MOBILE } as const;
    expect((await send(gateway, calls.login, automatic)).value.userName).toBe('demo');
    expect((await logIn('demo')).errorCode).toBe('login.failed');
  });

  it('[PWD-6] forgives the failures that led to it', async () => {
    const fail = { ...asUser(DEMO_MOBILE.mobileNum, 'wrong-one'), ...DEMO_MOBILE };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await logIn('demo', 'wrong-one');
      await send(gateway, calls.login, fail);
    }
    expect((await logIn('demo')).errorCode).toBe('captcha.required');
    await resetByPhone();
    expect((await logIn('demo', NEW)).success).toBe(true);
    expect((await send(gateway, calls.login, { ...fail, password: NEW })).success).toBe(true);
  });

  it('[PWD-6] the number means an account only where it stands in both fields', async () => {
    const odd = { ...asUser('vip'), ...DEMO_MOBILE };
    expect((await send(gateway, calls.login, odd)).value.userName).toBe('vip');
    expect((await logIn(DEMO_MOBILE.mobileNum)).errorCode).toBe('login.failed');
  });

  it('[PWD-3] [API-6] a number that the account gives up while the password is hashed sets none, and says so', async () => {
    // Hashing takes as long as in earnest: other calls come and go meanwhile.
    const { gateway: slow } = startGateway({ passwordCost: PASSWORD_COST });
    onTestFinished(() => slow.close());
    const token = await tokenOf(slow, 'demo');
    const codeFor = async (sending: Promise<{ success: boolean }>) => {
      expect((await sending).success).toBe(true);
      return lastCode(slow);
    };
    const other = { mobileNum: '9175550001', countryDialingCode: '+63' };
    const proof = { by: 'sms', answer: await codeFor(send(slow, calls.ownerCode, { by: 'sms' }, { token })) } as const;
    const bind = { ...other, verificationCode: await codeFor(send(slow, calls.mobileCode, other, { token })), proof };
    const code = await codeFor(send(slow, calls.smsLoginCode, { ...DEMO_MOBILE, purpose: 'password' }));
    const reset = { ...DEMO_MOBILE, newPassword: NEW, verificationCode: code };
    const [resetBody, bindBody] = [await seal(slow, reset), await seal(slow, bind)];
    const setting = send(slow, calls.passwordByPhone, reset, { body: resetBody });
    await codeSpent(() => send(slow, calls.smsLoginCode, { ...DEMO_MOBILE, purpose: 'password' }));
    expect((await send(slow, calls.bindMobile, bind, { token, body: bindBody })).success).toBe(true);
    expect(await setting).toMatchObject({ errorCode: 'verification.code.wrong', value: { field: 'verificationCode' } });
    expect((await send(slow, calls.login, asUser('demo'))).success).toBe(true);
  });

  it('[PWD-3] a code for a login opens no password, nor the other way round', async () => {
    await send(gateway, calls.smsLoginCode, DEMO_MOBILE);
    const forLogin = await lastCode(gateway);
    const reset = { ...DEMO_MOBILE, newPassword: NEW, verificationCode: forLogin };
    expect((await send(gateway, calls.passwordByPhone, reset)).errorCode).toBe('verification.code.wrong');
    await send(gateway, calls.smsLoginCode, { ...DEMO_MOBILE, purpose: 'password' });
    const bySms = { type: 'sms', username: DEMO_MOBILE.mobileNum, password: await lastCode(gateway), ...DEMO_MOBILE } as const;
    expect((await send(gateway, calls.login, bySms)).errorCode).toBe('verification.code.wrong');
  });

  it('[PWD-3] a code is good once, for a minute, and for its own number', async () => {
    const ask = async () => {
      await send(gateway, calls.smsLoginCode, { ...DEMO_MOBILE, purpose: 'password' });
      return { ...DEMO_MOBILE, newPassword: NEW, verificationCode: await lastCode(gateway) };
    };
    const first = await ask();
    expect((await send(gateway, calls.passwordByPhone, { ...first, mobileNum: '9170000002' })).success).toBe(false);
    expect((await send(gateway, calls.passwordByPhone, first)).success).toBe(true);
    expect((await send(gateway, calls.passwordByPhone, first)).errorCode).toBe('verification.code.wrong');
    clock.now += MINUTE;
    const late = await ask();
    clock.now += MINUTE;
    expect((await send(gateway, calls.passwordByPhone, late)).errorCode).toBe('verification.code.wrong');
  });

  it('[PWD-3] [API-6] answers a number that nobody has like a wrong code, and keeps the rule for passwords', async () => {
    const [known, unknown] = [await resetWith({}), await resetWith({ mobileNum: '9990000000' })];
    expect([unknown.status, unknown.errorCode, unknown.message, unknown.value]).toEqual([
      known.status,
      known.errorCode,
      known.message,
      known.value,
    ]);
    expect(known).toMatchObject({ errorCode: 'verification.code.wrong', value: { field: 'verificationCode' } });
    expect(await resetWith({ newPassword: 'abc' })).toMatchObject({ errorCode: 'register.field.invalid', value: { field: 'newPassword' } });
  });

  it('[PWD-3] [API-6] codes cannot be tried for ever, whoever has the number', async () => {
    for (const mobileNum of ['9170000001', '9990000000']) {
      const guess = () => send(gateway, calls.passwordByPhone, { ...DEMO_MOBILE, mobileNum, newPassword: NEW, verificationCode: '000000' });
      for (let attempt = 0; attempt < 15; attempt += 1) expect((await guess()).errorCode).toBe('verification.code.wrong');
      expect((await guess()).errorCode).toBe('request.too.many');
    }
  });

  it('[PWD-1] is there only while CHNGPASSVERIF3 is on', async () => {
    await dev(gateway, 'PUT', 'whitelabel', { CHNGPASSVERIF3: '0' });
    const reset = { ...DEMO_MOBILE, newPassword: NEW, verificationCode: '000000' };
    expect((await send(gateway, calls.passwordByPhone, reset)).errorCode).toBe('function.not.available');
    expect((await send(gateway, calls.smsLoginCode, { ...DEMO_MOBILE, purpose: 'password' })).errorCode).toBe('function.not.available');
  });
});
