'use client';

import { useKitLanguages, useRootReader } from '../kit/KitProvider.tsx';
import { useBrowserValue } from './useBrowserValue.ts';

/**
 * BCP 47 tag for dates: the first of the host's languages, else of the page's own, that the browser supports; else the
 * browser's. A server does not know the page's: it is English there.
 */
export function usePageLanguage(): string {
  const ofPage = useBrowserValue(useRootReader(languageOf), 'en');
  const languages = useKitLanguages() ?? [ofPage];
  return languages.map(supported).find((tag) => tag !== undefined) ?? new Intl.DateTimeFormat().resolvedOptions().locale;
}

const languageOf = ({ lang }: HTMLElement): string => lang;

function supported(tag: string): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag, { localeMatcher: 'lookup' })[0];
  } catch {
    // Invalid tag.
    return undefined;
  }
}
