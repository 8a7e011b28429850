import { describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD_COST } from '#gateway/api/passwords.ts';
import { calls, HEADER, schemaOf, wireFor } from '#site/api/contract/index.ts';
import type { Call } from '#site/api/contract/index.ts';
import { codeSpent } from './passwords.ts';
import { asUser, dev, gatewayOfFile, lastCode, merchant, newCaptcha, outbox, RULES, seal, send, startGateway, tokenOf } from './support.ts';

const { gateway, clock } = gatewayOfFile({ merchants: [merchant('demo'), merchant('other')] });

const registration = { password: 'secret123', registerMethod: 'WEB' } as const;

describe('logging in', () => {
  it('[LOG-4] [API-6] answers an unknown user and a wrong password alike', async () => {
    const unknown = await send(gateway, calls.login, asUser('nobody'));
    const wrong = await send(gateway, calls.login, asUser('demo', 'wrong-one'));
    expect([unknown.status, unknown.errorCode, unknown.message]).toEqual([wrong.status, wrong.errorCode, wrong.message]);
    expect(unknown.errorCode).toBe('login.failed');
  });

  it.each([
    ['affiliate', 'login.not.member'],
    ['excluded', 'account.excluded'],
    ['roaming', 'login.ip.unregistered'],
  ])('[API-6] %s may not log in and hears why', async (username, errorCode) => {
    expect(await send(gateway, calls.login, asUser(username))).toMatchObject({ success: false, errorCode });
  });

  it('[MOD-3] [ERR-5] [API-6] a site for agents only lets in its agents, and says to all others that they are none', async () => {
    await dev(gateway, 'PUT', 'whitelabel', { AGENTONLY3: '1' });
    const refused = { success: false, errorCode: 'login.not.agent' };
    for (const username of ['demo', 'vip', 'fresh']) expect(await send(gateway, calls.login, asUser(username))).toMatchObject(refused);
    expect(await send(gateway, calls.login, asUser('demo', 'wrong-one'))).toMatchObject({ errorCode: 'login.failed' });
    expect(await send(gateway, calls.login, asUser('affiliate'))).toMatchObject({ errorCode: 'login.not.member' });
    expect(await send(gateway, calls.freeplay, { os: 'Linux', platform: 'W' })).toMatchObject(refused);
    const registered = await send(gateway, calls.registerMember, { ...registration, username: 'newcomer', login: true });
    expect(registered.value).toEqual({ customerId: expect.any(String) });
    for (const username of ['agent', 'agent2', 'agent41', 'agent42']) expect(await tokenOf(gateway, username)).toBeTruthy();

    await dev(gateway, 'PUT', 'whitelabel', { AGENTONLY3: '0' });
    expect((await send(gateway, calls.login, asUser('newcomer', registration.password))).success).toBe(true);
  });

  it('[LOG-4] marks an expired password, the initial password and the first login', async () => {
    const answers = await Promise.all(
      ['demo', 'expired', 'initial', 'fresh'].map(async (name) => (await send(gateway, calls.login, asUser(name))).value),
    );
    expect(answers.map((value) => [value.passwordExpired, value.defaultPassword, value.firstTimeLogin])).toEqual([
      [false, false, false],
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
    expect((await send(gateway, calls.login, asUser('fresh'))).value.firstTimeLogin).toBe(false);
  });

  it.each([
    ['agent', 1],
    ['agent2', 2],
    ['agent41', 41],
    ['agent42', 42],
    ['vip', 0],
  ])('[API-8] %s has account type %i', async (username, type) => {
    const token = await tokenOf(gateway, username);
    expect((await send(gateway, calls.memberInfo, {}, { token })).value.type).toBe(type);
  });

  it('[LOG-3] asks the captcha account for a captcha that is good for one attempt', async () => {
    expect(await send(gateway, calls.login, asUser('captcha'))).toMatchObject({ errorCode: 'captcha.required', value: { captcha: true } });
    const { headers, answer } = await newCaptcha(gateway);
    const right = { ...asUser('captcha'), captcha: answer };
    expect((await send(gateway, calls.login, right, { headers })).success).toBe(true);
    expect(await send(gateway, calls.login, right, { headers })).toMatchObject({ errorCode: 'captcha.wrong', value: { captcha: true } });
  });

  it('[LOG-3] [API-6] asks any name for a captcha after five failures, and a right login clears that', async () => {
    const fail = () => send(gateway, calls.login, asUser('demo', 'wrong-one'));
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await fail()).value).toBeNull();
    expect((await fail()).value).toEqual({ captcha: true });
    expect((await send(gateway, calls.login, asUser('demo'))).errorCode).toBe('captcha.required');
    const { headers, answer } = await newCaptcha(gateway);
    expect((await send(gateway, calls.login, { ...asUser('demo'), captcha: answer }, { headers })).success).toBe(true);
    expect((await fail()).value).toBeNull();
  });

  it('[LOG-14] logs in by a code that was sent to the mobile, once, and only while the flag is on', async () => {
    const mobile = { mobileNum: '9170000001', countryDialingCode: '+63' };
    expect((await send(gateway, calls.smsLoginCode, mobile)).value.expiredMinutes).toBe(1);
    const login = { type: 'sms', username: mobile.mobileNum, password: await lastCode(gateway), ...mobile } as const;
    await dev(gateway, 'PUT', 'whitelabel', { MOBILEVERCODELOGIN3: '0' });
    expect((await send(gateway, calls.login, login)).errorCode).toBe('function.not.available');
    await dev(gateway, 'PUT', 'whitelabel', { MOBILEVERCODELOGIN3: '1' });
    expect((await send(gateway, calls.login, login)).value.userName).toBe('demo');
    expect((await send(gateway, calls.login, login)).errorCode).toBe('verification.code.wrong');
  });

  it('[REG-10] sends no second code within a second, and none to a number that nobody has', async () => {
    const ask = (mobileNum: string) => send(gateway, calls.smsLoginCode, { mobileNum, countryDialingCode: '+63' });
    expect((await ask('9170000001')).success).toBe(true);
    expect((await ask('9170000001')).errorCode).toBe('verification.not.sent');
    clock.now += 1000;
    expect((await ask('9170000001')).success).toBe(true);
    expect((await ask('9990000000')).success).toBe(true);
    expect((await outbox(gateway)).sent.map(({ recipient }) => recipient)).toEqual(['639170000001', '639170000001']);
  });

  it('[LOG-9] a token is worth nothing after logout, nor ever at another merchant', async () => {
    const token = await tokenOf(gateway, 'demo');
    expect((await send(gateway, calls.memberInfo, {}, { token, merchant: 'other' })).status).toBe(401);
    expect((await send(gateway, calls.memberInfo, {}, { token })).success).toBe(true);
    await send(gateway, calls.logout, {}, { token });
    expect((await send(gateway, calls.memberInfo, {}, { token })).status).toBe(401);
  });
});

describe('sealed requests', () => {
  it('[SEC-3] are all that carry a password or a code', () => {
    const secret = /password|verificationCode|^answer$/i;
    const carriers = Object.values<Call>(calls).filter(({ request }) =>
      Object.keys(Object(Reflect.get(schemaOf(request, wireFor(2, 'encode')), 'entries'))).some((field) => secret.test(field)),
    );
    const names = carriers.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['login', 'verifyLogin', 'registerMember', 'registerMobile', 'changePassword', 'passwordByPhone']),
    );
    expect(carriers.filter(({ encrypted }) => encrypted !== true)).toEqual([]);
  });

  it('[SEC-3] are accepted once', async () => {
    const body = await seal(gateway, asUser('demo'));
    expect((await send(gateway, calls.login, asUser('demo'), { body })).success).toBe(true);
    expect((await send(gateway, calls.login, asUser('demo'), { body })).errorCode).toBe('encryption.replayed');
  });

  it('[SEC-3] are refused when old, made for another merchant, or in the clear', async () => {
    const old = await seal(gateway, asUser('demo'), { iat: Math.floor(clock.now / 1000) - 600 });
    const foreign = await seal(gateway, asUser('demo'), { merchant: 'other' });
    const codes = await Promise.all(
      [old, foreign, JSON.stringify(asUser('demo'))].map(
        async (body) => (await send(gateway, calls.login, asUser('demo'), { body })).errorCode,
      ),
    );
    expect(codes).toEqual(['encryption.replayed', 'encryption.failed', 'encryption.failed']);
    const plain = new Request(`http://localhost${calls.login.path}`, {
      method: 'POST',
      headers: { Merchant: 'demo', 'Content-Type': 'application/json' },
      body: JSON.stringify(asUser('demo')),
    });
    expect(await (await gateway.fetch(plain)).json()).toMatchObject({ errorCode: 'encryption.required' });
  });

  it('[OPS-1] one key is made for all who ask for it at once', async () => {
    const asked = await Promise.all(Array.from({ length: 5 }, () => send(gateway, calls.sessionKey, {})));
    const kids = asked.map(({ value }) => value.keys.map(({ kid }) => kid));
    expect(kids[0]).toHaveLength(1);
    expect(kids).toEqual(kids.map(() => kids[0]));
    expect((await send(gateway, calls.sessionKey, {})).value.keys.map(({ kid }) => kid)).toEqual(kids[0]);
  });

  it('[OPS-1] keys are replaced in time, and a request sealed to the last one still opens', async () => {
    const before = await send(gateway, calls.sessionKey, {});
    await dev(gateway, 'POST', 'clock', { advanceMs: 31 * 86_400_000 });
    const body = await seal(gateway, asUser('demo'));
    const after = await send(gateway, calls.sessionKey, {});
    expect(after.value.keys[0]?.kid).not.toBe(before.value.keys[0]?.kid);
    expect(after.value.keys.map(({ kid }) => kid)).toContain(before.value.keys[0]?.kid);
    expect((await send(gateway, calls.login, asUser('demo'), { body })).success).toBe(true);
    expect(JSON.stringify(after.value)).not.toMatch(/"(d|p|q)":/);
  });
});

describe('registering', () => {
  it('[REG-7] [API-5] leads to a session, member info and an empty purse', async () => {
    const made = await send(gateway, calls.registerMember, { ...registration, username: 'Amihan', email: 'a@b.c', login: true });
    const token = made.value.token;
    expect((await send(gateway, calls.memberInfo, {}, { token })).value).toMatchObject({
      id: made.value.customerId,
      account: 'amihan',
      type: 0,
    });
    expect((await send(gateway, calls.balance, {}, { token })).value).toMatchObject({ sumBalance: 0, currencySymbol: '₱' });
    expect((await send(gateway, calls.login, asUser('amihan', 'secret123'))).success).toBe(true);
  });

  it('[REG-7] [API-6] makes one account of a request that is sent again before the first has its answer', async () => {
    const headers = { [HEADER.idempotencyKey]: 'asked-twice' };
    const form = { ...registration, username: 'twice' };
    const bodies = [await seal(gateway, form), await seal(gateway, form)];
    const [one, other] = await Promise.all(bodies.map((body) => send(gateway, calls.registerMember, form, { headers, body })));
    expect([one?.success, other?.success]).toEqual([true, true]);
    expect(other?.value.customerId).toBe(one?.value.customerId);
  });

  it('[REG-7] a mobile that another account binds while the password is hashed is told to be taken', async () => {
    // Hashing takes as long as in earnest: other calls come and go meanwhile.
    const { gateway: slow } = startGateway({ passwordCost: PASSWORD_COST });
    onTestFinished(() => slow.close());
    const mobile = { mobileNum: '9175550001', countryDialingCode: '+63' };
    await send(slow, calls.smsRegisterCode, { mobileNo: mobile.mobileNum, countryDialingCode: '+63' });
    const form = { ...registration, ...mobile, verificationCode: await lastCode(slow) };
    const token = await tokenOf(slow, 'fresh');
    await send(slow, calls.mobileCode, mobile, { token });
    const bind = { ...mobile, verificationCode: await lastCode(slow) };
    const [formBody, bindBody] = [await seal(slow, form), await seal(slow, bind)];
    const registering = send(slow, calls.registerMobile, form, { body: formBody });
    await codeSpent(() => send(slow, calls.smsRegisterCode, { mobileNo: mobile.mobileNum, countryDialingCode: '+63' }));
    expect((await send(slow, calls.bindMobile, bind, { token, body: bindBody })).success).toBe(true);
    expect(await registering).toMatchObject({ errorCode: 'register.mobile.taken', value: { field: 'mobileNum' } });
  });

  it("[REG-2] holds the form to the merchant's rules of the moment", async () => {
    const tryWith = (fields: object) => send(gateway, calls.registerMember, { ...registration, username: 'amihan2', ...fields });
    expect(await tryWith({ username: 'a1' })).toMatchObject({ errorCode: 'register.field.invalid', value: { field: 'username' } });
    expect(await tryWith({ email: 'not-an-address' })).toMatchObject({ value: { field: 'email' } });
    await dev(gateway, 'PUT', 'registration', { email: { ...RULES['email'], required: true } });
    expect(await tryWith({})).toMatchObject({ value: { field: 'email' } });
    expect((await tryWith({ email: 'a@b.c' })).success).toBe(true);
    expect(await tryWith({ email: 'a@b.c' })).toMatchObject({ errorCode: 'register.username.taken' });
  });

  it('[REG-13] takes no username registration while its flag is off', async () => {
    await dev(gateway, 'PUT', 'whitelabel', { USERNAMEREG3: '0' });
    expect((await send(gateway, calls.registerMember, { ...registration, username: 'amihan3' })).errorCode).toBe('function.not.available');
  });

  it('[REG-13] asks for a code on the username tab while REGMOBVERF3 is on', async () => {
    await dev(gateway, 'PUT', 'whitelabel', { REGMOBVERF3: '1' });
    const form = { ...registration, username: 'amihan4', mobileNum: '9175550001', countryDialingCode: '+63' };
    expect((await send(gateway, calls.registerMember, form)).errorCode).toBe('verification.code.wrong');
    await send(gateway, calls.smsRegisterCode, { mobileNo: form.mobileNum, countryDialingCode: '+63' });
    expect((await send(gateway, calls.registerMember, { ...form, verificationCode: await lastCode(gateway) })).success).toBe(true);
  });

  it('[REG-13] gives no token while DIRECTREG3 is off', async () => {
    await dev(gateway, 'PUT', 'whitelabel', { DIRECTREG3: '0' });
    expect((await send(gateway, calls.registerMember, { ...registration, username: 'amihan5', login: true })).value.token).toBeUndefined();
  });

  it('[REG-7] [API-6] makes one account when the answer was lost and the form is sent again', async () => {
    const form = { ...registration, username: 'amihan6' };
    const headers = { 'Idempotency-Key': 'form-6' };
    const first = await send(gateway, calls.registerMember, form, { headers });
    const second = await send(gateway, calls.registerMember, form, { headers });
    expect(second.value.customerId).toBe(first.value.customerId);
    expect((await send(gateway, calls.registerMember, { ...form, password: 'guessing' }, { headers })).errorCode).toBe(
      'idempotency.key.reused',
    );
  });

  it('[REG-6] knows affiliate codes', async () => {
    expect((await send(gateway, calls.checkAffiliate, { code: 'sinag88', domain: 'localhost' })).success).toBe(true);
    expect((await send(gateway, calls.checkAffiliate, { code: 'made-up', domain: 'localhost' })).errorCode).toBe('invitation_code_error');
  });
});
