import { atom } from 'jotai';

import { store } from '#site/session/session.ts';

/** The category whose first game was requested, until its launch starts or fails. */
export const wantedLaunchAtom = atom<string | null>(null);

/** Requests the first game of a category, or cancels the request. Another component may run it. */
export function wantLaunch(category: string | null): void {
  store.set(wantedLaunchAtom, category);
}
