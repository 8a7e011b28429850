import { atomWithStorage, createJSONStorage } from 'jotai/utils';

import { deviceStorage } from '#site/lib/browserStorage.ts';

/** A visitor's consent to analytics; `null` while undecided, which counts as denied. */
export type Consent = 'granted' | 'denied' | null;

const KEY = 'consent';

/** Listens to changes in other tabs. */
function subscribe(key: string, changed: (value: string | null) => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key) changed(event.newValue);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

const storage = createJSONStorage<Consent>(() => ({ ...deviceStorage, subscribe }));

/** Stored in local storage and synchronized between tabs. */
export const consentAtom = atomWithStorage<Consent>(KEY, null, storage, { getOnInit: true });

/** The current consent, including changes from other tabs. */
export function hasConsented(): boolean {
  return deviceStorage.getItem(KEY) === JSON.stringify('granted' satisfies Consent);
}

/** Cookies of Google's tag: `_ga`, `_ga_<id>`, `_gid`. */
const LEFT_BEHIND = /^_g(a|id)/;

/** Deletes the tag's cookies. The tag sets them on the widest domain that the browser accepts. */
export function forgetVisits(): void {
  const labels = location.hostname.split('.');
  const places = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (LEFT_BEHIND.test(name)) for (const place of places) document.cookie = `${name}=; path=/; max-age=0${place}`;
  }
}
