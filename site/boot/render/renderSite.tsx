/** Renders a merchant's page to HTML on a server: the assembly that runs in the browser, as a visitor without a session sees it. */
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { prerender } from 'react-dom/static';

import { createClient, type Client } from '#site/api/client.ts';
import { announcements, announcementsOf } from '#site/api/contract/announcements.ts';
import type { Call, CallInput, CallOutput } from '#site/api/contract/defineCall.ts';
import { systemStatus } from '#site/api/contract/system.ts';
import { gameVendor } from '#site/api/contract/vendors.ts';
import { createQueries } from '#site/api/queries.ts';
import { callKey, callQuery } from '#site/api/useCall.ts';
import { App } from '#site/App.tsx';
import { createSiteStore } from '#site/assembler/runtime/store.ts';
import type { Artefact, Manifest } from '#site/assembler/runtime/types.ts';
import { blocks as allBlocks } from '#site/blocks/index.ts';
import { answeredFacts } from '#site/boot/knownFacts.ts';
import { preloadNamespaces } from '#site/boot/preloadNamespaces.ts';
import { statusQuestion } from '#site/features/system/useSystemStatus.ts';
import { createI18n } from '#site/i18n/i18n.ts';
import { KIT_NAMESPACE } from '#site/i18n/locales.ts';
import { visitAt, type Visit } from '#site/lib/visit.ts';
import type { Rendered } from './rendered.ts';

export interface RenderInput extends Omit<Rendered, 'queries' | 'now'> {
  readonly artefact: Artefact;
  readonly manifest: Manifest;
  /** Sends a request to the platform. The same function for all pages: axios holds on to each that it is given. */
  readonly fetch: typeof fetch;
  /** The merchant's own texts of a language, by namespace. */
  readonly overrides?: (language: string, namespace: string) => Promise<Readonly<Record<string, string>> | undefined>;
  /** Called for each malformed part of an answer: it is left out of the page. */
  readonly onMalformed?: (call: string, field: string) => void;
  /** Ends the rendering; what is not there by then stays a placeholder. */
  readonly signal: AbortSignal;
}

export interface RenderedPage {
  /** The content of the root element. */
  readonly html: string;
  /** Elements for the page's head: the pictures that are seen first. */
  readonly head: string;
  /** Whether the platform has answered all that the page asks. */
  readonly isComplete: boolean;
  readonly rendered: Rendered;
}

/** How often a page is rendered at most: an answer may lead to further questions. */
const ROUNDS = 4;

/**
 * Renders a page, asks the platform what it asks, and renders it again with the answers; `undefined` while the site is closed.
 * @throws when it cannot be rendered: then the browser does
 */
export async function renderSite(input: RenderInput): Promise<RenderedPage | undefined> {
  const { artefact, manifest, path, search, language, device, origin, signal } = input;
  const { now } = manifest;
  const visit = visitAt(origin, now);
  const queries = createQueries(false);
  // The platform is not waited for after the end.
  signal.addEventListener('abort', () => void queries.cancelQueries(), { once: true });
  const client = visitorsClient(input);
  const [i18n, answered] = await Promise.all([
    createI18n({
      language,
      defaultLanguage: artefact.merchant.defaultLanguage,
      onMissing: () => undefined,
      ...(input.overrides && { overrides: input.overrides }),
    }),
    firstAnswers({ ...input, client, queries, visit }),
  ]);
  if (answered === 'closed') return undefined;
  // All of them: a word that came later would render every part of the page again.
  await i18n.loadNamespaces(KIT_NAMESPACE);
  const store = createSiteStore({
    artefact,
    known: { language, device, route: path, ...answered },
    now: () => now,
    report: () => undefined,
  });
  try {
    const app = (
      <I18nextProvider i18n={i18n}>
        <App
          boot={{ merchant: artefact.merchant.code, manifest }}
          store={store}
          blocks={preloadNamespaces(allBlocks, i18n)}
          queries={queries}
          client={client}
          report={() => undefined}
          place={{ visit, path, search }}
        />
      </I18nextProvider>
    );
    const cache = queries.getQueryCache();
    const asked = new Set<string>();
    let html = '';
    for (let round = 1; round <= ROUNDS; round += 1) {
      // What failed is asked again by the browser, and waits until then.
      const failed = cache.getAll().filter(({ state }) => state.status === 'error');
      for (const query of failed) query.reset();
      const rendered = await preludeOf(app, signal);
      const open = cache.getAll().filter((query) => isOpen(query) && !asked.has(query.queryHash));
      if (open.length === 0 || round === ROUNDS) {
        html = await new Response(rendered).text();
        break;
      }
      for (const { queryHash } of open) asked.add(queryHash);
      await Promise.all(open.map((query) => query.fetch().catch(() => undefined)));
    }
    // It names the sender's address and country: the browser asks for its own.
    cache.find({ queryKey: callKey(systemStatus), exact: false })?.invalidate();
    const [head = ''] = PRELOADS.exec(html) ?? [];
    return {
      html: html.slice(head.length),
      head,
      isComplete: !cache.getAll().some(isOpen),
      rendered: { path, search, language, device, origin, now, queries: dehydrate(queries, { shouldDehydrateQuery: isPublic }) },
    };
  } finally {
    store.close();
    queries.clear();
  }
}

/** React writes them before the content, where it does not render the head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Whole, so that the page needs no inline script: React writes one for each part that it sends later. */
async function preludeOf(app: React.ReactNode, signal: AbortSignal): Promise<ReadableStream> {
  signal.throwIfAborted();
  // React never lets go of the signal that it is given, and the signal of what it has rendered.
  const ending = new AbortController();
  const end = (): void => ending.abort(signal.reason);
  signal.addEventListener('abort', end);
  try {
    const { prelude } = await prerender(app, { signal: ending.signal, progressiveChunkSize: Infinity, onError: () => undefined });
    signal.throwIfAborted();
    return prelude;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Calls that any visitor may send; the answer to one without a token is the same for all. */
const PUBLIC: ReadonlySet<unknown> = new Set<Call['auth']>(['none', 'optional']);

const isPublic = ({ meta, state }: Query): boolean => state.status === 'success' && PUBLIC.has(meta?.['auth']);

const isOpen = ({ meta, state, options }: Query): boolean =>
  // An observer's options become its query's, and say whether it asks at all.
  state.status === 'pending' && PUBLIC.has(meta?.['auth']) && !('enabled' in options && options.enabled === false);

/** A client without a session. */
function visitorsClient({ artefact: { merchant, site }, manifest, language, origin, fetch, onMalformed }: RenderInput): Client {
  return createClient({
    merchant: merchant.code,
    settings: () => site,
    exponent: () => merchant.currency.exponent,
    language: () => language,
    token: () => null,
    onSessionLost: () => undefined,
    onClosed: () => undefined,
    onReachable: () => undefined,
    ...(onMalformed && { onMalformed }),
    newId: () => crypto.randomUUID(),
    now: () => manifest.now,
    transport: { origin, fetch },
  });
}

interface Asking extends RenderInput {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly visit: Visit;
}

/** What decides about the whole page, and what most pages show: known before the first round. */
async function firstAnswers({ artefact, language, client, queries, visit }: Asking) {
  const ask = async <C extends Call>(row: C, input: CallInput<C>): Promise<CallOutput<C> | undefined> =>
    queries.fetchQuery(callQuery(client, row, input)).catch(() => undefined);
  const [status, vendors] = await Promise.all([
    ask(systemStatus, statusQuestion(visit)),
    ask(gameVendor, { merchantCode: artefact.merchant.code }),
    ask(announcements, announcementsOf(artefact.site, language)),
  ]);
  if (status?.maintenance || status?.regionRestriction) return 'closed';
  return answeredFacts(artefact.site, status, vendors);
}
