import { atomWithStorage, createJSONStorage } from 'jotai/utils';

import { deviceStorage } from '#site/lib/browserStorage.ts';

/** What a visitor has said about being counted; `null` while nothing has been said, which counts as no. */
export type Consent = 'granted' | 'denied' | null;

const KEY = 'consent';

/** Another tab has changed it. */
function subscribe(key: string, changed: (value: string | null) => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key) changed(event.newValue);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

const storage = createJSONStorage<Consent>(() => ({ ...deviceStorage, subscribe }));

/** Kept in this browser, and the same in all of its tabs. */
export const consentAtom = atomWithStorage<Consent>(KEY, null, storage, { getOnInit: true });

/** What holds at this moment, whichever tab it was said in. */
export function hasConsented(): boolean {
  return deviceStorage.getItem(KEY) === JSON.stringify('granted' satisfies Consent);
}

/** Cookies that Google's tag leaves: `_ga`, `_ga_<id>`, `_gid`. */
const LEFT_BEHIND = /^_g(a|id)/;

/** Takes back what was left in this browser while consent stood. The tag leaves it for the widest domain that a browser lets it. */
export function forgetVisits(): void {
  const labels = location.hostname.split('.');
  const places = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (LEFT_BEHIND.test(name)) for (const place of places) document.cookie = `${name}=; path=/; max-age=0${place}`;
  }
}
