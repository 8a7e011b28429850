import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { usePage, useSite } from '#site/assembler/sdk/view.ts';
import { localeOf } from '#site/i18n/locales.ts';
import type { ProviderFrame } from '#site/third-party/host/frame.ts';
import { forgetVisits, hasConsented } from '#site/features/consent/consent.ts';

/** The frame is never visible, so its titles are empty. */
const UNSEEN = { title: '', close: '' };

/**
 * Sends page views to Google's tag while a tag is configured. The tag runs in a separate document, like all third-party scripts, and is
 * removed when consent is withdrawn. Failures are ignored.
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
      // The tag may have written cookies until now; consent may also be withdrawn in another tab.
      if (!hasConsented()) forgetVisits();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a change of language does not reload the tag
  }, [tagId]);

  useEffect(() => {
    if (tagId === undefined || path === undefined) return;
    // Only path and title: query and hash may hold personal data.
    const tell = async (): Promise<void> => {
      await (await frame.current)?.ask({ kind: 'pageView', tagId, path, title: document.title.slice(0, 200) });
    };
    tell().catch(() => {});
  }, [tagId, path]);
}
