import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { registrationRules } from '#site/api/contract/register.ts';
import { whitelabel } from '#site/api/contract/system.ts';
import { gameVendor } from '#site/api/contract/vendors.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { callKey, useCall, useQueryClient } from '#site/api/useCall.ts';
import { useStoreState } from '#site/assembler/runtime/context.ts';
import { flattenWhitelabel } from '#site/assembler/runtime/flags.ts';
import type { SiteStore } from '#site/assembler/runtime/store.ts';
import { LANGUAGES } from '#site/assembler/runtime/vocabulary.ts';
import { readLastVendors, storeLastVendors } from '#site/boot/lastVendors.ts';
import { sessionFacts, statusFacts, vendorFacts } from '#site/boot/knownFacts.ts';
import { DESKTOP, deviceOf, TABLET } from '#site/boot/render/rendered.ts';
import { useSession } from '#site/session/session.ts';
import { useSystemStatus } from '#site/features/system/useSystemStatus.ts';
import { useMaintenancePage } from '#site/routing/useMaintenancePage.ts';

/** Never stale: the live channel announces changes. */
const SETTLED = { staleMs: Infinity };

/**
 * Passes facts to the assembler: session, route, language, device, flags, rules and vendors. Always before paint, so that no page
 * renders with the facts of the page before.
 */
export function useSiteFacts(store: SiteStore, merchant: string): void {
  const [path] = useLocation();
  const session = useSession();
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  const { data: status } = useSystemStatus();
  const site = useStoreState(store, ({ artefact }) => artefact.site);
  const route = useMaintenancePage(site.closedPages) ?? path;
  // Some platforms answer these in separate calls.
  const { data: flags } = useCall(whitelabel, {}, { ...SETTLED, enabled: status !== undefined && status.info.whitelabel === undefined });
  const { data: rules } = useCall(
    registrationRules,
    {},
    { ...SETTLED, enabled: status !== undefined && status.info.register === undefined },
  );
  const { data: vendors } = useCall(gameVendor, { merchantCode: merchant }, SETTLED);

  useLayoutEffect(() => store.learn({ route }), [store, route]);
  useLayoutEffect(() => {
    const language = LANGUAGES.find((code) => code === i18n.language);
    if (language) store.learn({ language });
  }, [store, i18n.language]);
  useLayoutEffect(() => store.learn(sessionFacts(session)), [store, session]);
  useLayoutEffect(() => {
    if (status) store.learn(statusFacts(status));
  }, [store, status]);
  useLayoutEffect(() => {
    if (flags) store.learn({ flags: flattenWhitelabel([flags]) });
  }, [store, flags]);
  useLayoutEffect(() => {
    if (rules) store.learn({ rules });
  }, [store, rules]);
  useLayoutEffect(() => {
    // After hydration: the server knows nothing of this browser's storage.
    if (vendors === undefined) {
      if (store.get().facts.vendors.length === 0) store.learn({ vendors: readLastVendors(merchant) });
      return;
    }
    const known = vendorFacts(vendors, site.vendors);
    store.learn(known);
    storeLastVendors(merchant, known.vendors);
  }, [store, vendors, site.vendors, merchant]);

  // From the cache, by whichever part the balance was requested: an observer here would request it after a logout, too.
  useLayoutEffect(() => {
    const key = callKey(balance, {});
    const learn = (): void => store.setCurrencySymbol(queries.getQueryData<CallOutput<typeof balance>>(key)?.currencySymbol ?? '');
    learn();
    return queries.getQueryCache().subscribe(({ query, type }) => {
      if (type === 'updated' && query.queryKey[0] === balance.name) learn();
    });
  }, [store, queries]);

  useEffect(() => {
    const learn = (): void => store.learn({ device: deviceOf(window.innerWidth) });
    const boundaries = [TABLET, DESKTOP].map((width) => window.matchMedia(`(min-width: ${width}px)`));
    for (const boundary of boundaries) boundary.addEventListener('change', learn);
    return () => {
      for (const boundary of boundaries) boundary.removeEventListener('change', learn);
    };
  }, [store]);
}
