import * as v from 'valibot';

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

/** What a refusal's `value` may say. `captcha`: the next attempt needs one. `field`: the input it is about. */
export const refusalValue = v.object({ captcha: v.optional(v.boolean()), field: v.optional(v.string()) });
export type RefusalValue = v.InferOutput<typeof refusalValue>;

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

/** Fixed header values of a web client. */
export const DEVICE = 'web';
export const GATEWAY_VERSION = '3';

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

/** The codes that clients act on; the message beside them is for people. */
export const ERROR_CODE = {
  notLoggedIn: 'login.not.session',
  functionNotAvailable: 'function.not.available',
  bodyRequired: 'request_body_required',
  parameterInvalid: 'request_param_err',
  callUnknown: 'request.not.found',
  merchantUnknown: 'merchant.not.found',
  encryptionRequired: 'encryption.required',
  encryptionFailed: 'encryption.failed',
  replayed: 'encryption.replayed',
  tooManyRequests: 'request.too.many',
  idempotencyKeyReused: 'idempotency.key.reused',
  maintenance: 'system.maintenance',
  regionRestricted: 'system.region.restricted',
  internal: 'system.error',
  trialAccount: 'account.trial.refused',
  accountExcluded: 'account.excluded',
  loginFailed: 'login.failed',
  loginNotMember: 'login.not.member',
  loginUnregisteredIp: 'login.ip.unregistered',
  captchaRequired: 'captcha.required',
  captchaWrong: 'captcha.wrong',
  smsCodeWrong: 'verification.code.wrong',
  smsNotSent: 'verification.not.sent',
  usernameTaken: 'register.username.taken',
  mobileTaken: 'register.mobile.taken',
  fieldInvalid: 'register.field.invalid',
  affiliateUnknown: 'invitation_code_error',
  gameUnknown: 'game.not.found',
  launchBusy: '727',
  previousGameOpen: '734',
} as const;
export type ErrorCode = (typeof ERROR_CODE)[keyof typeof ERROR_CODE];
