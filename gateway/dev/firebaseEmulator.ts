import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import { HEADER } from '#site/api/contract/envelope.ts';
import type { Gateway, MerchantSeed } from '../api/context.ts';
import type { Connection } from '../api/faults.ts';
import { newCode, newToken } from '../api/random.ts';
import { post } from '../api/verification.ts';
import { loopbackOnly } from './guard.ts';
import { bodyOf, PROVIDER_STUBS } from './providers.ts';
import type { Signer } from './standInKey.ts';

/** Hosts of Firebase's services, which the SDK sends as the first path segment to its emulator. */
export const FIREBASE_PREFIXES = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'] as const;

type Env = { Bindings: Connection };

const CODE_MS = 300_000;
const CODE_DIGITS = 6;
const CODE_ATTEMPTS = 5;
const TOKEN_S = '3600';

/** Numbers that fail on purpose, each in a different way. */
const FAILING: Readonly<Record<string, string>> = {
  '+15550000001': 'QUOTA_EXCEEDED',
  '+15550000002': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  '+15550000003': 'OPERATION_NOT_ALLOWED',
  '+15550000004': 'CAPTCHA_CHECK_FAILED',
};

const text = v.pipe(v.string(), v.maxLength(4096));
const sendBody = v.object({ phoneNumber: v.optional(text, '') });
const signInBody = v.object({ sessionInfo: v.optional(text, ''), code: v.optional(text, '') });
const lookupBody = v.object({ idToken: text });

/** The part of Firebase Authentication needed for signing in with a mobile number; see `providers.ts`. */
export function firebaseEmulator(gateway: Gateway, merchants: ReadonlyMap<string, MerchantSeed>, signer: Signer): Hono<Env> {
  const { now, random } = gateway;
  const app = new Hono<Env>();
  const sessions = new Map<string, { phone: string; code: string; attempts: number; expiresAt: number }>();
  /** Phone numbers by issued refresh token and ID token. */
  const phones = new Map<string, string>();
  for (const prefix of FIREBASE_PREFIXES) app.use(`${prefix}/*`, loopbackOnly);

  app.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig', (c) =>
    c.json({
      recaptchaKey: 'projects/standin/keys/standin',
      recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
    }),
  );
  app.get('/identitytoolkit.googleapis.com/v1/recaptchaParams', (c) => c.json({ recaptchaSiteKey: 'standin' }));

  app.post('/identitytoolkit.googleapis.com/v1/:call{accounts:[a-zA-Z]+}', async (c) => {
    switch (c.req.param('call')) {
      case 'accounts:sendVerificationCode':
        return sendVerificationCode(c);
      case 'accounts:signInWithPhoneNumber':
        return signInWithPhoneNumber(c);
      case 'accounts:lookup':
        return lookup(c);
      default:
        return failed(c, 'OPERATION_NOT_ALLOWED');
    }
  });

  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const form = await c.req.parseBody();
    const refreshToken = String(form['refresh_token']);
    const phone = phones.get(refreshToken);
    if (phone === undefined) return failed(c, 'INVALID_REFRESH_TOKEN');
    const idToken = await idTokenOf(phone);
    const answer = { access_token: idToken, id_token: idToken, expires_in: TOKEN_S, refresh_token: refreshToken, token_type: 'Bearer' };
    return c.json({ ...answer, user_id: uidOf(phone), project_id: PROVIDER_STUBS.firebase.projectId });
  });
  return app;

  async function sendVerificationCode(c: Context<Env>): Promise<Response> {
    const phone = (await bodyOf(c, sendBody))?.phoneNumber ?? '';
    if (phone === '') return failed(c, 'MISSING_PHONE_NUMBER');
    if (!/^\+[1-9]\d{6,14}$/.test(phone)) return failed(c, 'INVALID_PHONE_NUMBER');
    const failure = FAILING[phone];
    if (failure !== undefined) return failed(c, failure);
    const [only] = merchants.size === 1 ? merchants.keys() : [];
    const merchant = merchants.get(c.req.header(HEADER.merchant) ?? only ?? '');
    if (merchant === undefined) return failed(c, 'PROJECT_NOT_FOUND');
    const code = newCode(random, CODE_DIGITS);
    const sessionInfo = newToken(random);
    sessions.set(sessionInfo, { phone, code, attempts: 0, expiresAt: now() + CODE_MS });
    const message = {
      kind: 'sms',
      recipient: phone.slice(1),
      body: `${code} is your verification code (Firebase stand-in).`,
      code,
    } as const;
    post({ ...gateway, merchant }, message);
    return c.json({ sessionInfo });
  }

  async function signInWithPhoneNumber(c: Context<Env>): Promise<Response> {
    const { sessionInfo = '', code = '' } = (await bodyOf(c, signInBody)) ?? {};
    const session = sessions.get(sessionInfo);
    if (session === undefined) return failed(c, 'INVALID_SESSION_INFO');
    if (code === '') return failed(c, 'MISSING_CODE');
    if (session.expiresAt <= now() || session.attempts >= CODE_ATTEMPTS) return failed(c, 'SESSION_EXPIRED');
    session.attempts += 1;
    if (session.code !== code) return failed(c, 'INVALID_CODE');
    sessions.delete(sessionInfo);
    const { phone } = session;
    const refreshToken = newToken(random);
    phones.set(refreshToken, phone);
    const idToken = await idTokenOf(phone);
    return c.json({ idToken, refreshToken, expiresIn: TOKEN_S, localId: uidOf(phone), isNewUser: false, phoneNumber: phone });
  }

  async function lookup(c: Context<Env>): Promise<Response> {
    const phone = phones.get((await bodyOf(c, lookupBody))?.idToken ?? '');
    if (phone === undefined) return failed(c, 'INVALID_ID_TOKEN');
    const at = String(now());
    const providerUserInfo = [{ providerId: 'phone', rawId: phone, phoneNumber: phone }];
    return c.json({ users: [{ localId: uidOf(phone), phoneNumber: phone, providerUserInfo, lastLoginAt: at, createdAt: at }] });
  }

  async function idTokenOf(phone: string): Promise<string> {
    const uid = uidOf(phone);
    const { issuer: iss, projectId: aud } = PROVIDER_STUBS.firebase;
    const firebase = { identities: { phone: [phone] }, sign_in_provider: 'phone' };
    const authTime = Math.floor(now() / 1000);
    const token = await signer.sign({
      iss,
      aud,
      sub: uid,
      user_id: uid,
      auth_time: authTime,
      phone_number: phone,
      firebase,
      jti: newToken(random),
    });
    phones.set(token, phone);
    return token;
  }
}

function uidOf(phone: string): string {
  return createHash('sha256').update(phone).digest('base64url').slice(0, 28);
}

/** An error in Firebase's format; the SDK makes an `auth/…` code of its message. */
function failed(c: Context<Env>, message: string): Response {
  return c.json({ error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } }, 400);
}
