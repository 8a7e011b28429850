import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import * as v from 'valibot';
import type { RequestContext } from './context.ts';
import { spendNonce } from './sealed.ts';

/** Allowed clock difference between provider and gateway, in seconds. */
const CLOCK_TOLERANCE_S = 60;

/** A user's identity at a provider. `subject` is permanent and unique. */
export interface ProviderIdentity {
  readonly subject: string;
  readonly name: string | undefined;
  /** Only if the provider has verified it. */
  readonly email: string | undefined;
}

/** A signed token's issuer, its audience, and the URL of its keys. */
interface TokenSource {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
}

const phoneClaims = v.object({ phone_number: v.string(), sub: v.pipe(v.string(), v.minLength(1)) });
const googleClaims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  email_verified: v.optional(v.union([v.boolean(), v.string()])),
});
const facebookAnswer = v.object({
  data: v.object({ is_valid: v.boolean(), app_id: v.optional(v.string()), user_id: v.optional(v.pipe(v.string(), v.maxLength(255))) }),
});

/** Whether Firebase confirms that the sender owns the mobile. A token works once for each purpose. */
export async function provenMobile(
  context: RequestContext,
  token: string | undefined,
  mobile: string,
  purpose: 'login' | 'register',
): Promise<boolean> {
  const firebase = context.merchant.seed.providers?.firebase;
  if (firebase === undefined || token === undefined) return false;
  const claims = await claimsOf(context, token, { ...firebase, audience: firebase.projectId });
  const checked = v.safeParse(phoneClaims, claims);
  return checked.success && checked.output.phone_number.replace(/\D/g, '') === mobile && spendToken(context, purpose, token, claims);
}

/** The identity in a Google ID token. */
export async function googleIdentity(context: RequestContext, token: string): Promise<ProviderIdentity | undefined> {
  const google = context.merchant.seed.providers?.google;
  if (google === undefined) return undefined;
  const claims = await claimsOf(context, token, { ...google, audience: google.clientId });
  const checked = v.safeParse(googleClaims, claims);
  if (!checked.success || !spendToken(context, 'google', token, claims)) return undefined;
  const { sub, name, email, email_verified: verified } = checked.output;
  return { subject: `google:${sub}`, name, email: verified === true || verified === 'true' ? email : undefined };
}

/** The identity of a Facebook access token. */
export async function facebookIdentity({ merchant, providers }: RequestContext, token: string): Promise<ProviderIdentity | undefined> {
  const facebook = merchant.seed.providers?.facebook;
  if (facebook === undefined) return undefined;
  const { appId, secret, tokenUrl } = facebook;
  const query = new URLSearchParams({ input_token: token, access_token: `${appId}|${secret}` });
  const checked = v.safeParse(facebookAnswer, await providers.ask(`${tokenUrl}?${query}`, { method: 'GET' }));
  if (!checked.success) return undefined;
  const { is_valid: isValid, app_id: app, user_id: user } = checked.output.data;
  return isValid && app === appId && user ? { subject: `facebook:${user}`, name: undefined, email: undefined } : undefined;
}

/** The claims of a token with valid signature, time and audience; `undefined` otherwise. */
async function claimsOf({ providers, now }: RequestContext, token: string, source: TokenSource): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, providers.keysAt(source.jwksUrl), {
      issuer: source.issuer,
      audience: source.audience,
      algorithms: ['RS256'],
      currentDate: new Date(now()),
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  } catch {
    return undefined; // Failed checks and unavailable keys are treated alike.
  }
}

/** True the first time a token is used for a purpose. */
function spendToken(context: RequestContext, purpose: string, token: string, claims: JWTPayload | undefined): boolean {
  const hash = createHash('sha256').update(token).digest('base64url');
  const expiresAt = ((claims?.exp ?? 0) + CLOCK_TOLERANCE_S) * 1000;
  return spendNonce(context, context.merchant.code, `${purpose} ${hash}`, expiresAt);
}
