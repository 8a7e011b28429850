import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

import { printableLines } from '#site/assembler/compiler/printable.ts';
import type { Release } from '#site/assembler/compiler/compile.ts';
import type { Device, Language, Manifest } from '#site/assembler/runtime/types.ts';
import type { RenderedPage } from '#site/boot/render/renderSite.tsx';
import type { Platform } from './platform.ts';
import type { RenderSite } from './renderer.ts';

export interface PageRequest {
  readonly release: Release;
  readonly manifest: Manifest;
  readonly path: string;
  /** Without `?`. */
  readonly search: string;
  readonly language: Language;
  readonly device: Device;
  readonly origin: string;
}

export interface RenderedPages {
  /** The page, or `undefined` if it cannot be rendered in time: then the browser renders it. Never rejects. */
  get(request: PageRequest): Promise<RenderedPage | undefined>;
}

/** How long a visitor waits for a page that is not in the cache, in milliseconds. */
const VISITOR_WAITS_MS = 1000;
/** How long rendering may take, in milliseconds: the next visitor gets what came too late for this one. */
const RENDER_MS = 10_000;
/** Age in milliseconds at which a page is rendered again, in the background. */
const FRESH_MS = 60_000;
/** Age in milliseconds from which a visitor waits for it rather than seeing the old one. */
const OLDEST_MS = 15 * 60_000;
/** Age in milliseconds at which a page to which the platform owes answers is rendered again. */
const INCOMPLETE_MS = 1000;
/** Memory for pages, in characters. */
const LARGEST_CACHE = 64 * 1024 * 1024;
/** Pages that are rendered at a time; further ones are left to their browsers. */
const AT_ONCE = 4;

interface RenderedPagesOptions {
  readonly renderer: () => Promise<RenderSite | undefined>;
  readonly platform: Pick<Platform, 'fetch'>;
  /** Called for each malformed part of an answer that the page asked for. */
  readonly report: (request: PageRequest, call: string, field: string) => void;
  /** Writes a line for the operator. */
  readonly say: (line: string) => void;
}

/** Pages as visitors without a session see them, cached by all that decides how they look. */
export function createRenderedPages({ renderer, platform, report, say }: RenderedPagesOptions): RenderedPages {
  let underWay = 0;
  // The platform sees the server as the sender: what it says of a visitor must not be shown to another. One for all pages: the client
  // holds on to each that it is given.
  const ask: typeof fetch = async (input, init) => platform.fetch(new Request(input, init));
  const render = async (request: PageRequest): Promise<RenderedPage | undefined> => {
    if (underWay >= AT_ONCE) return undefined;
    underWay += 1;
    const { release, ...place } = request;
    const { artefact, texts } = release;
    const signal = AbortSignal.timeout(RENDER_MS);
    try {
      const renderSite = await renderer();
      const page = renderSite?.({
        ...place,
        artefact,
        fetch: ask,
        overrides: async (_language, namespace) => texts?.[request.language]?.[namespace],
        onMalformed: (call, field) => report(request, call, field),
        signal,
      });
      return await Promise.race([page, aborted(signal)]);
    } catch (error) {
      say(
        printableLines(
          `${request.path} of ${artefact.merchant.code} was not rendered: ${error instanceof Error ? error.stack : String(error)}`,
        ),
      );
      return undefined;
    } finally {
      underWay -= 1;
    }
  };
  const pages = new LRUCache<string, RenderedPage, PageRequest>({
    maxSize: LARGEST_CACHE,
    sizeCalculation: ({ html, rendered: { queries } }) => html.length + JSON.stringify(queries).length,
    ttl: FRESH_MS,
    allowStale: true,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const page = await render(context);
      if (page?.isComplete === false) options.ttl = INCOMPLETE_MS;
      return page;
    },
  });
  return {
    async get(request) {
      const late = sleep(VISITOR_WAITS_MS, undefined, { ref: false });
      const key = keyOf(request);
      const allowStale = pages.getRemainingTTL(key) > FRESH_MS - OLDEST_MS;
      return Promise.race([pages.fetch(key, { context: request, allowStale }), late]);
    },
  };
}

/** Rejects when the signal aborts: a rendering that never ends must not take its slot forever. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** All that decides how a page looks, but for the platform's answers, which may be as old as a page. */
function keyOf({ release, manifest, path, search, language, device, origin }: PageRequest): string {
  const { artefact: config, flagsRev, rulesRev } = manifest;
  return JSON.stringify([release.artefact.merchant.code, path, search, language, device, origin, config, flagsRev, rulesRev]);
}
