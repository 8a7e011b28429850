import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import * as v from 'valibot';

import { importWithRetry } from '#site/lib/importWithRetry.ts';
import { schemaOf, type Call, type CallInput, type CallOutput } from './contract/defineCall.ts';
import { ERROR_CODE } from './contract/errorCodes.ts';
import { HEADER, JWE, envelope, refusalValue, senderHeaders, type SenderSettings } from './contract/envelope.ts';
import { wireFor } from './contract/wire.ts';
import { CallError } from './errors.ts';
import { trackMutation } from './pendingMutations.ts';
import { readAnswer } from './contract/readAnswer.ts';

/** Loaded with the first sealed call: most visits have none. */
const sealing = () => import('./seal.ts');

/** A refusal as the gateway sends it. */
export interface Refused {
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly requestId: string | undefined;
}

/** What every request says about its sender; read for each call. */
export interface CallContext {
  readonly merchant: string;
  /** Constants of `site.json`. */
  settings(): SenderSettings;
  /** Decimal places of the merchant's currency. */
  exponent(): number;
  language(): string;
  token(): string | null;
  /** The gateway no longer knows the session that this token named. */
  onSessionLost(token: string): void;
  /** The platform is under maintenance, or closed to the visitor's region. */
  onClosed(): void;
  /** An answer has a field of the wrong shape, which `place` names: an item of a list is left out, else the call fails. */
  onMalformed?(call: string, place: string): void;
  /** Whether the last request reached the gateway at all. */
  onReachable(reachable: boolean): void;
  /** The message of a refusal in the page's language. @default the gateway's own message */
  wordsFor?(refused: Refused): Promise<string | undefined>;
  /** Sends a request where there is no browser: from the address `origin`. @default the browser, to the page's own host */
  readonly transport?: { readonly origin: string; readonly fetch: typeof fetch };
  newId(): string;
  /** Epoch milliseconds on the gateway's clock. */
  now(): number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A write that is sent again with its key happens once. */
  readonly idempotencyKey?: string;
  /** Upload progress, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** The token of another session than the page's. */
  readonly token?: string;
}

/** Sends rows of the call table. */
export interface Client {
  /** No answer is cached in session storage. */
  readonly keepsNothing?: true;
  call<C extends Call>(row: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
}

/** A gateway that takes longer counts as unreachable. Assets have a longer limit, `assets.loadTimeoutMs`. */
const TIMEOUT_MS = 30_000;
/** The slowest upload that is waited for, in bytes per millisecond. */
const SLOWEST_PACE = 20;

/** Proxies with a lower limit than the gateway's answer it in their own format. */
const TOO_LARGE = 413;

const isRead = (row: Call): boolean => row.method === 'GET';

/** A client of one merchant's gateway. It rejects with a `CallError` only. */
export function createClient(context: CallContext): Client {
  // Same origin always: the web server passes the platform's paths on.
  const http = axios.create({
    baseURL: context.transport?.origin ?? '/',
    timeout: TIMEOUT_MS,
    responseType: 'json',
    withXSRFToken: false,
    validateStatus: () => true,
    ...(context.transport && { adapter: 'fetch', env: { fetch: context.transport.fetch } }),
    headers: senderHeaders(context.settings(), context.merchant, context.language()),
  });

  return {
    call(row, input, options = {}) {
      const ask = () => answerOf(http, row, input, context, options);
      return options.idempotencyKey === undefined ? ask() : trackMutation(options.idempotencyKey, ask);
    },
  };
}

async function answerOf<C extends Call>(
  http: AxiosInstance,
  row: C,
  input: CallInput<C>,
  context: CallContext,
  options: CallOptions,
): Promise<CallOutput<C>> {
  const token = row.auth === 'none' ? null : (options.token ?? context.token());
  const response = await send(http, row, input, context, token, options);
  const requestId = headerText(response, HEADER.requestId);
  const answer = readAnswer(envelope, response.data);
  const isTooLarge = response.status === TOO_LARGE;
  if (!answer.success && !isTooLarge) {
    // Proxies answer for a gateway that is down, in their own format.
    const unreachable = response.status >= 502 && response.status <= 504;
    context.onReachable(!unreachable);
    throw new CallError({ call: row.name, kind: unreachable ? 'network' : 'shape', status: response.status, requestId });
  }
  context.onReachable(true);
  if (!answer.success || !answer.output.success || isTooLarge) {
    const refused = answer.success ? answer.output : undefined;
    const known = isTooLarge ? ERROR_CODE.requestTooLarge : refused?.errorCode;
    const code = response.status === 401 ? ERROR_CODE.notLoggedIn : (known ?? undefined);
    if (code === ERROR_CODE.notLoggedIn && token !== null) context.onSessionLost(token);
    if (code === ERROR_CODE.maintenance || code === ERROR_CODE.regionRestricted) context.onClosed();
    const value = v.safeParse(refusalValue(wireFor(context.exponent(), 'decode')), refused?.value);
    const message = refused?.message ?? undefined;
    throw new CallError({
      call: row.name,
      kind: 'refused',
      code,
      // A message that fails to load must not lose the refusal.
      serverMessage: await (context.wordsFor?.({ code, message, requestId }).catch(() => message) ?? message),
      requestId,
      value: value.success ? value.output : undefined,
      status: response.status,
    });
  }
  const decoded = readAnswer(schemaOf(row.response, wireFor(context.exponent(), 'decode')), answer.output.value);
  if (!decoded.success) {
    const { issue } = decoded;
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    context.onMalformed?.(row.name, path || 'the answer');
    throw new CallError({ call: row.name, kind: 'shape', code: `${row.path} ${path}`, requestId }, { cause: issue.message });
  }
  for (const place of decoded.dropped) context.onMalformed?.(row.name, place);
  // The schema that just passed is the row's own: its output is the row's output.
  return decoded.output as never;
}

async function send(
  http: AxiosInstance,
  row: Call,
  input: unknown,
  context: CallContext,
  token: string | null,
  options: CallOptions,
): Promise<AxiosResponse<unknown>> {
  const encoded = v.safeParse(schemaOf(row.request, wireFor(context.exponent(), 'encode')), input);
  if (!encoded.success) {
    throw new CallError({ call: row.name, kind: 'refused', code: ERROR_CODE.parameterInvalid }, { cause: encoded.issues[0].message });
  }
  const headers: Record<string, string> = {
    ...senderHeaders(context.settings(), context.merchant, context.language()),
    [HEADER.moduleId]: row.moduleId,
  };
  if (token !== null) headers[HEADER.authorization] = token;
  if (!isRead(row)) headers[HEADER.idempotencyKey] = options.idempotencyKey ?? context.newId();

  const inQuery = row.method === 'GET' || row.method === 'DELETE';
  let data: unknown = inQuery ? undefined : encoded.output;
  if (row.bytes) headers['Content-Type'] = 'application/octet-stream';
  if (row.form) headers['Content-Type'] = 'application/x-www-form-urlencoded';
  if (row.encrypted) {
    headers['Content-Type'] = JWE.contentType;
    headers[HEADER.encryption] = JWE.encryptionHeader;
    const { seal } = await importWithRetry(sealing, 'seal').catch((cause: unknown) => {
      throw new CallError({ call: row.name, kind: 'network' }, { cause });
    });
    data = await seal(encoded.output, context, createClient(context));
  }
  try {
    return await http.request({
      url: row.path,
      method: row.method,
      headers,
      ...(inQuery ? { params: encoded.output } : { data }),
      ...(data instanceof Blob ? { timeout: TIMEOUT_MS + data.size / SLOWEST_PACE } : {}),
      ...(options.onProgress ? { onUploadProgress: ({ progress = 0 }) => options.onProgress?.(progress) } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    if (axios.isCancel(error)) throw new CallError({ call: row.name, kind: 'cancelled' }, { cause: error });
    context.onReachable(false);
    const code = error instanceof AxiosError ? error.code : undefined;
    throw new CallError({ call: row.name, kind: 'network', code }, { cause: error });
  }
}

function headerText(response: AxiosResponse<unknown>, name: string): string | undefined {
  const value: unknown = response.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}
