import { describe, expect, it } from 'vitest';
import { SEED_PAYMENT_PASSWORD } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { Call, CallInput } from '#site/api/contract/index.ts';
import { dev, gatewayOfFile, lastCode, outbox, PASSWORD, send, tokenOf } from './support.ts';

const { gateway, clock } = gatewayOfFile();
const MINUTE = 60_000;
const PAYMENT = { newPassword: '135791', confirmNewPassword: '135791' };
const BY_PASSWORD = { by: 'password', answer: PASSWORD } as const;
const NUMBER = { mobileNum: '0917 555 0001', countryDialingCode: '+63' };
const OF_DEMO = { mobileNum: '9170000001', countryDialingCode: '+63' };

const asking = <C extends Call>(row: C) => {
  return async (token: string, input: CallInput<C>, headers: Record<string, string> = {}) => send(gateway, row, input, { token, headers });
};
const config = async (token: string) => (await send(gateway, calls.securityConfig, {}, { token })).value;
const setPayment = asking(calls.setPaymentPassword);
const changePayment = asking(calls.changePaymentPassword);
const [emailCode, mobileCode, ownerCode] = [asking(calls.emailCode), asking(calls.mobileCode), asking(calls.ownerCode)];
const [bindEmail, bindMobile] = [asking(calls.bindEmail), asking(calls.bindMobile)];

async function codeFor(what: Promise<{ success: boolean }>): Promise<string> {
  expect((await what).success).toBe(true);
  return lastCode(gateway);
}

describe('who the member is', () => {
  it('[MEM-2] the overview masks what others must not read, and says what is set', async () => {
    expect(await config(await tokenOf(gateway, 'demo'))).toMatchObject({
      account: 'demo',
      nickname: 'Dalisay',
      rank: 'Silver',
      realName: null,
      email: 'd***@e***.com',
      mobile: '********0001',
      paymentPassword: { set: true, lockedUntil: null },
      authenticator: false,
      proofs: ['password', 'sms', 'email'],
    });
    const fresh = await config(await tokenOf(gateway, 'fresh'));
    expect(fresh).toMatchObject({ mobile: null, paymentPassword: { set: false, lockedUntil: null }, proofs: ['password', 'email'] });
    expect(JSON.stringify(fresh)).not.toContain('fresh@example.com');
  });

  it('[MEM-2] the real name of a registration is masked', async () => {
    await dev(gateway, 'PUT', 'registration', {
      username: { enabled: true, required: true, minLength: 4, maxLength: 16, acceptedPattern: '*', patternId: 0 },
      payeeName: { enabled: true, required: true, minLength: 2, maxLength: 60, acceptedPattern: '*', patternId: 0 },
    });
    const who = { username: 'maria88', password: 'secret123', payeeName: 'Maria Santos', login: true, registerMethod: 'WEB' } as const;
    const { value } = await send(gateway, calls.registerMember, who);
    expect(await config(value.token ?? '')).toMatchObject({ realName: 'Ma***s', email: null, proofs: ['password'] });
  });

  it.each([
    ['Bituin ng Gabi', true],
    ['星の夜', true],
    ['A', false],
    ['a'.repeat(21), false],
    ['<b>Bo</b>', false],
    ['https://win.example', false],
    ['two\nlines', false],
    ['\u3164'.repeat(4), false],
    ['\u200B'.repeat(4), false],
    ['\u2800'.repeat(4), false],
    ['\u115F\u1160'.repeat(2), false],
  ])('[MEM-2] nickname %j: %s', async (nickname, taken) => {
    const token = await tokenOf(gateway, 'demo');
    const answer = await send(gateway, calls.changeNickname, { nickname }, { token });
    expect(answer.success).toBe(taken);
    if (!taken) expect(answer).toMatchObject({ errorCode: 'register.field.invalid', value: { field: 'nickname' } });
    expect((await send(gateway, calls.memberInfo, {}, { token })).value.nickname).toBe(taken ? nickname : 'Dalisay');
  });

  it('[MEM-2] an avatar is one of those that are drawn, and member info has it at once', async () => {
    const token = await tokenOf(gateway, 'demo');
    const { icon, icons } = (await send(gateway, calls.memberIcon, {}, { token })).value;
    expect(icon).toBeNull();
    expect(icons.length).toBeGreaterThan(8);
    const [wanted] = icons;
    expect((await send(gateway, calls.chooseIcon, { icon: wanted?.id ?? '' }, { token })).success).toBe(true);
    expect((await send(gateway, calls.memberInfo, {}, { token })).value.icon).toBe(wanted?.url);
    expect((await send(gateway, calls.memberIcon, {}, { token })).value.icon).toBe(wanted?.id);
    for (const { url } of icons) {
      const picture = await gateway.fetch(new Request(`http://localhost:8080${url}`));
      expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    }
    for (const unknown of ['../secret', 'constructor', '']) {
      expect((await send(gateway, calls.chooseIcon, { icon: unknown }, { token })).errorCode).toBe('register.field.invalid');
    }
    expect((await gateway.fetch(new Request('http://localhost:8080/art/avatar/constructor.svg'))).status).toBe(404);
  });
});

describe('the payment password', () => {
  it('[MEM-2] is set with the login password, once; a wrong one, another confirmation and a bad form are told by field', async () => {
    const token = await tokenOf(gateway, 'fresh');
    const wrong = { by: 'password', answer: 'not-the-one' } as const;
    expect(await setPayment(token, { ...PAYMENT, proof: wrong })).toMatchObject({
      errorCode: 'password.old.wrong',
      value: { field: 'proof' },
    });
    expect(await setPayment(token, { newPassword: '135791', confirmNewPassword: '135792', proof: BY_PASSWORD })).toMatchObject({
      value: { field: 'confirmNewPassword' },
    });
    for (const text of ['12345', '1234567', 'abcdef']) {
      const refused = await setPayment(token, { newPassword: text, confirmNewPassword: text, proof: BY_PASSWORD });
      expect(refused).toMatchObject({ errorCode: 'register.field.invalid', value: { field: 'newPassword' } });
    }
    expect((await config(token)).paymentPassword.set).toBe(false);
    expect((await setPayment(token, { ...PAYMENT, proof: BY_PASSWORD })).success).toBe(true);
    expect((await config(token)).paymentPassword.set).toBe(true);
    // From now on the login password alone replaces nothing.
    const again = await setPayment(token, { newPassword: '222222', confirmNewPassword: '222222', proof: BY_PASSWORD });
    expect(again).toMatchObject({ errorCode: 'register.field.invalid', value: { field: 'proof' } });
    const changed = { oldPassword: '135791', newPassword: '864202', confirmNewPassword: '864202' };
    expect((await changePayment(token, changed)).success).toBe(true);
  });

  it('[MEM-2] its form is the registration rule, where there is one; it is never the login password', async () => {
    const rule = { enabled: false, required: false, minLength: 8, maxLength: 12, acceptedPattern: '^[A-Za-z0-9]+$', patternId: 4 };
    await dev(gateway, 'PUT', 'registration', { paymentPassword: rule });
    const token = await tokenOf(gateway, 'fresh');
    const typed = (text: string) => setPayment(token, { newPassword: text, confirmNewPassword: text, proof: BY_PASSWORD });
    expect((await typed('135791')).errorCode).toBe('register.field.invalid');
    expect(await typed(PASSWORD)).toMatchObject({ errorCode: 'password.same', value: { field: 'newPassword' } });
    expect((await typed('Moon2027')).success).toBe(true);
  });

  it('[MEM-2] a forgotten one is replaced by a code to what is bound, which also ends its lock', async () => {
    const token = await tokenOf(gateway, 'demo');
    const guess = { oldPassword: '000000', ...PAYMENT };
    expect(await changePayment(token, guess)).toMatchObject({
      errorCode: 'payment.password.wrong',
      value: { left: 2, field: 'oldPassword' },
    });
    await changePayment(token, guess);
    expect(await changePayment(token, guess)).toMatchObject({ errorCode: 'payment.password.locked', value: { field: 'oldPassword' } });
    // Locked to the right one, too, and the overview says until when.
    expect((await changePayment(token, { ...guess, oldPassword: SEED_PAYMENT_PASSWORD })).errorCode).toBe('payment.password.locked');
    expect((await config(token)).paymentPassword.lockedUntil).toBe(clock.now + 30 * MINUTE);

    const code = await codeFor(ownerCode(token, { by: 'sms' }));
    const wrong = { by: 'sms', answer: code === '000000' ? '111111' : '000000' } as const;
    expect(await setPayment(token, { ...PAYMENT, proof: wrong })).toMatchObject({
      errorCode: 'verification.code.wrong',
      value: { field: 'proof' },
    });
    expect((await setPayment(token, { ...PAYMENT, proof: { by: 'sms', answer: code } })).success).toBe(true);
    expect((await config(token)).paymentPassword.lockedUntil).toBeNull();
    // The code was good once.
    const next = { newPassword: '864202', confirmNewPassword: '864202' };
    expect((await setPayment(token, { ...next, proof: { by: 'sms', answer: code } })).errorCode).toBe('verification.code.wrong');
    expect((await changePayment(token, { oldPassword: '135791', ...next })).success).toBe(true);
    expect((await changePayment(token, { oldPassword: '864202', ...next })).errorCode).toBe('password.same');
  });

  it('[MEM-2] a lock ends by itself, and a code for one purpose opens no other', async () => {
    const token = await tokenOf(gateway, 'demo');
    for (let attempt = 0; attempt < 3; attempt += 1) await changePayment(token, { oldPassword: '000000', ...PAYMENT });
    clock.now += 30 * MINUTE;
    expect((await changePayment(token, { oldPassword: SEED_PAYMENT_PASSWORD, ...PAYMENT })).success).toBe(true);
    const code = await codeFor(send(gateway, calls.smsLoginCode, OF_DEMO));
    const next = { newPassword: '864202', confirmNewPassword: '864202' };
    expect((await setPayment(token, { ...next, proof: { by: 'sms', answer: code } })).errorCode).toBe('verification.code.wrong');
  });

  it('[MEM-2] [ERR-3] sent again after its answer was lost, it happens once', async () => {
    const token = await tokenOf(gateway, 'demo');
    const input = { oldPassword: SEED_PAYMENT_PASSWORD, ...PAYMENT };
    const again = { 'Idempotency-Key': 'payment-1' };
    await dev(gateway, 'POST', 'faults', { call: 'changePaymentPassword', kind: 'drop-after', times: 1 });
    const lost = await send(gateway, calls.changePaymentPassword, input, { token, headers: again }).catch(() => 'lost');
    expect(lost).toBe('lost');
    // The old one is not right any more, and yet the answer is that of the first time.
    expect((await changePayment(token, input, again)).success).toBe(true);
    expect((await changePayment(token, input, { 'Idempotency-Key': 'payment-2' })).errorCode).toBe('payment.password.wrong');
  });
});

describe('e-mail and mobile', () => {
  it('[MEM-2] an e-mail is changed by its own code and a proof; the one before is told', async () => {
    const token = await tokenOf(gateway, 'demo');
    const email = 'new.home@example.org';
    const code = await codeFor(emailCode(token, { email }));
    expect((await outbox(gateway)).sent[0]).toMatchObject({ kind: 'email', recipient: email });
    expect(await bindEmail(token, { email, verificationCode: code })).toMatchObject({ value: { field: 'proof' } });
    const wrong = { email, verificationCode: code, proof: { by: 'password', answer: 'not-the-one' } } as const;
    expect(await bindEmail(token, wrong)).toMatchObject({ errorCode: 'password.old.wrong', value: { field: 'proof' } });
    // Neither slip has cost the code.
    expect((await bindEmail(token, { email, verificationCode: code, proof: BY_PASSWORD })).success).toBe(true);
    expect((await config(token)).email).toBe('n***@e***.org');
    expect((await outbox(gateway)).sent[0]).toMatchObject({ recipient: 'demo@example.com', body: expect.stringContaining('changed') });
    expect((await emailCode(token, { email })).errorCode).toBe('member.contact.same');
  });

  it('[MEM-2] a wrong and an expired code bind nothing, and cost nothing of a proof that was right', async () => {
    const token = await tokenOf(gateway, 'demo');
    const email = 'later@example.org';
    const code = await codeFor(emailCode(token, { email }));
    const proof = { by: 'sms', answer: await codeFor(ownerCode(token, { by: 'sms' })) } as const;
    const wrong = code === '000000' ? '111111' : '000000';
    const refused = { errorCode: 'verification.code.wrong', value: { field: 'verificationCode' } };
    expect(await bindEmail(token, { email, verificationCode: wrong, proof })).toMatchObject(refused);
    expect((await bindEmail(token, { email: 'other@example.org', verificationCode: code, proof })).errorCode).toBe(refused.errorCode);
    clock.now += 10 * MINUTE;
    expect(await bindEmail(token, { email, verificationCode: code, proof: BY_PASSWORD })).toMatchObject(refused);
    expect((await config(token)).email).toBe('d***@e***.com');
  });

  it('[MEM-2] a proof by code is left when the other code was wrong, and spent with the binding', async () => {
    const token = await tokenOf(gateway, 'demo');
    const email = 'kept@example.org';
    const code = await codeFor(emailCode(token, { email }));
    const proof = { by: 'sms', answer: await codeFor(ownerCode(token, { by: 'sms' })) } as const;
    await bindEmail(token, { email, verificationCode: code === '000000' ? '111111' : '000000', proof });
    expect((await bindEmail(token, { email, verificationCode: code, proof })).success).toBe(true);
    const second = await codeFor(emailCode(token, { email: 'again@example.org' }));
    const answer = await bindEmail(token, { email: 'again@example.org', verificationCode: second, proof });
    expect(answer).toMatchObject({ errorCode: 'verification.code.wrong', value: { field: 'proof' } });
  });

  it('[MEM-2] the first mobile needs no proof; logins go by it at once, and it is masked', async () => {
    const token = await tokenOf(gateway, 'fresh');
    const code = await codeFor(mobileCode(token, NUMBER));
    expect((await outbox(gateway)).sent[0]).toMatchObject({ kind: 'sms', recipient: '639175550001' });
    expect((await bindMobile(token, { ...NUMBER, verificationCode: code })).success).toBe(true);
    expect((await config(token)).mobile).toBe('********0001');
    clock.now += 2000;
    const loginCode = await codeFor(send(gateway, calls.smsLoginCode, NUMBER));
    const login = { type: 'sms', username: NUMBER.mobileNum, password: loginCode, ...NUMBER } as const;
    expect((await send(gateway, calls.login, login)).value.userName).toBe('fresh');
  });

  it("[MEM-2] a mobile of another account is refused before a code is sent, and when it was taken meanwhile; one's own is, too", async () => {
    const [fresh, vip] = [await tokenOf(gateway, 'fresh'), await tokenOf(gateway, 'vip')];
    const taken = { errorCode: 'register.mobile.taken', value: { field: 'mobileNum' } };
    const before = (await outbox(gateway)).sent.length;
    expect(await mobileCode(fresh, OF_DEMO)).toMatchObject(taken);
    expect((await outbox(gateway)).sent).toHaveLength(before);
    expect((await mobileCode(await tokenOf(gateway, 'demo'), OF_DEMO)).errorCode).toBe('member.contact.same');
    const code = await codeFor(mobileCode(fresh, NUMBER));
    expect((await bindMobile(vip, { ...NUMBER, verificationCode: code })).success).toBe(true);
    expect(await bindMobile(fresh, { ...NUMBER, verificationCode: code })).toMatchObject(taken);
  });

  it('[MEM-2] of two who bind a number at the same time, one is told that it is taken, though a password was being compared', async () => {
    const [demo, fresh] = [await tokenOf(gateway, 'demo'), await tokenOf(gateway, 'fresh')];
    const verificationCode = await codeFor(mobileCode(demo, NUMBER));
    const both = await Promise.all([
      bindMobile(demo, { ...NUMBER, verificationCode, proof: BY_PASSWORD }),
      bindMobile(fresh, { ...NUMBER, verificationCode }),
    ]);
    expect(both.map(({ success }) => success).toSorted()).toEqual([false, true]);
    expect(both.find(({ success }) => !success)).toMatchObject({ errorCode: 'register.mobile.taken', value: { field: 'mobileNum' } });
  });

  it('[MEM-2] [API-6] codes are throttled, and guessing them ends', async () => {
    const token = await tokenOf(gateway, 'fresh');
    const code = await codeFor(mobileCode(token, NUMBER));
    expect((await mobileCode(token, NUMBER)).errorCode).toBe('verification.not.sent');
    const guess = { ...NUMBER, verificationCode: code === '000000' ? '111111' : '000000' };
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await bindMobile(token, guess)).errorCode).toBe('verification.code.wrong');
    // Five wrong ones spend it.
    expect((await bindMobile(token, { ...NUMBER, verificationCode: code })).errorCode).toBe('verification.code.wrong');
    for (let attempt = 0; attempt < 9; attempt += 1) await bindMobile(token, guess);
    clock.now += 1000;
    const next = await codeFor(mobileCode(token, NUMBER));
    expect((await bindMobile(token, { ...NUMBER, verificationCode: next })).errorCode).toBe('request.too.many');
    clock.now += 60 * MINUTE;
    const last = await codeFor(mobileCode(token, NUMBER));
    expect((await bindMobile(token, { ...NUMBER, verificationCode: last })).success).toBe(true);
  });

  it.each([
    ['no mailbox', () => emailCode, { email: 'nobody' }, 'email'],
    ['too short a number', () => mobileCode, { mobileNum: '12', countryDialingCode: '' }, 'mobileNum'],
    ['letters', () => mobileCode, { mobileNum: 'abcdefgh', countryDialingCode: '+63' }, 'mobileNum'],
  ])('[MEM-2] %s gets no code', async (_what, row, input, field) => {
    const answer = await row()(await tokenOf(gateway, 'fresh'), input as never);
    expect(answer).toMatchObject({ errorCode: 'register.field.invalid', value: { field } });
  });

  it('[MEM-2] [ERR-3] a binding that is sent again after its answer was lost happens once', async () => {
    const token = await tokenOf(gateway, 'fresh');
    const input = { ...NUMBER, verificationCode: await codeFor(mobileCode(token, NUMBER)) };
    const again = { 'Idempotency-Key': 'bind-1' };
    expect((await bindMobile(token, input, again)).success).toBe(true);
    // Without the key it would be told that the number is its own already.
    expect((await bindMobile(token, input, again)).success).toBe(true);
    expect((await bindMobile(token, input, { 'Idempotency-Key': 'bind-2' })).errorCode).toBe('member.contact.same');
  });
});
