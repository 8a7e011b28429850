import { useKitContainer } from '../kit/KitProvider.tsx';

/** BCP-47 tag of the page's language; of the browser's own where the page names none, or none that there is. */
export function usePageLanguage(): string {
  const page = useKitContainer()?.ownerDocument ?? document;
  return validTag(page.documentElement.lang);
}

function validTag(lang: string): string {
  try {
    return new Intl.Locale(lang).toString();
  } catch {
    return navigator.language;
  }
}
