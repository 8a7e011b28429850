import '#ui/theme/base.css.ts';
import './bootFailed.css.ts';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';

import { createClient } from '#site/api/client.ts';
import { createQueries } from '#site/api/queries.ts';
import { limitLoading, preloadBlocks, provideBlocks } from '#site/assembler/runtime/loading.ts';
import { createSiteStore } from '#site/assembler/runtime/store.ts';
import { retryFailedStylesheets, watchStylesheets } from '#site/assembler/runtime/stylesheets.ts';
import { blocks as allBlocks } from '#site/blocks/index.ts';
import { fetchArtefact, readBoot } from '#site/boot/manifest.ts';
import { callContext } from '#site/boot/callContext.ts';
import { firstScreen } from '#site/boot/firstScreen.ts';
import { firstFacts } from '#site/boot/knownFacts.ts';
import { setTimeZoneSource } from '#site/i18n/timeZone.ts';
import { KIT_NAMESPACE } from '#site/i18n/locales.ts';
import { reloadTranslations, startI18n } from '#site/i18n/i18n.ts';
import { takeServed } from '#site/boot/render/takeServed.ts';
import { storeInvitation } from '#site/session/invitation.ts';
import { currentSession } from '#site/session/session.ts';
import { chosenLanguage, renewLanguageCookie, storeLanguage } from '#site/i18n/languageChoice.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import { sleep } from '#site/lib/sleep.ts';
import { App } from '#site/App.tsx';
import { restoreFormState } from '#site/live/formPersistence.ts';
import { reloadIfReplaced } from '#site/live/versionCheck.ts';
import { preloadNamespaces } from './preloadNamespaces.ts';
import { lazyReporter, pagePath } from '#site/report/lazyReporter.ts';
import type { measureVisit } from '#site/report/measure.ts';

/** How long the first render waits for the code of its blocks, where no server has rendered them. */
const FIRST_RENDER_TIMEOUT_MS = 200;

/** Loads only for merchants that override texts. If it fails, the product's texts are shown. */
const importOverrides = () => import('#site/live/translationOverrides.ts').catch(() => undefined);

/** When the page counts as idle; observers deliver what was measured before. */
const IDLE_MS = 2500;

async function measureWhenIdle(...about: Parameters<typeof measureVisit>): Promise<void> {
  await sleep(IDLE_MS);
  const loaded = await import('#site/report/measure.ts').catch(() => undefined);
  loaded?.measureVisit(...about);
}

/** Yields to the main thread: each part of the start takes long enough on a slow phone. */
const yieldToMain = () => sleep(0);

async function start(root: HTMLElement): Promise<void> {
  await yieldToMain();
  const boot = readBoot();
  restoreFormState();
  // Vite's loader reports chunks that fail to load.
  window.addEventListener('vite:preloadError', () => void reloadIfReplaced());
  storeInvitation(location.search);
  gatewayClock.set(boot.manifest.now);
  watchStylesheets();
  const [artefact] = await Promise.all([fetchArtefact(boot.merchant, boot.manifest.artefact), retryFailedStylesheets()]);
  await yieldToMain();
  limitLoading(artefact.site.assets.loadTimeoutMs);
  let shown = boot.manifest.artefact;
  const report = lazyReporter(async () => {
    const { createReporter } = await import('#site/report/createReporter.ts');
    return createReporter({
      development: import.meta.env.DEV,
      faultsTo: artefact.merchant.reports?.faultsTo,
      merchant: boot.merchant,
      artefact: () => shown,
      page: () => pagePath(store.get()),
    });
  });
  const language = chosenLanguage(artefact.merchant);
  renewLanguageCookie();
  const queries = createQueries();
  const served = takeServed({ language, queries, session: currentSession() });
  // What is hydrated renders as the server did, at the server's time.
  let now = served?.place ? () => served.now : gatewayClock.now;
  const store = createSiteStore({
    artefact,
    known: { language, ...firstFacts(artefact, boot.merchant, currentSession()), ...served?.facts(artefact) },
    now: () => now(),
    report,
  });
  await yieldToMain();
  setTimeZoneSource(() => store.get().artefact.merchant.timeZone);
  const translation = startI18n({
    language,
    overrides: async (code, namespace) =>
      store.get().artefact.texts && (await importOverrides())?.translationOverrides(store.get().artefact, code, namespace),
    defaultLanguage: artefact.merchant.defaultLanguage,
    onMissing: (key, missingIn) => report({ address: `texts/${missingIn}#${key}`, code: 'missing-text', detail: `no ${missingIn} text` }),
  });
  const { assembled } = store.get();
  const blocks = preloadNamespaces(allBlocks, translation);
  provideBlocks(blocks, firstScreen);
  const coded = preloadBlocks(assembled, blocks);
  const i18n = await translation;
  const client = createClient(callContext({ store, queries, i18n, report }));
  // What is hydrated has its texts from the start; elsewhere skeletons stand for what takes longer.
  if (served?.place) await i18n.loadNamespaces(KIT_NAMESPACE);
  else await Promise.race([coded, sleep(FIRST_RENDER_TIMEOUT_MS)]);
  await yieldToMain();
  let spoken: string = language;
  i18n.on('languageChanged', (code: string) => {
    // i18next also emits it when texts of the same language have loaded.
    if (code !== spoken) storeLanguage(code);
    spoken = code;
  });

  let { texts } = artefact;
  const onArtefact = (hash: string): void => {
    shown = hash;
    const current = store.get().artefact.texts;
    if (current === texts) return;
    texts = current;
    void reloadTranslations(i18n);
  };

  if (artefact.merchant.reports?.measuresTo !== undefined) void measureWhenIdle(artefact.merchant, shown, pagePath(store.get()));

  const onShown = (): void => {
    delete document.documentElement.dataset['unfit'];
    document.querySelector('.boot-late')?.remove();
    now = gatewayClock.now;
    store.refresh();
  };
  const app = (
    <I18nextProvider i18n={i18n}>
      <App
        boot={boot}
        store={store}
        blocks={blocks}
        queries={queries}
        client={client}
        report={report}
        onArtefact={onArtefact}
        place={served?.place}
        onShown={onShown}
      />
    </I18nextProvider>
  );
  const onRecoverableError = (error: unknown): void =>
    report({ address: '', code: 'render', detail: `hydration: ${error instanceof Error ? error.message : String(error)}` });
  // Renders concurrently, so that a slow phone stays responsive.
  startTransition(() => {
    if (served?.place) hydrateRoot(root, app, { onRecoverableError });
    else createRoot(root).render(app);
  });
}

const root = document.getElementById('root');
if (root)
  start(root).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- the reporter may be what did not start
    console.error(error);
    // The page says so, in words that came before this code (`head.js`).
    dispatchEvent(new Event('bootfailed'));
  });
