/** The framed page: the real site over unsaved config, with a mock session. */
import '#ui/theme/base.css.ts';

import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import * as v from 'valibot';
import { navigate } from 'wouter/use-browser-location';

import { createQueries } from '#site/api/queries.ts';
import { App } from '#site/App.tsx';
import type { RuntimeFault } from '#site/assembler/runtime/types.ts';
import { LANGUAGES } from '#site/assembler/runtime/vocabulary.ts';
import { manifestSchema, type Manifest } from '#site/boot/manifest.ts';
import { callContext } from '#site/boot/callContext.ts';
import { setTimeZoneSource } from '#site/i18n/timeZone.ts';
import { reloadTranslations, startI18n } from '#site/i18n/i18n.ts';
import { deviceOf } from '#site/boot/render/rendered.ts';
import { preloadNamespaces } from '#site/boot/preloadNamespaces.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import { withoutModal } from '#site/lib/modalQuery.ts';
import { listen, toFrame, type FromFrame, type ShowMessage } from '../messages.ts';
import { readOnlyClient } from './client.ts';
import { markBlock } from './mark.ts';
import { queryOver } from './over.ts';
import { createPicker } from './pick.ts';
import { mockSession } from './session.ts';
import { stageBlocks } from './stageBlocks.ts';
import { simulatedStore } from './store.ts';

/** Nothing is known of the saved config, or it is broken: the live channel will say. */
const NO_MANIFEST: Manifest = { artefact: '', skin: '', flagsRev: '', rulesRev: '', status: 0, now: 0, minClient: '' };

const pretend = mockSession();
const skin = new CSSStyleSheet();
document.adoptedStyleSheets.push(skin);

/** The latest message, and its handler once the site has rendered. */
let latest: ShowMessage | undefined;
let follow: ((message: ShowMessage) => void) | undefined;

function tell(message: FromFrame): void {
  window.parent.postMessage(message, location.origin);
}

function report(fault: RuntimeFault): void {
  // oxlint-disable-next-line no-console -- as on the site itself, faults of config reach a developer here
  console.warn(`[config] ${fault.address}: ${fault.code}, ${fault.detail}`);
}

/** Applies a message to the document: skin, theme and session. */
function dress({ skinCss, theme, artefact, session, accountType, rank }: ShowMessage): void {
  if (skinCss !== '') skin.replaceSync(skinCss);
  const { dataset } = document.documentElement;
  dataset['merchant'] = artefact.merchant.code;
  dataset['theme'] = theme;
  pretend({ session, accountType, rank });
}

async function start(root: HTMLElement, first: ShowMessage): Promise<void> {
  const { merchant } = first.artefact;
  const manifest = await manifestOf(merchant.code);
  gatewayClock.set(manifest.now);
  // From here on the address is the site's own, so that its links and modals behave as they will for players.
  history.replaceState(null, '', first.page);
  dress(first);
  const i18n = await startI18n({
    language: first.language,
    defaultLanguage: merchant.defaultLanguage,
    overrides: async (language, namespace) => latest?.texts[language]?.[namespace],
    // oxlint-disable-next-line no-console -- as on the site itself
    onMissing: (key, missingIn) => console.warn(`[text] no ${missingIn} text for ${key}`),
  });
  const store = simulatedStore({
    first,
    known: { language: first.language, route: first.page, device: deviceOf(window.innerWidth) },
    report,
  });
  setTimeZoneSource(() => store.get().artefact.merchant.timeZone);
  const queries = createQueries();
  const client = readOnlyClient(callContext({ store, queries, i18n, report }));

  let last = first;
  follow = (next) => {
    const before = last;
    last = next;
    dress(next);
    store.show(next);
    if (JSON.stringify(next.texts) !== JSON.stringify(before.texts)) void reloadTranslations(i18n);
    if (next.language !== i18n.language) void i18n.changeLanguage(next.language);
    if (next.page !== before.page && next.page !== location.pathname) navigate(next.page, { replace: true });
  };
  if (latest && latest !== first) follow(latest);
  reportMoves(store);
  i18n.on('languageChanged', (code: string) => {
    const language = LANGUAGES.find((known) => known === code);
    if (language) tell({ kind: 'language', language });
  });
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <App
        boot={{ merchant: merchant.code, manifest }}
        store={store}
        blocks={preloadNamespaces(stageBlocks, i18n)}
        queries={queries}
        client={client}
        report={report}
      />
    </I18nextProvider>,
  );
}

/** Tells of what conditions are decided on, and of what the operator does in the frame: goes to another page, switches the theme. */
function reportMoves(store: ReturnType<typeof simulatedStore>): void {
  let { facts } = store.get();
  tell({ kind: 'facts', facts });
  store.subscribe(() => {
    const before = facts;
    ({ facts } = store.get());
    if (facts === before) return;
    tell({ kind: 'facts', facts });
    if (facts.route !== before.route) tell({ kind: 'page', page: facts.route });
  });
  new MutationObserver(() => {
    const { theme } = document.documentElement.dataset;
    // Not of what the panel itself has asked for.
    if ((theme === 'light' || theme === 'dark') && theme !== latest?.theme) tell({ kind: 'theme', theme });
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

async function manifestOf(merchant: string): Promise<Manifest> {
  const response = await fetch(`/config/${merchant}/manifest.json`, { cache: 'no-store' });
  const manifest = v.safeParse(manifestSchema, response.ok ? await response.json() : undefined);
  return manifest.success ? manifest.output : NO_MANIFEST;
}

/** Marks the item at an address, over the page where it shows only there; what lies over an item of the page is closed. */
function show(address: string | null): void {
  const query = latest && queryOver(address, latest.artefact);
  const rest = withoutModal(location.search).toString();
  const search = query ?? rest;
  if (address !== null && search !== location.search.slice(1)) navigate(`${location.pathname}${search && `?${search}`}`, { replace: true });
  markBlock(address);
}

const root = document.getElementById('root');
const pick = createPicker((items) => tell({ kind: 'select', items: [...items] }));
listen(
  () => window.parent,
  toFrame,
  (message) => {
    if (message.kind === 'mark') return show(message.address);
    if (message.kind === 'pick') return pick(message.labels);
    const isFirst = latest === undefined;
    latest = message;
    if (follow) follow(message);
    else if (root && isFirst) void start(root, message);
  },
);
tell({ kind: 'ready' });
