import type { Manifest } from '#site/assembler/types.ts';

/** The live channel: server-sent events that tell open pages of a merchant what now holds. */
export interface Live {
  /** A stream that starts with the manifest and goes on until the page or the server ends it. */
  open(merchant: string, signal: AbortSignal): Response;
  /** Sends the merchant's manifest to its pages, if anything in it but the time has changed. */
  push(merchant: string): Promise<void>;
  /** Ends every stream. Pages come back by themselves after `RETRY_MS`. */
  close(): void;
}

type ManifestOf = (merchant: string) => Promise<Manifest | undefined>;

/** Proxies cut connections that stay silent for a minute. */
const HEARTBEAT_MS = 25_000;
const RETRY_MS = 2_000;

interface Page {
  send(text: string): void;
  end(): void;
}

export function createLive(manifestOf: ManifestOf): Live {
  const pages = new Map<string, Set<Page>>();
  const sent = new Map<string, string>();
  const everyone = () => [...pages.values()].flatMap((set) => [...set]);
  const heartbeat = setInterval(() => everyone().forEach((page) => page.send(':\n\n')), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    open(merchant, signal) {
      const here = pages.get(merchant) ?? new Set<Page>();
      pages.set(merchant, here);
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          const page = pageOn(controller, () => here.delete(page));
          here.add(page);
          signal.addEventListener('abort', () => page.end(), { once: true });
          page.send(`retry: ${RETRY_MS}\n\n`);
          const manifest = await manifestOf(merchant);
          if (manifest === undefined) return;
          if (!sent.has(merchant)) sent.set(merchant, withoutTime(manifest));
          page.send(event(manifest));
        },
      });
      return new Response(body, {
        headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' },
      });
    },

    async push(merchant) {
      const manifest = await manifestOf(merchant);
      if (manifest === undefined) return;
      const what = withoutTime(manifest);
      if (sent.get(merchant) === what) return;
      sent.set(merchant, what);
      for (const page of pages.get(merchant) ?? []) page.send(event(manifest));
    },

    close() {
      clearInterval(heartbeat);
      for (const page of everyone()) page.end();
    },
  };
}

function pageOn(controller: ReadableStreamDefaultController<Uint8Array>, onEnd: () => void): Page {
  const encoder = new TextEncoder();
  let open = true;
  return {
    send(text) {
      if (open) controller.enqueue(encoder.encode(text));
    },
    end() {
      if (!open) return;
      open = false;
      onEnd();
      try {
        controller.close();
      } catch {
        // The page went away first, and its stream with it.
      }
    },
  };
}

const event = (manifest: Manifest): string => `data: ${JSON.stringify(manifest)}\n\n`;

function withoutTime(manifest: Manifest): string {
  return JSON.stringify({ ...manifest, now: 0 });
}
