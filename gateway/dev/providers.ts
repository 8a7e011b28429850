/**
 * Mocks of GeeTest, Firebase, Google and Facebook, so that every flow that needs one of them runs on this machine
 * without the internet. They respond on loopback only and never in production, like the panel. All on the site's own origin.
 *
 * Scripts: any `gateway/dev/providers/<name>.js` is served as `/dev/providers/<name>.js`, read for each request.
 *
 * GeeTest (`gt4.js` replaces the vendor's loader):
 *   POST /dev/providers/geetest/verify    JSON {captcha_id} → the result {captcha_id, lot_number, captcha_output, pass_token,
 *                                         gen_time}, valid once, for ten minutes. The widget calls this when it is solved.
 *   POST /dev/providers/geetest/validate  called by the gateway; responds as `gcaptcha4.geetest.com/validate` does: {status,
 *                                         result: 'success' | 'fail', reason}.
 *   The public id comes from the call `geetestId` (`GET /wps/captcha/geetest?product=login|register` → value.gt).
 *
 * Firebase: `connectAuthEmulator(auth, location.origin, {disableWarnings: true})`. The SDK drops any path of that address, so
 * the emulator is at the origin's root, where the SDK sends its requests:
 *   GET  /identitytoolkit.googleapis.com/v2/recaptchaConfig, /v1/recaptchaParams
 *   POST /identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode   {phoneNumber} → {sessionInfo}; the code is in the outbox
 *   POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber  {sessionInfo, code} → {idToken, refreshToken, …}
 *   POST /identitytoolkit.googleapis.com/v1/accounts:lookup                 {idToken} → {users}
 *   POST /securetoken.googleapis.com/v1/token                               refresh
 *   The outbox is the one of the merchant that the page belongs to. Errors have Firebase's names (`INVALID_CODE`,
 *   `SESSION_EXPIRED`, `INVALID_PHONE_NUMBER`, `TOO_MANY_ATTEMPTS_TRY_LATER`), which the SDK turns into `auth/…` codes.
 *   Numbers that fail on purpose: +15550000001 quota, +15550000002 too many requests, +15550000003 operation not allowed,
 *   +15550000004 captcha check failed. `apiKey` can be any text; `projectId` must be `PROVIDER_STUBS.firebase.projectId`.
 *
 * Google (`gsi.js` replaces `accounts.google.com/gsi/client`):
 *   POST /dev/providers/google/token      JSON {client_id, email, name?} → {credential}, an ID token signed with the key of
 *   GET  /dev/providers/jwks              which serves Google and Firebase alike
 *
 * Facebook (`fb.js` replaces `connect.facebook.net/…/sdk.js`):
 *   POST /dev/providers/facebook/token        JSON {app_id, email, name?} → {accessToken, userID, expiresIn}, as in `authResponse`
 *   GET  /dev/providers/facebook/debug_token  ?input_token= → {data: {is_valid, app_id, user_id, expires_at}}, as Graph responds
 *
 * Google's tag (`gtag.js` replaces `www.googletagmanager.com/gtag/js`):
 *   POST /dev/providers/collect  ?tid=&en=&dl=&dt= receives an event, empty response
 *
 * A merchant uses them by `script` addresses below `/dev/providers/` and Firebase's `emulator: true` in its `providers`, with
 * the public ids of `PROVIDER_STUBS`; the gateway then calls the mock instead of the vendor.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Gateway, MerchantProviders } from '../api/context.ts';
import type { Connection } from '../api/faults.ts';
import { newToken } from '../api/random.ts';
import { loopbackOnly } from './guard.ts';
import type { Signer } from './standInKey.ts';

const FIREBASE_PROJECT = 'standin-firebase';
const JWKS = '/dev/providers/jwks';

/** The mocks as a merchant's providers. Keys and secrets are no secrets here: they only work on this machine. */
export const PROVIDER_STUBS = {
  geetest: { id: 'standin-geetest', key: 'standin-geetest-key', validateUrl: '/dev/providers/geetest/validate' },
  firebase: { projectId: FIREBASE_PROJECT, issuer: `https://securetoken.google.com/${FIREBASE_PROJECT}`, jwksUrl: JWKS },
  google: { clientId: 'standin-google', issuer: 'https://accounts.google.com', jwksUrl: JWKS },
  analytics: { gtagId: 'G-STANDIN' },
  facebook: { appId: 'standin-facebook', secret: 'standin-facebook-secret', tokenUrl: '/dev/providers/facebook/debug_token' },
} as const satisfies Required<MerchantProviders>;

const TEN_MINUTES_MS = 600_000;
const HOUR_S = 3600;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
const verifyBody = v.object({ captcha_id: text });
const googleBody = v.object({ client_id: text, email: text, name: v.optional(text) });
const facebookBody = v.object({ app_id: text, email: text });

/** All but Firebase, below `/dev/providers`. */
export function providerRoutes({ now, random }: Gateway, signer: Signer): Hono<{ Bindings: Connection }> {
  const app = new Hono<{ Bindings: Connection }>();
  /** When each GeeTest result expires, by its `pass_token`, with its lot number. */
  const passes = new Map<string, { lot: string; expiresAt: number }>();
  const facebookTokens = new Map<string, { app: string; user: string; expiresAt: number }>();
  app.use('*', loopbackOnly);

  app.get('/:file{[a-z0-9]+\\.js}', (c) => {
    try {
      const script = readFileSync(join(import.meta.dirname, 'providers', c.req.param('file')), 'utf8');
      return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });
    } catch {
      return c.notFound();
    }
  });

  // Events that Google's tag would send to its vendor.
  app.post('/collect', (c) => c.body(null, 204));

  app.post('/geetest/verify', async (c) => {
    const body = await bodyOf(c, verifyBody);
    if (body === undefined) return c.json({ status: 'error', code: '60101', msg: 'captcha_id is missing' }, 400);
    const lot = newToken(random);
    const pass = newToken(random);
    passes.set(pass, { lot, expiresAt: now() + TEN_MINUTES_MS });
    const genTime = String(Math.floor(now() / 1000));
    return c.json({ captcha_id: body.captcha_id, lot_number: lot, captcha_output: newToken(random), pass_token: pass, gen_time: genTime });
  });

  app.post('/geetest/validate', async (c) => {
    const form = await c.req.parseBody();
    const lot = String(form['lot_number']);
    const pass = String(form['pass_token']);
    if (form['sign_token'] !== createHmac('sha256', PROVIDER_STUBS.geetest.key).update(lot).digest('hex')) {
      return c.json({ status: 'error', code: '-50005', msg: 'illegal gen_time', desc: { type: 'defined error' } });
    }
    const known = passes.get(pass);
    passes.delete(pass);
    const good = known !== undefined && known.lot === lot && known.expiresAt > now();
    return c.json({ status: 'success', result: good ? 'success' : 'fail', reason: good ? '' : 'pass_token expire', captcha_args: {} });
  });

  app.get('/jwks', async (c) => c.json(await signer.published()));

  app.post('/google/token', async (c) => {
    const body = await bodyOf(c, googleBody);
    if (body === undefined) return c.json({ error: 'invalid_request' }, 400);
    const { client_id: aud, email, name } = body;
    const claims = {
      iss: PROVIDER_STUBS.google.issuer,
      aud,
      azp: aud,
      sub: userId(email),
      email,
      email_verified: true,
      name: name ?? email,
    };
    return c.json({ credential: await signer.sign({ ...claims, jti: newToken(random) }) });
  });

  app.post('/facebook/token', async (c) => {
    const body = await bodyOf(c, facebookBody);
    if (body === undefined) return c.json({ error: { message: 'Invalid request', code: 100 } }, 400);
    const user = userId(body.email);
    const accessToken = newToken(random);
    facebookTokens.set(accessToken, { app: body.app_id, user, expiresAt: Math.floor(now() / 1000) + HOUR_S });
    return c.json({ accessToken, userID: user, expiresIn: HOUR_S });
  });

  app.get('/facebook/debug_token', (c) => {
    const { appId, secret } = PROVIDER_STUBS.facebook;
    if (c.req.query('access_token') !== `${appId}|${secret}`)
      return c.json({ error: { message: 'Invalid OAuth access token', code: 190 } }, 400);
    const found = facebookTokens.get(c.req.query('input_token') ?? '');
    const isValid = found !== undefined && found.expiresAt * 1000 > now();
    const known = found && { app_id: found.app, user_id: found.user, expires_at: found.expiresAt };
    return c.json({ data: { is_valid: isValid, ...known } });
  });

  return app;
}

/** The JSON body, if it matches the schema. */
export async function bodyOf<Schema extends v.GenericSchema>(c: Context, schema: Schema): Promise<v.InferOutput<Schema> | undefined> {
  const checked = v.safeParse(schema, await c.req.json().catch(() => undefined));
  return checked.success ? checked.output : undefined;
}

/** The same address is the same user, with a numeric id as these providers use. */
function userId(email: string): string {
  return BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`).toString();
}
