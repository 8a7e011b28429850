import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { gameVendor } from '#site/api/contract/vendors.ts';
import { useSystemStatus } from '#site/shared/useSystemStatus.ts';
import { useCall } from '#site/api/useCall.ts';
import { flattenWhitelabel } from '#site/assembler/flags.ts';
import type { SiteStore } from '#site/assembler/store.ts';
import type { Device, Facts } from '#site/assembler/types.ts';
import { ACCOUNT_TYPES, CATEGORIES, LANGUAGES } from '#site/assembler/vocabulary.ts';
import { useSession } from '#site/session/session.ts';
import { regroup } from '#site/shared/games/vendors.ts';
import { useClosedPage } from '#site/shell/closedPage.ts';

/** The gateway's answers rarely change, and when they do the live channel says so. */
const SETTLED = { staleMs: Infinity };

/** Widths, in CSS pixels, from which a device is a tablet and a desktop. */
const TABLET = 640;
const DESKTOP = 1024;

export function deviceOf(width: number): Device {
  if (width >= DESKTOP) return 'desktop';
  return width >= TABLET ? 'tablet' : 'phone';
}

/** Tells the assembler all that conditions may ask: session, route, language, device, flags, rules and vendors. */
export function useSiteFacts(store: SiteStore, merchant: string): void {
  const [path] = useLocation();
  const session = useSession();
  const { i18n } = useTranslation();
  const status = useSystemStatus();
  const route = useClosedPage(store.get().artefact.site.closedPages) ?? path;
  const vendors = useCall(gameVendor, { merchantCode: merchant }, SETTLED);

  // Before paint: a page must never be drawn with the last page's facts.
  useLayoutEffect(() => store.learn({ route }), [store, route]);
  useLayoutEffect(() => {
    const language = LANGUAGES.find((code) => code === i18n.language);
    if (language) store.learn({ language });
  }, [store, i18n.language]);

  const { kind, accountType, rank } = session;
  const toUpline = session.member?.toUpline === true;
  useLayoutEffect(() => {
    const known = ACCOUNT_TYPES.find((type) => type === accountType);
    store.learn({ session: kind, accountType: kind === 'visitor' ? 'none' : (known ?? 'none'), rank, marks: { toUpline } });
  }, [store, kind, accountType, rank, toUpline]);

  useEffect(() => {
    const learn = (): void => store.learn({ device: deviceOf(window.innerWidth) });
    const boundaries = [TABLET, DESKTOP].map((width) => window.matchMedia(`(min-width: ${width}px)`));
    for (const boundary of boundaries) boundary.addEventListener('change', learn);
    return () => {
      for (const boundary of boundaries) boundary.removeEventListener('change', learn);
    };
  }, [store]);

  const info = status.data?.info;
  useEffect(() => {
    if (info) store.learn({ flags: flattenWhitelabel([info.whitelabel]), rules: info.register });
  }, [store, info]);

  const lanes = vendors.data?.data.lanes;
  const categories = useMemo<Facts['vendors'] | undefined>(() => {
    if (!lanes) return undefined;
    const filled = regroup(lanes, store.get().artefact.site.vendors).filter((lane) => lane.cards.length > 0);
    return CATEGORIES.filter((category) => filled.some((lane) => lane.title === category));
  }, [lanes, store]);
  // Before paint, too: menus that keep places for their entries drop them with the same answer.
  useLayoutEffect(() => {
    if (categories) store.learn({ vendors: categories });
  }, [store, categories]);
}
