import * as v from 'valibot';
import { moment } from './shapes.ts';
import type { Wire } from './wire.ts';

/** Every answer's outside. `value` is checked by the row's own schema once `success` is known. */
export const envelope = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  message: v.optional(v.nullable(v.string())),
  errorCode: v.optional(v.nullable(v.string())),
  /** Of a refusal: what to tell customer service. */
  requestId: v.optional(v.string()),
});
export type Envelope = v.InferOutput<typeof envelope>;

/** Ways to prove at a login from a new address that it is the account's owner (spec, section 4). */
export const FACTORS = ['mobile', 'email', 'sms', 'google', 'bankAccountName'] as const;
export const factor = v.picklist(FACTORS);
export type Factor = v.InferOutput<typeof factor>;

/** A login that waits for its second factor: `id` names it in the calls that follow, `hints` are masked (`*******0001`). */
export const challenge = v.object({
  id: v.string(),
  factors: v.array(v.object({ factor, hint: v.optional(v.string()) })),
});
export type Challenge = v.InferOutput<typeof challenge>;

/**
 * What a refusal's `value` may say. `captcha`: the next attempt needs one. `field`: the input it is about.
 * `challenge`: the login goes on with a second factor. `retryAfterMs`: when trying again makes sense. `left`: how often it
 * may still be tried; `until`: no more before then, in epoch milliseconds. `least` and `most`: the bounds of an
 * amount. `limit`: the limit of the player's own that leaves no more than `most`, of the `period`.
 */
export const refusalValue = (wire: Wire) =>
  v.object({
    captcha: v.optional(v.boolean()),
    field: v.optional(v.string()),
    challenge: v.optional(challenge),
    retryAfterMs: v.optional(v.number()),
    left: v.optional(v.number()),
    until: v.optional(moment),
    least: v.optional(wire.money()),
    most: v.optional(wire.money()),
    limit: v.optional(wire.money()),
    period: v.optional(v.string()),
  });
export type RefusalValue = v.InferOutput<ReturnType<typeof refusalValue>>;

/** Request and answer headers. The token travels raw, without "Bearer". */
export const HEADER = {
  merchant: 'Merchant',
  authorization: 'Authorization',
  moduleId: 'ModuleId',
  language: 'Language',
  device: 'Device',
  gatewayVersion: 'X-Gateway-Version',
  encryption: 'Encryption',
  /** Same key, same call: the first answer is given again and nothing happens twice. */
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
} as const;

/** The parts of `site.json` that calls name their sender by. */
export interface SenderSettings {
  readonly platform: { readonly name: string; readonly gatewayVersion: number };
}

/** What every request says of the page that sends it; a row adds its module, a session its token. */
export function senderHeaders({ platform }: SenderSettings, merchant: string, language: string): Record<string, string> {
  return {
    [HEADER.merchant]: merchant,
    [HEADER.language]: language,
    [HEADER.device]: platform.name,
    [HEADER.gatewayVersion]: String(platform.gatewayVersion),
  };
}

/** Encrypted calls: JWE compact serialisation to a key of `GET /wps/session/key`, named by its `kid`. */
export const JWE = {
  contentType: 'application/jose',
  encryptionHeader: 'jwe',
  keyAlgorithm: 'RSA-OAEP-256',
  contentAlgorithm: 'A256GCM',
  /** An `iat` further than this from the gateway's clock is refused; a `jti` is accepted once. */
  maxAgeSeconds: 120,
} as const;

/** Plain text of the JWE: the request, when it was sealed (seconds since the epoch) and a nonce. */
export const sealedRequest = v.object({
  iat: v.pipe(v.number(), v.integer()),
  jti: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  payload: v.unknown(),
});
export type SealedRequest = v.InferOutput<typeof sealedRequest>;
