import type { Release } from '#site/assembler/compiler/compile.ts';
import type { Language, Manifest } from '#site/assembler/runtime/types.ts';
import type { RenderedPage } from '#site/boot/render/renderSite.tsx';
import type { RenderSite } from '../renderer.ts';

interface HostRendering {
  readonly renderSite: RenderSite;
  readonly release: Release;
  readonly manifest: Manifest;
  /** The site's public origin. */
  readonly origin: string;
  /** As `askPlatformAt` returns it: one for all pages, since the client holds on to each that it is given. */
  readonly ask: typeof fetch;
}

/** How long a page may take that is written once, in milliseconds. */
const RENDER_MS = 20_000;
/** How long the platform may take for an answer. */
const ANSWER_MS = 3000;

/** Sends requests to the platform; without its origin, what it would answer stays a placeholder. */
export function askPlatformAt(gatewayUrl: string | undefined): typeof fetch {
  return async (input, init) => {
    if (gatewayUrl === undefined) throw new TypeError('There is no platform.');
    const asked = new Request(input, init);
    const { pathname, search } = new URL(asked.url);
    return fetch(new URL(pathname + search, gatewayUrl), { headers: asked.headers, signal: AbortSignal.timeout(ANSWER_MS) });
  };
}

/**
 * A page as a static host serves it: for phones, as most visitors have; others' browsers render their own. Its answers are as old as the file, and browsers ask for all of them again. `undefined` where it cannot be rendered.
 */
export async function renderForHost(path: string, language: Language, rendering: HostRendering): Promise<RenderedPage | undefined> {
  const { renderSite, release, manifest, origin, ask } = rendering;
  const { artefact, texts } = release;
  const page = await renderSite({
    artefact,
    manifest: { ...manifest, now: Date.now() },
    path,
    search: '',
    language,
    device: 'phone',
    origin,
    fetch: ask,
    overrides: async (_language, namespace) => texts?.[language]?.[namespace],
    signal: AbortSignal.timeout(RENDER_MS),
  }).catch(() => undefined);
  return page && stale(page);
}

function stale(page: RenderedPage): RenderedPage {
  const { queries, mutations } = page.rendered.queries;
  const asked = queries.map((query) => ({ ...query, state: { ...query.state, isInvalidated: true } }));
  return { ...page, rendered: { ...page.rendered, queries: { mutations, queries: asked } } };
}
