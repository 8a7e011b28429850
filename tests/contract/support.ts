import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import { SEED_PASSWORD, SEED_PAYMENT_PASSWORD, PROVIDER_STUBS } from '#gateway/api/index.ts';
import type { RunningGateway } from '#gateway/api/index.ts';
import { calls, envelope, HEADER, JWE, schemaOf, wireFor } from '#site/api/contract/index.ts';
import type { Call, CallInput, CallName, CallOutput } from '#site/api/contract/index.ts';
import { GENERAL_REFUSALS, refusalsOf } from '#site/api/contract/refusals.ts';

export const PASSWORD = SEED_PASSWORD;
export const PAYMENT_PASSWORD = SEED_PAYMENT_PASSWORD;

export { gatewayOfFile, merchant, RULES, startGateway } from './gateways.ts';

export interface SendOptions {
  readonly merchant?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly exponent?: number;
  /** Replaces the sealed body of an encrypted call. */
  readonly body?: string;
  readonly iat?: number;
  /** The player's address; this machine's own when absent. */
  readonly address?: string;
}

export interface Sent<Value> {
  readonly status: number;
  readonly success: boolean;
  readonly value: Value;
  readonly errorCode: string | undefined;
  readonly message: string | undefined;
  readonly response: Response;
}

/** What a call is sent to: a gateway in this process, or one at the end of a line. */
export type Platform = Pick<RunningGateway, 'fetch' | 'snapshot'>;

/** Sends a call as a client does, over `fetch`, and checks the answer by the row's schema, a refusal by the row's refusals. */
export async function send<C extends Call>(
  gateway: Platform,
  row: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<Sent<CallOutput<C>>> {
  const wire = (direction: 'encode' | 'decode') => wireFor(options.exponent ?? 2, direction);
  const encoded = v.parse(schemaOf(row.request, wire('encode')), input);
  const url = new URL(row.path, 'http://localhost:8080');
  const headers: Record<string, string> = {
    [HEADER.merchant]: options.merchant ?? 'demo',
    [HEADER.moduleId]: row.moduleId,
    ...options.headers,
  };
  if (options.token !== undefined) headers[HEADER.authorization] = options.token;
  const inQuery = row.method === 'GET' || row.method === 'DELETE';
  if (inQuery) {
    // Rows of GET and DELETE are flat objects of texts and numbers.
    for (const [key, value] of Object.entries(encoded as Record<string, unknown>))
      if (value !== undefined) url.searchParams.set(key, String(value));
  }
  const { body, contentType } = await bodyOf(gateway, row, encoded, options);
  headers['Content-Type'] = contentType;
  const request = new Request(url, { method: row.method, headers, ...(inQuery ? {} : { body }) });
  const response = await gateway.fetch(request, options.address === undefined ? {} : { clientAddress: options.address });
  const answer = v.parse(envelope, await response.clone().json());
  const value = answer.success ? v.parse(schemaOf(row.response, wire('decode')), answer.value) : answer.value;
  if (!answer.success) expectListed(row, answer.errorCode);
  return {
    status: response.status,
    success: answer.success,
    // Checked just above by the row's own schema; a refusal's value is looked at as such.
    value: value as CallOutput<C>,
    errorCode: answer.errorCode ?? undefined,
    message: answer.message ?? undefined,
    response,
  };
}

/** Every refusal that a test meets is one that the reference of the calls names. */
function expectListed(row: Call, code: unknown): void {
  const listed: readonly unknown[] = [...GENERAL_REFUSALS, ...refusalsOf(row.name as CallName)]; // The name is the row's key.
  if (!listed.includes(code))
    throw new Error(`${row.name} refuses with ${String(code)}, which site/api/contract/refusals.ts does not list.`);
}

/** A request's body as its row has it sent: sealed, as a form, or as JSON. */
async function bodyOf(
  gateway: Platform,
  row: Call,
  encoded: unknown,
  options: SendOptions,
): Promise<{ body: BodyInit; contentType: string }> {
  if (row.encrypted === true) return { body: options.body ?? (await seal(gateway, encoded, options)), contentType: JWE.contentType };
  if (encoded instanceof Blob) return { body: encoded, contentType: 'application/octet-stream' };
  if (row.form !== true) return { body: JSON.stringify(encoded), contentType: 'application/json' };
  // Rows of forms are flat objects of texts.
  return { body: new URLSearchParams(encoded as Record<string, string>).toString(), contentType: 'application/x-www-form-urlencoded' };
}

/** Seals a request to the gateway's published key. */
export async function seal(gateway: Platform, payload: unknown, options: SendOptions = {}): Promise<string> {
  const { value } = await send(gateway, calls.sessionKey, {}, { merchant: options.merchant ?? 'demo' });
  const [jwk] = value.keys;
  if (jwk === undefined) throw new Error('no key');
  const now = gateway.snapshot(options.merchant ?? 'demo')?.now ?? 0;
  const sealed = { iat: options.iat ?? Math.floor(now / 1000), jti: randomUUID(), payload };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(sealed)))
    .setProtectedHeader({ alg: JWE.keyAlgorithm, enc: JWE.contentAlgorithm, kid: jwk.kid })
    .encrypt(await importJWK(jwk, JWE.keyAlgorithm));
}

export async function tokenOf(gateway: Platform, username: string, options: SendOptions = {}): Promise<string> {
  const { value, success, message } = await send(gateway, calls.login, { type: 'username', username, password: PASSWORD }, options);
  if (!success) throw new Error(`${username} may not log in: ${message}`);
  return value.token;
}

export async function dev(
  gateway: Platform,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  return gateway.fetch(
    new Request(`http://localhost:8080/dev/${path}`, { method, headers: { [HEADER.merchant]: 'demo', ...headers }, ...init }),
  );
}

/** What an authenticator app with this secret shows at a moment, epoch milliseconds. */
export const totpCode = (secret: string, at: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

export interface Outbox {
  /** The latest first. */
  readonly sent: readonly { kind: string; recipient: string; body: string; code: string }[];
  readonly captchas: readonly { id: string; answer: string }[];
}

/** What the gateway has sent, and the answers of open captchas. */
export async function outbox(gateway: RunningGateway): Promise<Outbox> {
  return (await (await dev(gateway, 'GET', 'outbox')).json()).value;
}

/** The latest code that was sent. */
export async function lastCode(gateway: RunningGateway): Promise<string> {
  return (await outbox(gateway)).sent[0]?.code ?? '';
}

/** Asks for a captcha: its cookie as a browser sends it back, and its answer from the control panel. */
export async function newCaptcha(gateway: RunningGateway): Promise<{ headers: { cookie: string }; answer: string }> {
  const { response } = await send(gateway, calls.captcha, {});
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { captchas } = await outbox(gateway);
  return { headers: { cookie }, answer: captchas.find(({ id }) => cookie.endsWith(`=${id}`))?.answer ?? '' };
}

/** A GeeTest result that nobody has earned. */
export const STAND_IN_RESULT = {
  captcha_id: PROVIDER_STUBS.geetest.id,
  lot_number: 'lot',
  captcha_output: 'output',
  pass_token: 'pass',
  gen_time: '1',
};

/** A login by name. */
export const asUser = (username: string, password = PASSWORD) => ({ type: 'username', username, password }) as const;

/** What one of the stand-ins for third parties answers, as the script in the player's browser gets it. */
export async function standIn(gateway: RunningGateway, path: string, body: unknown): Promise<Record<string, string>> {
  const headers = { 'Content-Type': 'application/json', [HEADER.merchant]: 'demo' };
  const response = await gateway.fetch(
    new Request(`http://localhost:8080${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  return response.json();
}

/** A token of Firebase's stand-in for a number in the international form, `+63…`. */
export async function firebaseToken(gateway: RunningGateway, phoneNumber: string): Promise<string> {
  const at = '/identitytoolkit.googleapis.com/v1/accounts';
  const { sessionInfo } = await standIn(gateway, `${at}:sendVerificationCode`, { phoneNumber });
  const { idToken } = await standIn(gateway, `${at}:signInWithPhoneNumber`, { sessionInfo, code: await lastCode(gateway) });
  return idToken ?? '';
}
