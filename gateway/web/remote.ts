import { NO_STORE } from './parts.ts';
import { CALL_PREFIXES, type Platform, type PlatformFlags, type PlatformOrigins, type PlatformState } from './platform.ts';
import { originReader } from './platformHosts.ts';
import { askPlatform } from './platformQuestions.ts';
import { startRounds } from './rounds.ts';

export interface RemoteOptions {
  /** Origin of the platform. */
  readonly url: string;
  readonly merchants: readonly string[];
  /** Origin of game frames, if the platform's status call contains none. */
  readonly gamesOrigin: string | undefined;
  readonly pollMs: number;
  /** Writes a line for the operator. */
  readonly say: (line: string) => void;
}

/** Timeout of a call before the visitor sees that the platform is unreachable. */
const TIMEOUT_MS = 30_000;

/** Hop-by-hop headers (RFC 9110, section 7.6.1), and those that fetch sets itself. */
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

/**
 * Maximum wait for the platform before a visitor's first byte: after it, a page is served with the config's own flags,
 * and a read is answered with 504, so that the page shows that the platform is unreachable.
 */
const FIRST_BYTE_MS = 1000;

/** Number of merchants requested concurrently. */
export const MERCHANTS_AT_ONCE = 4;

interface Known {
  readonly state: PlatformState;
  readonly at: number;
  /** Whether the platform responded to the last request. */
  readonly answered: boolean;
}

/** A pending request, shared by everyone that waits for it. */
interface Question {
  readonly answer: Promise<Known>;
  /** The response, or `undefined` if it takes longer than the visitor's timeout. */
  readonly soon: Promise<Known | undefined>;
}

/** A remote platform [API-7]: calls are proxied, and its state is polled. */
export function remotePlatform({ url, merchants, gamesOrigin, pollMs, say }: RemoteOptions): Platform {
  const states = new Map<string, Known>();
  const origins = new Map<string, PlatformOrigins>();
  const flagsOf = new Map<string, PlatformFlags>();
  const questions = new Map<string, Question>();
  const listeners = new Set<(merchant: string) => void>();
  const nothing: PlatformOrigins = { frames: gamesOrigin === undefined ? [] : [gamesOrigin], images: [] };
  const closing = new AbortController();
  const originsOf = originReader(say);
  let isAnswering = false;

  const ask = async (merchant: string): Promise<Known> => {
    const last = states.get(merchant)?.state;
    const learnt = await askPlatform(url, merchant, closing.signal);
    if (learnt.answered) isAnswering = true;
    if (learnt.flags !== undefined) flagsOf.set(merchant, learnt.flags);
    if (learnt.addresses !== undefined) {
      const { frames, images } = learnt.addresses;
      origins.set(merchant, { frames: [...new Set([...nothing.frames, ...originsOf(frames)])], images: originsOf(images) });
    }
    const known: Known = {
      state: {
        flagsRev: learnt.flagsRev ?? last?.flagsRev ?? '',
        rulesRev: learnt.rulesRev ?? last?.rulesRev ?? '',
        status: learnt.status ?? last?.status ?? 0,
        now: learnt.now ?? Date.now(),
      },
      at: Date.now(),
      answered: learnt.answered,
    };
    states.set(merchant, known);
    return known;
  };

  const question = (merchant: string): Question => {
    const underWay = questions.get(merchant);
    if (underWay !== undefined) return underWay;
    const answer = ask(merchant).finally(() => questions.delete(merchant));
    const asked: Question = { answer, soon: orSoon(answer) };
    questions.set(merchant, asked);
    return asked;
  };

  const groups = Array.from({ length: Math.ceil(merchants.length / MERCHANTS_AT_ONCE) }, (_, index) =>
    merchants.slice(index * MERCHANTS_AT_ONCE, (index + 1) * MERCHANTS_AT_ONCE),
  );
  const turns = turnsOf(groups);
  /** @throws if none of them gets a response */
  const askFew = async (few: readonly string[]): Promise<void> => {
    const asked = few.map(async (merchant) => {
      const { answered } = await question(merchant).answer;
      listeners.forEach((listener) => listener(merchant));
      return answered;
    });
    if ((await Promise.all(asked)).includes(true)) return;
    isAnswering = false;
    throw new Error('The platform does not answer.');
  };
  /** A few merchants after each other, all of them within the interval. */
  const rounds = startRounds(
    async () => {
      for (const few of turns.next().value ?? []) await askFew(few);
    },
    pollMs / Math.max(1, groups.length),
  );

  return {
    prefixes: CALL_PREFIXES,
    fetch: (request) => passOn(url, request, { isHurried: !isAnswering, onAnswer: () => void (isAnswering = true) }),
    async state(merchant) {
      const known = states.get(merchant) ?? (await question(merchant).soon);
      if (known === undefined) return { flagsRev: '', rulesRev: '', status: 0, now: Date.now() };
      return { ...known.state, now: known.state.now + (Date.now() - known.at) };
    },
    flags: (merchant) => flagsOf.get(merchant),
    origins: (merchant) => origins.get(merchant) ?? nothing,
    async isAnswering() {
      // Wait for the first requests.
      if (!isAnswering) await Promise.all([...questions.values()].map(({ soon }) => soon));
      return isAnswering;
    },
    onChange: (listener) => void listeners.add(listener),
    // The contract has no call for it: pages poll.
    room: () => undefined,
    onMessage: () => {},
    close() {
      rounds.close();
      closing.abort();
    },
  };
}

/** All at the start, then one after another. */
function* turnsOf<Group>(groups: readonly Group[]): Generator<readonly Group[], void> {
  yield groups;
  while (groups.length > 0) for (const group of groups) yield [group];
}

/** The promise's value, or `undefined` if it takes longer than the visitor's timeout. */
async function orSoon<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), FIRST_BYTE_MS)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

interface Passing {
  /** A read is limited to the visitor's first-byte timeout. */
  readonly isHurried: boolean;
  readonly onAnswer: () => void;
}

async function passOn(origin: string, request: Request, { isHurried, onAnswer }: Passing): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = withoutHops(request.headers);
  for (const name of REWRITTEN) headers.delete(name);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const hurry = new AbortController();
  const tooLate = (): void => hurry.abort(new DOMException('No answer', 'TimeoutError'));
  const timer = isRead && isHurried ? setTimeout(tooLate, FIRST_BYTE_MS) : undefined;
  try {
    // Read first, since an upload over a slow connection takes longer than the platform's timeout.
    const body = isRead ? {} : { body: await request.arrayBuffer() };
    const response = await fetch(origin + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, hurry.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      ...body,
    });
    const beginning = response.body && (await begun(response.body));
    onAnswer();
    const answered = withoutHops(response.headers);
    // fetch has already decompressed the body.
    answered.delete('content-encoding');
    answered.delete('content-length');
    return new Response(beginning, { status: response.status, headers: answered });
  } catch (error) {
    return new Response(null, { status: statusOfFailure(error), headers: NO_STORE });
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for the first chunk of the body, so that an earlier abort can still be answered with an error. */
async function begun(body: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const reader = body.getReader();
  let next: Promise<ReadableStreamReadResult<Uint8Array>> | undefined = Promise.resolve(await reader.read());
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await (next ?? reader.read());
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Status for a platform response that failed or was aborted. */
export const statusOfFailure = (error: unknown): 502 | 504 => (error instanceof Error && error.name === 'TimeoutError' ? 504 : 502);

function withoutHops(from: Headers): Headers {
  const headers = new Headers(from);
  const named = (from.get('connection') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const name of [...HOP_BY_HOP, ...named]) headers.delete(name);
  return headers;
}
