import type { Manifest } from '#site/assembler/runtime/types.ts';

/** The live channel: server-sent events with the current state for open pages of a merchant. */
export interface Live {
  /** Number of open streams. */
  readonly size: number;
  /**
   * A stream that starts with the manifest and continues until the page or the server ends it; 429 if the client's
   * address has `STREAMS_PER_ADDRESS` open.
   */
  open(merchant: string, address: string, signal: AbortSignal): Response;
  /** Sends the merchant's manifest to its pages, if anything except the time has changed. */
  push(merchant: string): Promise<void>;
  /**
   * Sends the id of the latest chat message to the merchant's pages. Only the id: the room is for logged-in players.
   */
  say(merchant: string, latest: number): void;
  /** Ends every stream. Pages reconnect after `RETRY_MS`. */
  close(): void;
}

type ManifestOf = (merchant: string) => Promise<Manifest | undefined>;

/** A larger difference to the clock that pages know means that the gateway's clock was set, in milliseconds. */
const JUMP_MS = 2000;
/** Proxies close connections that are idle for a minute. */
const HEARTBEAT_MS = 25_000;
const RETRY_MS = 2_000;
/**
 * Maximum number of streams per client address. A browser opens one per merchant, regardless of its tabs; the rest is
 * for offices and mobile networks that share an address. Pages beyond the limit poll.
 */
export const STREAMS_PER_ADDRESS = 256;
/** For generic clients; the site's pages use their own back-off. */
const RETRY_AFTER_S = 60;
/** Maximum number of queued events of a client that does not read; then its stream ends. */
const MAX_UNREAD = 64;

interface Page {
  readonly address: string;
  send(text: string): void;
  end(): void;
}

/** The state last sent to a merchant's pages. */
interface Told {
  readonly what: string;
  /** How far the gateway's clock is ahead of this one's, in milliseconds. */
  readonly ahead: number;
}

/**
 * @param roomOf id of the latest message of a merchant's chat room; `undefined` if the platform does not notify about
 * new ones
 */
export function createLive(manifestOf: ManifestOf, roomOf: (merchant: string) => number | undefined = () => undefined): Live {
  const pages = new Map<string, Set<Page>>();
  const sent = new Map<string, Told>();
  const everyone = () => [...pages.values()].flatMap((set) => [...set]);
  const heartbeat = setInterval(() => everyone().forEach((page) => page.send(':\n\n')), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    get size() {
      return everyone().length;
    },

    open(merchant, address, signal) {
      if (everyone().filter((page) => page.address === address).length >= STREAMS_PER_ADDRESS) return tooMany();
      const here = pages.get(merchant) ?? new Set<Page>();
      pages.set(merchant, here);
      let opened: Page | undefined;
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          const page = pageOn(controller, address, () => here.delete(page));
          opened = page;
          here.add(page);
          signal.addEventListener('abort', () => page.end(), { once: true });
          page.send(`retry: ${RETRY_MS}\n\n`);
          const manifest = await manifestOf(merchant);
          if (manifest === undefined) return;
          if (!sent.has(merchant)) sent.set(merchant, toldBy(manifest));
          page.send(event(manifest));
          const latest = roomOf(merchant);
          if (latest !== undefined) page.send(roomEvent(latest));
        },
        // The reader may cancel without aborting the request: nothing can be sent on such a stream.
        cancel: () => opened?.end(),
      });
      return new Response(body, {
        headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' },
      });
    },

    async push(merchant) {
      // No page has been opened: none has to follow, and the platform is not asked.
      if (!pages.has(merchant)) return;
      const manifest = await manifestOf(merchant);
      if (manifest === undefined) return;
      const told = toldBy(manifest);
      if (isKnown(told, sent.get(merchant))) return;
      sent.set(merchant, told);
      for (const page of pages.get(merchant) ?? []) page.send(event(manifest));
    },

    say(merchant, latest) {
      for (const page of pages.get(merchant) ?? []) page.send(roomEvent(latest));
    },

    close() {
      clearInterval(heartbeat);
      for (const page of everyone()) page.end();
    },
  };
}

function tooMany(): Response {
  return new Response('Too many streams\n', {
    status: 429,
    headers: { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_S) },
  });
}

function pageOn(controller: ReadableStreamDefaultController<Uint8Array>, address: string, onEnd: () => void): Page {
  const encoder = new TextEncoder();
  let open = true;
  const endBy = (act: () => void): void => {
    if (!open) return;
    open = false;
    onEnd();
    try {
      act();
    } catch {
      // The page has already closed the stream.
    }
  };
  return {
    address,
    send(text) {
      // An error drops the queue and the connection; after a close, the queue would wait for the client.
      if ((controller.desiredSize ?? 0) <= -MAX_UNREAD) endBy(() => controller.error(new Error('The client has stopped reading.')));
      else if (open) controller.enqueue(encoder.encode(text));
    },
    end: () => endBy(() => controller.close()),
  };
}

const event = (manifest: Manifest): string => `data: ${JSON.stringify(manifest)}\n\n`;

const roomEvent = (latest: number): string => `event: room\ndata: ${latest}\n\n`;

function toldBy(manifest: Manifest): Told {
  return { what: JSON.stringify({ ...manifest, now: 0 }), ahead: manifest.now - Date.now() };
}

function isKnown({ what, ahead }: Told, before: Told | undefined): boolean {
  return before?.what === what && Math.abs(before.ahead - ahead) <= JUMP_MS;
}
