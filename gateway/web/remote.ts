import { createHash } from 'node:crypto';
import * as v from 'valibot';

import type { Call } from '#site/api/contract/defineCall.ts';
import { DEVICE, GATEWAY_VERSION, HEADER, envelope } from '#site/api/contract/envelope.ts';
import { registrationRules } from '#site/api/contract/register.ts';
import { systemStatus, whitelabel, whitelabelNode } from '#site/api/contract/system.ts';
import { flattenWhitelabel } from '#site/assembler/flags.ts';
import { CALL_PREFIXES, type Platform, type PlatformFlags, type PlatformOrigins, type PlatformState } from './platform.ts';

export interface RemoteOptions {
  /** Origin of the platform. */
  readonly url: string;
  readonly merchants: readonly string[];
  /** Origin of game frames, where the platform's status call names none. */
  readonly gamesOrigin: string | undefined;
  readonly pollMs: number;
}

/** How long a call may take before the visitor is told that the platform is out of reach. */
const TIMEOUT_MS = 30_000;

/** Headers that concern one connection only (RFC 9110, section 7.6.1), and those that fetch writes itself. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const REWRITTEN = ['host', 'content-length', 'accept-encoding', 'expect'];

/** A platform elsewhere (API-7): calls are passed on, and its state is learnt by asking. */
export function remotePlatform({ url, merchants, gamesOrigin, pollMs }: RemoteOptions): Platform {
  const states = new Map<string, { state: PlatformState; at: number }>();
  const origins = new Map<string, PlatformOrigins>();
  const flagsOf = new Map<string, PlatformFlags>();
  const listeners = new Set<(merchant: string) => void>();
  const nothing: PlatformOrigins = { frames: gamesOrigin === undefined ? [] : [gamesOrigin], images: [] };

  const learn = async (merchant: string): Promise<PlatformState> => {
    const last = states.get(merchant)?.state;
    const [flags, rules, status] = await Promise.all([whitelabel, registrationRules, systemStatus].map((row) => ask(url, row, merchant)));
    const tree = v.safeParse(whitelabelNode, flags?.value);
    if (tree.success) flagsOf.set(merchant, flattenWhitelabel([tree.output]));
    const told = v.safeParse(statusParts, status?.value);
    if (told.success) {
      const { launchGameCDNs, imageCDNs } = told.output.info;
      origins.set(merchant, { frames: [...new Set([...nothing.frames, ...originsOf(launchGameCDNs)])], images: originsOf(imageCDNs) });
    }
    const state: PlatformState = {
      flagsRev: flags === undefined ? (last?.flagsRev ?? '') : revision(flags.value),
      rulesRev: rules === undefined ? (last?.rulesRev ?? '') : revision(rules.value),
      status: told.success ? statusOf(told.output) : (last?.status ?? 0),
      now: status?.now ?? Date.now(),
    };
    states.set(merchant, { state, at: Date.now() });
    return state;
  };

  const timer = setInterval(() => {
    for (const merchant of merchants) void learn(merchant).then(() => listeners.forEach((listener) => listener(merchant)));
  }, pollMs);
  timer.unref();

  return {
    prefixes: CALL_PREFIXES,
    fetch: (request) => passOn(url, request),
    async state(merchant) {
      const known = states.get(merchant);
      if (known === undefined) return learn(merchant);
      return { ...known.state, now: known.state.now + (Date.now() - known.at) };
    },
    flags: (merchant) => flagsOf.get(merchant),
    origins: (merchant) => origins.get(merchant) ?? nothing,
    onChange: (listener) => void listeners.add(listener),
    // The contract has no call for it: pages look by themselves.
    room: () => undefined,
    onMessage: () => {},
    close: () => clearInterval(timer),
  };
}

async function passOn(origin: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = withoutHops(request.headers);
  for (const name of REWRITTEN) headers.delete(name);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    // First, since a picture over a slow line takes longer than the platform may.
    const body = hasBody ? { body: await request.arrayBuffer() } : {};
    const response = await fetch(origin + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      ...body,
    });
    const answered = withoutHops(response.headers);
    // fetch has unpacked the body already.
    answered.delete('content-encoding');
    answered.delete('content-length');
    return new Response(response.body, { status: response.status, headers: answered });
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return new Response(null, { status: late ? 504 : 502 });
  }
}

function withoutHops(from: Headers): Headers {
  const headers = new Headers(from);
  const named = (from.get('connection') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const name of [...HOP_BY_HOP, ...named]) headers.delete(name);
  return headers;
}

interface Told {
  readonly value: unknown;
  /** The platform's clock, to the second. */
  readonly now: number | undefined;
}

/** A call of the server's own; `undefined` when there is no usable answer. */
async function ask(origin: string, row: Call, merchant: string): Promise<Told | undefined> {
  try {
    const response = await fetch(origin + row.path, {
      headers: {
        [HEADER.merchant]: merchant,
        [HEADER.moduleId]: row.moduleId,
        [HEADER.device]: DEVICE,
        [HEADER.gatewayVersion]: GATEWAY_VERSION,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = v.safeParse(envelope, await response.json());
    if (!answer.success || !answer.output.success) return undefined;
    const now = Date.parse(response.headers.get('Date') ?? '');
    return { value: answer.output.value, now: Number.isNaN(now) ? undefined : now };
  } catch {
    return undefined;
  }
}

/** The parts of the status call that concern the server; the client checks the whole. */
const statusParts = v.object({
  maintenance: v.boolean(),
  regionRestriction: v.boolean(),
  info: v.object({ imageCDNs: v.array(v.string()), launchGameCDNs: v.array(v.string()) }),
});

/** Maintenance wins. A region restriction concerns the visitor who asks, not this server, so it is never pushed. */
function statusOf({ maintenance }: v.InferOutput<typeof statusParts>): PlatformState['status'] {
  return maintenance ? 1 : 0;
}

function originsOf(addresses: readonly string[]): string[] {
  return addresses
    .flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []))
    .filter((origin) => /^https?:/.test(origin));
}

function revision(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 12);
}
