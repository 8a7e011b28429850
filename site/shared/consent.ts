import { atomWithStorage } from 'jotai/utils';

/** What a visitor has said about being counted; `null` while nothing has been said, which counts as no. */
export type Consent = 'granted' | 'denied' | null;

const KEY = 'consent';

/** Kept in this browser, and the same in all of its tabs. */
export const consentAtom = atomWithStorage<Consent>(KEY, null, undefined, { getOnInit: true });

/** What holds at this moment, whichever tab it was said in. */
export function hasConsented(): boolean {
  return localStorage.getItem(KEY) === JSON.stringify('granted' satisfies Consent);
}

/** Cookies that Google's tag leaves: `_ga`, `_ga_<id>`, `_gid`. */
const LEFT_BEHIND = /^_g(a|id)/;

/** Takes back what was left in this browser while consent stood. */
export function forgetVisits(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (LEFT_BEHIND.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
