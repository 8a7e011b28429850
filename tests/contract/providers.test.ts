import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROVIDER_STUBS } from '#gateway/api/index.ts';
import type { Fetch } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import { dev, firebaseToken, lastCode, send, standIn } from './support.ts';
import { gatewayWithVendors } from './vendors.ts';

const { gateway, clock, vendors, switchOn } = gatewayWithVendors({
  google: { clientId: 'our-client', issuer: 'https://accounts.google.com', jwksUrl: 'https://keys.example/jwks' },
  facebook: { appId: 'our-app', secret: 'our-secret', tokenUrl: 'https://graph.example/debug_token' },
});
afterEach(() => void vi.unstubAllEnvs());
const elsewhere = { merchant: 'elsewhere' };
const bySocial =
  (provider: 'google' | 'facebook') =>
  (token: string, options = {}) =>
    send(gateway, calls.socialLogin, { provider, token }, options);
const byGoogle = bySocial('google');
const byFacebook = bySocial('facebook');

/** What Google's button hands to the page. */
const credentialOf = async (email: string, clientId: string = PROVIDER_STUBS.google.clientId) =>
  (await standIn(gateway, '/dev/providers/google/token', { client_id: clientId, email, name: 'Amihan' }))['credential'] ?? '';

describe('a mobile proven by Firebase', () => {
  const mobile = { mobileNum: '9170000001', countryDialingCode: '+63' };
  const logIn = (firebaseIdToken: string | undefined, fields: object = {}) =>
    send(gateway, calls.login, { type: 'firebase', username: mobile.mobileNum, password: '123456', ...mobile, firebaseIdToken, ...fields });
  beforeEach(async () => {
    await switchOn('FIREBASESMS3');
  });

  it('[LOG-1] [LOG-6] logs in once, and never has to change a password', async () => {
    const token = await firebaseToken(gateway, '+639170000001');
    expect((await logIn(token)).value).toMatchObject({ userName: 'demo', defaultPassword: false, passwordExpired: false });
    expect((await logIn(token)).errorCode).toBe('provider.token.invalid');
  });

  it('[LOG-1] takes no token of another number, none that is old, none of another issuer, and not none', async () => {
    const [other, old] = [await firebaseToken(gateway, '+639170000002'), await firebaseToken(gateway, '+639170000001')];
    const { credential } = await standIn(gateway, '/dev/providers/google/token', {
      client_id: PROVIDER_STUBS.firebase.projectId,
      email: 'a@b.c',
    });
    const answers = await Promise.all([other, credential, undefined, 'a.b.c'].map(async (token) => (await logIn(token)).errorCode));
    expect(answers).toEqual(Array.from({ length: 4 }, () => 'provider.token.invalid'));
    clock.now += 3_700_000;
    expect((await logIn(old)).errorCode).toBe('provider.token.invalid');
  });

  it('[LOG-1] is there only while FIREBASESMS3 is on', async () => {
    const token = await firebaseToken(gateway, '+639170000001');
    await dev(gateway, 'PUT', 'whitelabel', { FIREBASESMS3: '0' });
    expect((await logIn(token)).errorCode).toBe('function.not.available');
  });

  it('[REG-8] registers by the token, and by no other code', async () => {
    const number = { mobileNum: '9175550009', countryDialingCode: '+63' };
    expect((await logIn(await firebaseToken(gateway, '+639175550009'), number)).errorCode).toBe('account.not.found');
    const form = { ...number, password: 'secret123', registerMethod: 'WEB', firebaseChannel: 'sms', login: true } as const;
    await send(gateway, calls.smsRegisterCode, { mobileNo: number.mobileNum, countryDialingCode: '+63' });
    const byCode = { ...form, verificationCode: await lastCode(gateway) };
    expect((await send(gateway, calls.registerMobile, byCode)).errorCode).toBe('verification.code.wrong');
    const foreign = { ...form, firebaseIdToken: await firebaseToken(gateway, '+639170000001') };
    expect(await send(gateway, calls.registerMobile, foreign)).toMatchObject({ value: { field: 'verificationCode' } });
    const made = await send(gateway, calls.registerMobile, { ...form, firebaseIdToken: await firebaseToken(gateway, '+639175550009') });
    expect(made.success).toBe(true);
    expect((await logIn(await firebaseToken(gateway, '+639175550009'), number)).value.id).toBe(made.value.customerId);
  });

  it.each([
    ['+15550000001', 'QUOTA_EXCEEDED'],
    ['+15550000002', 'TOO_MANY_ATTEMPTS_TRY_LATER'],
    ['+15550000003', 'OPERATION_NOT_ALLOWED'],
    ['+15550000004', 'CAPTCHA_CHECK_FAILED'],
    ['9170000001', 'INVALID_PHONE_NUMBER'],
    ['', 'MISSING_PHONE_NUMBER'],
  ])('[REG-10] the stand-in fails for %j as Firebase does', async (phoneNumber, message) => {
    const answer = await standIn(gateway, '/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode', { phoneNumber });
    expect(answer['error']).toMatchObject({ code: 400, message });
  });

  it('[REG-10] the stand-in takes a code once, of its own session, and not for long', async () => {
    const at = '/identitytoolkit.googleapis.com/v1/accounts';
    const { sessionInfo } = await standIn(gateway, `${at}:sendVerificationCode`, { phoneNumber: '+639170000001' });
    const code = await lastCode(gateway);
    const signIn = (input: object) => standIn(gateway, `${at}:signInWithPhoneNumber`, { sessionInfo, code, ...input });
    expect((await signIn({ code: 'wrong' }))['error']).toMatchObject({ message: 'INVALID_CODE' });
    expect((await signIn({ sessionInfo: 'made-up' }))['error']).toMatchObject({ message: 'INVALID_SESSION_INFO' });
    const { idToken } = await signIn({});
    expect((await signIn({}))['error']).toMatchObject({ message: 'INVALID_SESSION_INFO' });
    expect(Object(await standIn(gateway, `${at}:lookup`, { idToken })).users).toMatchObject([{ phoneNumber: '+639170000001' }]);
    const late = await standIn(gateway, `${at}:sendVerificationCode`, { phoneNumber: '+639170000001' });
    const lateCode = await lastCode(gateway);
    clock.now += 300_000;
    expect((await signIn({ sessionInfo: late['sessionInfo'], code: lateCode }))['error']).toMatchObject({ message: 'SESSION_EXPIRED' });
  });
});

describe('signing in with Google', () => {
  beforeEach(async () => {
    await switchOn('GOOGLELOGIN3');
  });

  it('[LOG-6] makes an account the first time and finds it the next', async () => {
    const first = await byGoogle(await credentialOf('amihan@example.com'));
    expect(first.value).toMatchObject({ firstTimeLogin: true, type: 0, userName: expect.stringMatching(/^g[0-9a-f]{15}$/) });
    expect((await send(gateway, calls.memberInfo, {}, { token: first.value.token })).value.nickname).toBe('Amihan');
    const second = await byGoogle(await credentialOf('amihan@example.com'));
    expect(second.value).toMatchObject({ id: first.value.id, firstTimeLogin: false });
    expect((await byGoogle(await credentialOf('another@example.com'))).value.id).not.toBe(first.value.id);
  });

  it('[LOG-6] makes one account of two sign-ins at once', async () => {
    const tokens = [await credentialOf('amihan@example.com'), await credentialOf('amihan@example.com')];
    const both = await Promise.all(tokens.map((token) => byGoogle(token)));
    expect(new Set(both.map(({ value }) => value.id)).size).toBe(1);
  });

  it('[LOG-6] takes no token twice, late, made for others, or forged', async () => {
    const used = await credentialOf('amihan@example.com');
    await byGoogle(used);
    expect((await byGoogle(used)).errorCode).toBe('provider.token.invalid');
    const stranger = await generateKeyPair('RS256');
    const claims = { iss: PROVIDER_STUBS.google.issuer, aud: PROVIDER_STUBS.google.clientId, sub: '1' };
    const now = Math.floor(clock.now / 1000);
    const forged = await new SignJWT({ ...claims, iat: now, exp: now + 60 })
      .setProtectedHeader({ alg: 'RS256', kid: 'standin' })
      .sign(stranger.privateKey);
    const parts = (await credentialOf('a@example.com')).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${parts[1]}.`;
    const old = await credentialOf('amihan@example.com');
    const bad = [await credentialOf('amihan@example.com', 'another-client'), forged, unsigned, 'nonsense'];
    const answers = await Promise.all(bad.map(async (token) => (await byGoogle(token)).errorCode));
    expect(answers).toEqual(Array.from({ length: 4 }, () => 'provider.token.invalid'));
    clock.now += 3_700_000;
    expect((await byGoogle(old)).errorCode).toBe('provider.token.invalid');
  });

  it('[LOG-16] is there only with its flag and for a merchant that is known to Google', async () => {
    await dev(gateway, 'PUT', 'whitelabel', { GOOGLELOGIN3: '0' });
    expect((await byGoogle(await credentialOf('a@example.com'))).errorCode).toBe('function.not.available');
    await switchOn('GOOGLELOGIN3', 'bare');
    expect((await byGoogle(await credentialOf('a@example.com'), { merchant: 'bare' })).errorCode).toBe('function.not.available');
  });

  it('[LOG-6] asks for the published keys, and refuses while they cannot be had, and what another issuer signed', async () => {
    await switchOn('GOOGLELOGIN3', 'elsewhere');
    const pair = await generateKeyPair('RS256', { extractable: true });
    const now = Math.floor(clock.now / 1000);
    const tokenFrom = (iss: string) =>
      new SignJWT({ iss, aud: 'our-client', sub: '77', iat: now, exp: now + 60 })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign(pair.privateKey);
    const token = await tokenFrom('https://accounts.google.com');
    vendors.answer = () => Promise.reject(new TypeError('fetch failed'));
    expect((await byGoogle(token, elsewhere)).errorCode).toBe('provider.token.invalid');
    const published = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    vendors.answer = async () => Response.json({ keys: [published] });
    expect((await byGoogle(await tokenFrom('https://accounts.example'), elsewhere)).errorCode).toBe('provider.token.invalid');
    expect((await byGoogle(token, elsewhere)).success).toBe(true);
    expect(vendors.asked.every(({ address }) => address === 'https://keys.example/jwks')).toBe(true);
  });
});

describe('signing in with Facebook', () => {
  it('[LOG-6] makes an account the first time and finds it the next', async () => {
    await switchOn('FACEBOOKLOGIN3');
    const tokenOf = async (app: string) =>
      (await standIn(gateway, '/dev/providers/facebook/token', { app_id: app, email: 'a@example.com' }))['accessToken'] ?? '';
    const first = await byFacebook(await tokenOf(PROVIDER_STUBS.facebook.appId));
    expect(first.value.userName).toMatch(/^f[0-9a-f]{15}$/);
    expect((await byFacebook(await tokenOf(PROVIDER_STUBS.facebook.appId))).value.id).toBe(first.value.id);
    expect((await byFacebook(await tokenOf('another-app'))).errorCode).toBe('provider.token.invalid');
    expect((await byFacebook('made-up')).errorCode).toBe('provider.token.invalid');
    await dev(gateway, 'PUT', 'whitelabel', { FACEBOOKLOGIN3: '0' });
    expect((await byFacebook(await tokenOf(PROVIDER_STUBS.facebook.appId))).errorCode).toBe('function.not.available');
  });

  it.each<[string, Fetch]>([
    ['says no', async () => Response.json({ data: { is_valid: false } })],
    ['speaks of another app', async () => Response.json({ data: { is_valid: true, app_id: 'theirs', user_id: '1' } })],
    ['names nobody', async () => Response.json({ data: { is_valid: true, app_id: 'our-app' } })],
    ['fails', async () => new Response('', { status: 500 })],
    ['is not to be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('[LOG-6] refuses when Facebook %s', async (_how, answer) => {
    await switchOn('FACEBOOKLOGIN3', 'elsewhere');
    vendors.answer = answer;
    expect(await byFacebook('token', elsewhere)).toMatchObject({ status: 200, errorCode: 'provider.token.invalid' });
    expect(new URL(vendors.asked[0]?.address ?? '').searchParams.get('access_token')).toBe('our-app|our-secret');
  });
});

describe("the stand-ins' doors", () => {
  it.each([
    '/dev/providers/jwks',
    '/dev/providers/gt4.js',
    '/identitytoolkit.googleapis.com/v1/recaptchaParams',
    '/identitytoolkit.googleapis.com/v2/recaptchaConfig',
  ])('[SEC-7] %s opens on this machine only, and never in production', async (path) => {
    const from = (remoteAddress: string) =>
      gateway.fetch(new Request(`http://localhost:8080${path}`), { incoming: { socket: { remoteAddress, destroy: () => {} } } });
    expect((await from('127.0.0.1')).status).toBe(200);
    expect((await from('203.0.113.5')).status).toBe(403);
    vi.stubEnv('NODE_ENV', 'production');
    expect((await from('127.0.0.1')).status).toBe(403);
  });
});
