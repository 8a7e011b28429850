import { useKitContainer, useKitLanguages } from '../kit/KitProvider.tsx';

/**
 * BCP 47 tag for dates: the first of the host's languages, else of the page's own, that the browser supports; else the
 * browser's.
 */
export function usePageLanguage(): string {
  const page = useKitContainer()?.ownerDocument ?? document;
  const languages = useKitLanguages() ?? [page.documentElement.lang];
  return languages.map(supported).find((tag) => tag !== undefined) ?? new Intl.DateTimeFormat().resolvedOptions().locale;
}

function supported(tag: string): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag, { localeMatcher: 'lookup' })[0];
  } catch {
    // Invalid tag.
    return undefined;
  }
}
