import * as v from 'valibot';

import { deviceStorage } from '#site/lib/browserStorage.ts';

/** Local storage key. */
const KEY = 'searches';
const MOST = 6;

const stored = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** The last searches of this device, the latest first. */
export function recentSearches(): readonly string[] {
  const read = v.safeParse(stored, deviceStorage.getItem(KEY) ?? '[]');
  return read.success ? read.output.slice(0, MOST) : [];
}

/** Remembers a search that led to something. */
export function rememberSearch(words: string): void {
  const others = recentSearches().filter((known) => known.toLowerCase() !== words.toLowerCase());
  deviceStorage.setItem(KEY, JSON.stringify([words, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  deviceStorage.removeItem(KEY);
}
