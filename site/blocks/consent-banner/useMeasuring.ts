import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { usePage, useSite } from '#site/assembler/runtime/view.ts';
import { localeOf } from '#site/i18n/locales.ts';
import type { ProviderFrame } from '#site/third-party/host/frame.ts';
import { forgetVisits, hasConsented } from '#site/features/consent/consent.ts';

/** It is never seen, so it has no words. */
const UNSEEN = { title: '', close: '' };

/**
 * Tells Google's tag which page is looked at, as long as there is a tag to tell. It runs in a document of its own, like every
 * script of others, and is gone with the consent. What it cannot do, nobody misses.
 */
export function useMeasuring(tagId: string | undefined): void {
  const path = usePage()?.path;
  const { i18n } = useTranslation();
  const { verification } = useSite();
  const frame = useRef<Promise<ProviderFrame> | null>(null);

  useEffect(() => {
    if (tagId === undefined) return undefined;
    const gone = new AbortController();
    const options = { language: localeOf(i18n.language).tag, timeoutMs: verification.providerTimeoutMs, signal: gone.signal };
    frame.current = import('#site/third-party/host/frame.ts').then(({ openFrame }) =>
      openFrame({ name: 'analytics', words: UNSEEN, ...options }),
    );
    return () => {
      gone.abort();
      // Until now the tag may have written; and a no may come from another tab.
      if (!hasConsented()) forgetVisits();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- another language is no reason to begin anew
  }, [tagId]);

  useEffect(() => {
    if (tagId === undefined || path === undefined) return;
    // By path and title alone: what stands behind the path may be the player's own.
    const tell = async (): Promise<void> => {
      await (await frame.current)?.ask({ kind: 'pageView', tagId, path, title: document.title.slice(0, 200) });
    };
    tell().catch(() => {});
  }, [tagId, path]);
}
