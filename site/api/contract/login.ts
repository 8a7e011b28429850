import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { challenge, factor } from './envelope.ts';
import { filledText, noParameters, shortText } from './shapes.ts';
import { firebaseIdToken, verified } from './verification.ts';

/** A mobile number and its country's dialling code, as typed: `9170000001`, `+63`. */
export const mobile = { mobileNum: v.pipe(v.string(), v.maxLength(20)), countryDialingCode: v.pipe(v.string(), v.maxLength(6)) };

/** How long a code that was sent stays good. */
const codeSent = v.object({ expiredMinutes: v.number() });

/** Session begun. The password marks lead to the forced change. */
export const sessionValue = v.object({
  token: v.string(),
  firstTimeLogin: v.optional(v.boolean(), false),
  passwordExpired: v.optional(v.boolean(), false),
  /** The account still has the merchant's initial password. Where it is missing, the client compares with the configured one. */
  defaultPassword: v.optional(v.boolean()),
  /** The account type. Where it is missing, member info says it. */
  type: v.optional(v.number()),
  id: v.optional(v.string()),
  userName: v.optional(v.string()),
});
export type SessionValue = v.InferOutput<typeof sessionValue>;

/**
 * Logs in. For type `sms`, username is the mobile number and password the code; `firebase` sends the proof of the number besides.
 * For type `username`, `mobileNum` may be sent besides, where the account is known by its number. A refusal's
 * value may ask for a captcha, or hold the challenge of a second factor.
 */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  moduleId: 'COMM3',
  auth: 'none',
  encrypted: true,
  request: v.object({
    type: v.picklist(['username', 'sms', 'firebase']),
    username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    password: filledText,
    captcha: v.optional(shortText),
    mobileNum: v.optional(mobile.mobileNum),
    countryDialingCode: v.optional(mobile.countryDialingCode),
    loginDeviceId: v.optional(shortText),
    firebaseIdToken: v.optional(firebaseIdToken),
    ...verified,
  }),
  response: sessionValue,
});

/** Sends a code for the second factor of a login that waits: by `sms` or to the account's `email`. */
export const factorCode = defineCall({
  name: 'factorCode',
  method: 'POST',
  path: '/wps/session/login/verification/code',
  moduleId: 'LOGINIPVERF3',
  auth: 'none',
  request: v.object({ challenge: challenge.entries.id, factor }),
  response: codeSent,
});

/** Ends a login that waits for its second factor. The address is known from then on. */
export const verifyLogin = defineCall({
  name: 'verifyLogin',
  method: 'POST',
  path: '/wps/session/login/verification',
  moduleId: 'LOGINIPVERF3',
  auth: 'none',
  encrypted: true,
  request: v.object({ challenge: challenge.entries.id, factor, answer: filledText }),
  response: sessionValue,
});

/** Signs in with a token of Google or Facebook; creates an account on first use. */
export const socialLogin = defineCall({
  name: 'socialLogin',
  method: 'POST',
  path: '/wps/session/login/social',
  moduleId: 'COMM3',
  auth: 'none',
  encrypted: true,
  request: v.object({ provider: v.picklist(['google', 'facebook']), token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) }),
  response: sessionValue,
});

/**
 * Guest play: a new trial account (type 4) and its session. Sealed like a login: the specification's encrypted random header is the
 * nonce inside.
 */
export const freeplay = defineCall({
  name: 'freeplay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  moduleId: 'FREEPLAY3',
  auth: 'none',
  encrypted: true,
  request: v.object({ os: shortText, platform: v.literal('W') }),
  response: sessionValue,
});

/** Public keys for encrypted calls; the first is the one to use. */
export const sessionKey = defineCall({
  name: 'sessionKey',
  method: 'GET',
  path: '/wps/session/key',
  moduleId: 'COMM3',
  auth: 'none',
  request: noParameters,
  response: v.object({
    keys: v.pipe(
      v.array(v.object({ kid: v.string(), kty: v.literal('RSA'), n: v.string(), e: v.string(), alg: v.string(), use: v.string() })),
      v.minLength(1),
    ),
  }),
});

/** A captcha: base64 of a PNG. Bound to the `captchaId` cookie that comes with it, good for one attempt. */
export const captcha = defineCall({
  name: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  moduleId: 'CAPTCHA3',
  auth: 'none',
  request: noParameters,
  response: v.pipe(v.string(), v.base64()),
});

/** Sends a code to a registered mobile, for a login or for a new password; answers alike for an unknown one. */
export const smsLoginCode = defineCall({
  name: 'smsLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  moduleId: 'VERIFICATION3',
  auth: 'none',
  request: v.object({ ...mobile, purpose: v.optional(v.picklist(['login', 'password']), 'login') }),
  response: codeSent,
});

/** Sends a registration code. `regType`: which tab asks. */
export const smsRegisterCode = defineCall({
  name: 'smsRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  moduleId: 'COMM3',
  auth: 'none',
  request: v.object({
    mobileNo: mobile.mobileNum,
    countryDialingCode: mobile.countryDialingCode,
    regType: v.optional(v.picklist(['username', 'mobile'])),
  }),
  response: codeSent,
});
