/**
 * The reference gateway: every call of the table over HTTP with a real SQL database.
 *
 * Reading order: `context.ts` (a handler's context) → `process.ts` (a call from request to response) → `handlers/` (one
 * file per section) → the services beside this file. It opens no port: the web server passes requests to `fetch`,
 * subscribes to changes with `onChange`, and passes `wallet` to the games host.
 */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { HEADER } from '#site/api/contract/envelope.ts';
import { calls } from '#site/api/contract/index.ts';
import { LARGEST_IMAGE } from '#site/api/contract/uploads.ts';
import type { Call, CallName } from '#site/api/contract/index.ts';
import { artRoutes } from '../art/routes.ts';
import type { Database } from '../db/database.ts';
import { DOWNLOADS } from '../domain/downloads/resources.ts';
import { downloadRoutes } from '../domain/downloads/routes.ts';
import { firebaseEmulator } from '../dev/firebaseEmulator.ts';
import { providerRoutes } from '../dev/providers.ts';
import { devRoutes } from '../dev/routes.ts';
import { createSigner } from '../dev/standInKey.ts';
import { seedCatalogue } from '../seed/catalogue.ts';
import { seedsOnDemand } from '../seed/onDemand.ts';
import { isSeeded, seedMerchant } from '../seed/seed.ts';
import { refuse, statusOf } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Gateway, Merchant, MerchantSeed, RequestContext } from './context.ts';
import { failAs, takeFault } from './faults.ts';
import type { Connection, PlannedFault } from './faults.ts';
import { createGameWallet } from './gameWallet.ts';
import type { GameWallet } from './gameWallet.ts';
import { latestMessage } from './handlers/chat.ts';
import { createLimiter } from './limits.ts';
import { contentLanguage, readMerchant, readSnapshot } from './merchants.ts';
import type { Snapshot } from './merchants.ts';
import { PASSWORD_COST } from './passwords.ts';
import { processCall } from './process.ts';
import { createProviderClient } from './providerClient.ts';
import type { Fetch } from './providerClient.ts';
import type { Random } from './random.ts';
import { newToken } from './random.ts';
import { createSettling, reasonOf } from './settling.ts';

export interface GatewayOptions {
  readonly db: Database;
  /** Epoch milliseconds; the control panel can add an offset to the gateway's time. */
  readonly clock: () => number;
  readonly random: Random;
  readonly merchants: readonly MerchantSeed[];
  /** Origin of the host that serves the demo games; never the site's own. */
  readonly gamesOrigin: string;
  /** Reaches GeeTest, Google and the like. @default the global `fetch` */
  readonly fetch?: Fetch;
  /** Lowered in tests. @default PASSWORD_COST */
  readonly passwordCost?: number;
  /** Logs every call; no logging if absent. */
  readonly log?: (line: LogLine) => void;
  /** Logs long-running work at startup, and settlement errors; no logging if absent. */
  readonly say?: (line: string) => void;
}

/** Log line of one request. Contains no address, token, name or query. */
export interface LogLine {
  readonly time: string;
  readonly requestId: string;
  readonly merchant: string;
  readonly call: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  readonly errorCode?: string;
  readonly error?: string;
}

export interface RunningGateway {
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Subscribes to changes of flags, rules or status; returns the unsubscribe function. */
  onChange(listener: (merchant: string) => void): () => void;
  /** Subscribes to messages in chat rooms; returns the unsubscribe function. */
  onMessage(listener: (merchant: string, latest: number) => void): () => void;
  /** Id of the latest message of a merchant's chat room; 0 in an empty one. */
  latestMessage(merchant: string): number;
  /** Resolves once a merchant's data is there, which is when it is first asked for. */
  ready(merchant: string): Promise<void>;
  /** State of one of the gateway's merchants; `undefined` for an unknown one, and before it is ready. */
  snapshot(merchant: string): Snapshot | undefined;
  /** The wallet interface for the games host. */
  readonly wallet: GameWallet;
  close(): void;
}

type Env = { Bindings: Connection };

const LARGEST_BODY = 64 * 1024;
/** A file up to this size is read completely and refused with a message; a larger one is aborted. */
const LARGEST_FILE = 2 * LARGEST_IMAGE;

const LONGEST_KEY = 64;

/** Starts the gateway on its database. A merchant that is not in it yet is seeded when it is first asked for. */
export function createGateway(options: GatewayOptions): RunningGateway {
  const { db, clock, random, merchants, gamesOrigin, log } = options;
  let advance = 0;
  const now = () => clock() + advance;
  const app = new Hono<Env>();
  const standIns: Fetch = async (address, init) => app.fetch(new Request(address, init), {});
  const providers = createProviderClient(options.fetch ?? fetch, standIns);
  const hearers = new Set<(merchant: string, latest: number) => void>();
  const gateway: Gateway = {
    db,
    now,
    random,
    gamesOrigin,
    providers,
    passwordCost: options.passwordCost ?? PASSWORD_COST,
    tellRoom: (merchant, latest) => hearers.forEach((listener) => listener(merchant, latest)),
  };
  const seeds = new Map(merchants.map((seed) => [seed.code, seed]));
  const listeners = new Set<(merchant: string) => void>();
  const faults: PlannedFault[] = [];
  let limiter = createLimiter(now);
  db.transaction(() => seedCatalogue(db));
  const makeReady = seedsOnDemand(gateway, options.say);
  const readySeed = async (code: string): Promise<MerchantSeed | undefined> => {
    const seed = seeds.get(code);
    if (seed !== undefined) await makeReady(seed);
    return seed;
  };

  const limited = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (c) => respond(c, refuse(ERROR_CODE.requestTooLarge), requestIdOf(c, random)),
    });

  const merchantOf = async (code: string): Promise<Merchant | undefined> => {
    const seed = await readySeed(code);
    return seed && readMerchant(db, seed);
  };

  const settle = createSettling(db, now, options.say);

  async function answerCall(name: CallName, row: Call, c: Context<Env>): Promise<Response> {
    const startedAt = performance.now();
    const requestId = requestIdOf(c, random);
    const code = c.req.header(HEADER.merchant) ?? '';
    const act = async () => {
      const { answer, error } = await run(name, row, c, code);
      const line = { time: new Date(now()).toISOString(), requestId, merchant: code, call: name, method: row.method };
      const refused = answer.success ? {} : { errorCode: answer.code };
      log?.({ ...line, status: statusOf(answer), ms: Math.round(performance.now() - startedAt), ...refused, ...error });
      return respond(c, answer, requestId);
    };
    const fault = takeFault(faults, code, name);
    return fault === undefined ? act() : failAs(fault, row, requestId, act, c.env, c.req.raw.signal);
  }

  async function run(
    name: CallName,
    row: Call,
    c: Context<Env>,
    code: string,
  ): Promise<{ answer: Answer<unknown>; error?: { error: string } }> {
    const body = await c.req.arrayBuffer().catch(() => undefined);
    // The connection broke before the body was complete: do nothing; the client cannot receive a response.
    if (body === undefined) return { answer: refuse(ERROR_CODE.bodyRequired) };
    const incoming = { query: c.req.query(), body: new Uint8Array(body), contentType: c.req.header('content-type') ?? '' };
    // Without its key a repeated write would be executed twice.
    if ((c.req.header(HEADER.idempotencyKey) ?? '').length > LONGEST_KEY) {
      const detail = `An idempotency key has at most ${LONGEST_KEY} characters.`;
      return { answer: refuse(ERROR_CODE.parameterInvalid, undefined, detail) };
    }
    try {
      const merchant = await merchantOf(code);
      if (merchant === undefined) return { answer: refuse(ERROR_CODE.merchantUnknown) };
      settle(merchant.seed);
      return { answer: await processCall(name, row, contextOf(c, gateway, merchant), incoming, limiter) };
    } catch (error) {
      return { answer: refuse(ERROR_CODE.internal), error: { error: reasonOf(error) } };
    }
  }

  for (const [name, row] of entries(calls)) {
    app.on(row.method, row.path, limited(row.bytes === true ? LARGEST_FILE : LARGEST_BODY), (c) => answerCall(name, row, c));
  }
  app.use('*', limited(LARGEST_BODY));
  app.route('/art', artRoutes(gateway, seeds));
  app.route(DOWNLOADS, downloadRoutes(seeds));
  const signer = createSigner(now);
  app.route('/dev/providers', providerRoutes(gateway, signer));
  app.route('/', firebaseEmulator(gateway, seeds, signer));
  app.route(
    '/dev',
    devRoutes({
      gateway,
      merchants: seeds,
      makeReady,
      faults,
      changed: (merchant) => listeners.forEach((listener) => listener(merchant)),
      advanceClock: (milliseconds) => {
        advance += milliseconds;
        merchants.filter((merchant) => isSeeded(gateway, merchant)).forEach(settle);
      },
      reset: (merchant) => {
        advance = 0;
        limiter = createLimiter(now);
        faults.splice(0, faults.length, ...faults.filter((fault) => fault.merchant !== merchant.code));
        seedMerchant(gateway, merchant);
      },
    }),
  );
  app.notFound((c) => respond(c, refuse(ERROR_CODE.callUnknown), requestIdOf(c, random)));

  return {
    fetch: async (request, connection = {}) => app.fetch(request, connection),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onMessage: (listener) => {
      hearers.add(listener);
      return () => hearers.delete(listener);
    },
    latestMessage: (merchant) => latestMessage(db, merchant),
    ready: async (merchant) => {
      await readySeed(merchant);
    },
    snapshot: (merchant) => readSnapshot(db, merchant, now()),
    wallet: createGameWallet(gateway, seeds),
    close: () => {
      listeners.clear();
      hearers.clear();
      db.close();
    },
  };
}

function contextOf(c: Context<Env>, gateway: Gateway, merchant: Merchant): RequestContext {
  const wished = c.req.query('language') ?? c.req.header(HEADER.language) ?? '';
  return {
    ...gateway,
    merchant,
    clientAddress: addressOf(c.env),
    userAgent: c.req.header('user-agent') ?? '',
    siteOrigin: siteOriginOf(c),
    language: contentLanguage(gateway.db, merchant.seed, wished),
    token: c.req.header(HEADER.authorization),
    idempotencyKey: c.req.header(HEADER.idempotencyKey),
    cookie: (name) => getCookie(c, name),
    setCookie: (name, value, maxAge) => {
      setCookie(c, name, value, { path: '/wps', maxAge, httpOnly: true, sameSite: 'Strict', secure: c.req.url.startsWith('https:') });
    },
  };
}

/** Ignores an empty address from the proxy; normalizes IPv4-mapped IPv6 addresses. */
function addressOf({ clientAddress, incoming }: Connection): string {
  return (clientAddress || incoming?.socket.remoteAddress || '127.0.0.1').replace(/^::ffff:/, '');
}

/**
 * Behind a proxy that terminates TLS only the browser's header has the scheme, so it takes precedence if its host
 * matches.
 */
function siteOriginOf(c: Context<Env>): string {
  const { origin, host } = new URL(c.req.url);
  const referrer = c.req.header('referer') ?? '';
  return URL.canParse(referrer) && new URL(referrer).host === host ? new URL(referrer).origin : origin;
}

function respond(c: Context, answer: Answer<unknown>, requestId: string, status: ContentfulStatusCode = statusOf(answer)): Response {
  const body = answer.success
    ? { success: true, value: answer.value }
    : { success: false, value: answer.value ?? null, message: answer.message, errorCode: answer.code, requestId };
  c.header(HEADER.requestId, requestId);
  c.header('Cache-Control', 'no-store');
  c.header('Content-Type', 'application/json; charset=utf-8');
  return c.newResponse(JSON.stringify(body), { status });
}

/** Uses the caller's request id if it is well-formed, to correlate logs of client, proxy and gateway. */
function requestIdOf(c: Context, random: Random): string {
  const given = c.req.header(HEADER.requestId) ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : newToken(random).slice(0, 16);
}

/** `Object.entries` with typed keys: the table is built in one file and has no other keys. */
function entries(table: typeof calls): [CallName, Call][] {
  return Object.entries(table) as [CallName, Call][];
}
