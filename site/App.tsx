import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { memo, Suspense, useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Router } from 'wouter';

import type { Client } from '#site/api/client.ts';
import { ClientProvider } from '#site/api/useCall.ts';
import { Assembly } from '#site/assembler/runtime/Assembly.tsx';
import { centreModalOf } from '#site/assembler/runtime/centres.ts';
import { useStoreState } from '#site/assembler/runtime/context.ts';
import type { Blocks } from '#site/assembler/sdk/registry.ts';
import type { SiteStore } from '#site/assembler/runtime/store.ts';
import type { RuntimeFault } from '#site/assembler/runtime/types.ts';
import type { Boot } from '#site/boot/manifest.ts';
import { intlTags } from '#site/i18n/i18n.ts';
import { useLive } from '#site/live/useLive.ts';
import { startSession } from '#site/session/lifecycle.ts';
import { store as sessionStore, useSession } from '#site/session/session.ts';
import { SessionLostNotice } from '#site/session/SessionLostNotice.tsx';
import { GamesProvider, type GamesHost } from '#site/features/games/host.ts';
import { wantedLaunchAtom } from '#site/features/games/wantedLaunch.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { TimeZoneProvider } from '#site/i18n/useMoment.ts';
import { VisitProvider, type Visit } from '#site/lib/visit.ts';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { useMaintenancePage } from '#site/routing/useMaintenancePage.ts';
import { Connection } from '#site/shell/Connection.tsx';
import { SilentErrorBoundary } from '#site/shell/SilentErrorBoundary.tsx';
import { DeferredLocation } from '#site/routing/DeferredLocation.tsx';
import { saveScroll } from '#site/routing/scrollRestoration.ts';
import { PageChange } from '#site/routing/PageChange.tsx';
import { shell } from '#site/shell/shell.tsx';
import { useKitLabels } from '#site/shell/useKitLabels.ts';
import { useKitSettings } from '#site/shell/useKitSettings.ts';
import { useLoginRedirect } from '#site/routing/useLoginRedirect.ts';
import { usePreloadOnIntent } from '#site/routing/usePreloadOnIntent.ts';
import { useModalControl } from '#site/routing/useModalControl.ts';
import { useSiteFacts } from '#site/boot/useSiteFacts.ts';
import { DialogsProvider, KitProvider, ToastProvider } from '#ui';

/** Lazy: no dialog opens before an interaction. */
const Dialog = lazyWithRetry(() => import('#ui/dialog/Dialog.tsx'), 'Dialog');
const AgentFeatures = lazyWithRetry(() => import('#site/shell/AgentFeatures.tsx'), 'default');
const CentreGuard = lazyWithRetry(() => import('#site/shell/CentreGuard.tsx'), 'default');
const FirstGame = lazyWithRetry(() => import('#site/shell/FirstGame.tsx'), 'default');
const PasswordGuard = lazyWithRetry(() => import('#site/shell/PasswordGuard.tsx'), 'default');

/** Namespaces of labels in config. Those of centers, of closed pages and of descriptions load later. */
const LABEL_NAMESPACES = ['config', 'centre', 'shell', 'pages'];

/** An address as rendering knows it. */
export interface Place {
  readonly visit: Visit;
  readonly path: string;
  /** Without `?`. */
  readonly search: string;
}

interface AppProps {
  readonly boot: Boot;
  readonly store: SiteStore;
  /** As `preloadNamespaces` returns them. */
  readonly blocks: Blocks;
  readonly queries: QueryClient;
  readonly report: (fault: RuntimeFault) => void;
  /** Called with the hash of each config that replaces the first one. */
  readonly onArtefact?: (hash: string) => void;
  /** The client of this merchant's gateway. */
  readonly client: Client;
  /** Where the page is, as the server rendered it: given there and while hydrating. */
  readonly place?: Place | undefined;
  /** Called once the first page is on screen. */
  readonly onShown?: (() => void) | undefined;
}

const ignore = (): void => {};

/** The providers around a page, outermost first: query cache, routes, kit, toasts, client, dialogs, config. */
export function App({ boot, store, blocks, queries, client, report, onArtefact = ignore, place, onShown = ignore }: AppProps) {
  const labels = useKitLabels();
  const settings = useKitSettings(store);
  const { language, options } = useTranslation().i18n;
  const languages = useMemo(() => intlTags({ language, options }), [language, options]);
  useLayoutEffect(onShown, [onShown]);
  useEffect(() => startSession({ client, queryClient: queries }), [client, queries]);
  return (
    <QueryClientProvider client={queries}>
      <VisitProvider value={place?.visit ?? null}>
        <TimeZoneProvider value={store.get().artefact.merchant.timeZone}>
          <Router aroundNav={saveScroll} {...(place && { ssrPath: place.path, ssrSearch: place.search })}>
            <KitProvider labels={labels} link={SiteLink} settings={settings} languages={languages}>
              <ToastProvider>
                <ClientProvider value={client}>
                  <DialogsProvider dialog={Dialog}>
                    <Informed boot={boot} store={store} report={report} onArtefact={onArtefact} />
                    <Site store={store} blocks={blocks} report={report} />
                    <Connection />
                    <SessionLostNotice />
                  </DialogsProvider>
                </ClientProvider>
              </ToastProvider>
            </KitProvider>
          </Router>
        </TimeZoneProvider>
      </VisitProvider>
    </QueryClientProvider>
  );
}

type SiteProps = Required<Omit<AppProps, 'blocks' | 'queries' | 'client' | 'place' | 'onShown'>>;

/** Syncs live config and facts. Renders nothing, and is memoized so that modals do not re-render it. */
const Informed = memo(function Informed({ boot, store, report, onArtefact }: SiteProps): null {
  useSiteFacts(store, boot.merchant);
  const live = useMemo(() => ({ onArtefact, onFault: report }), [onArtefact, report]);
  useLive(store, boot.merchant, boot.manifest, live);
  return null;
});

/** The assembled site over live config and facts. */
function Site({ store, blocks, report }: Pick<AppProps, 'store' | 'blocks' | 'report'>) {
  // `t` changes with the language, so that labels are translated again.
  const { t, i18n } = useTranslation('config');
  const openingAt = useCallback(
    (path: string) => {
      const page = Object.values(store.get().artefact.pages).find(({ opens }) => opens !== undefined && Object.hasOwn(opens, path));
      const [modal, own] = [page?.opens?.[path], page?.paths[0]];
      return modal === undefined || own === undefined ? undefined : { modal, page: own };
    },
    [store],
  );
  const centreModal = useCallback((page: string) => centreModalOf(store.get().artefact, page), [store]);
  const translate = useCallback((key: string) => t(key, { ns: LABEL_NAMESPACES }), [t]);
  const addresses = useMemo(() => ({ openingAt, centreModal }), [openingAt, centreModal]);
  const opened = useModalControl(addresses);
  usePreloadOnIntent(store, blocks, addresses);
  const { open } = opened;
  const site = useStoreState(store, ({ artefact }) => artefact.site);
  const merchant = useStoreState(store, (state) => state.merchant);
  const closed = useMaintenancePage(site.closedPages) !== undefined;
  // The press is answered at once; the modal's content renders concurrently after it.
  const modal = useDeferredValue(useMemo(() => (closed ? { ...opened, name: null, params: {} } : opened), [closed, opened]));
  const isModalShown = useStoreState(store, ({ assembled }) => opened.name !== null && assembled.modals.has(opened.name));
  useLoginRedirect(site, isModalShown);
  const guestPlay = useStoreState(
    store,
    ({ facts, merchant: { jurisdiction } }) => facts.flags['FREEPLAY3'] === true && jurisdiction.guestPlay,
  );
  const { kind, mustChange } = useSession();
  const wanted = useAtomValue(wantedLaunchAtom, { store: sessionStore });
  const games = useMemo<GamesHost>(
    () => ({
      merchant,
      site,
      guestPlay,
      language: i18n.language,
      hasPage: (path) => Object.values(store.get().artefact.pages).some(({ paths }) => paths.includes(path)),
      openModal: open,
      openLogin: (parameters) => open('loginPopupModal', parameters),
    }),
    [merchant, site, guestPlay, i18n.language, store, open],
  );
  return (
    <GamesProvider value={games}>
      <DeferredLocation>
        <Assembly store={store} blocks={blocks} shell={shell} modal={modal} translate={translate} report={report}>
          <PageChange />
          {wanted !== null && (
            <SilentErrorBoundary>
              <Suspense>
                <FirstGame key={wanted} category={wanted} />
              </Suspense>
            </SilentErrorBoundary>
          )}
          {kind === 'agent' && (
            <SilentErrorBoundary>
              <Suspense>
                <AgentFeatures />
              </Suspense>
            </SilentErrorBoundary>
          )}
          {modal.params['page'] !== undefined && (
            <SilentErrorBoundary>
              <Suspense>
                <CentreGuard modal={modal} />
              </Suspense>
            </SilentErrorBoundary>
          )}
          {mustChange && (
            <SilentErrorBoundary>
              <Suspense>
                <PasswordGuard modal={modal} />
              </Suspense>
            </SilentErrorBoundary>
          )}
        </Assembly>
      </DeferredLocation>
    </GamesProvider>
  );
}
