import { atom } from 'jotai';

import { store } from '#site/session/session.ts';

/** The category whose first game a player wants to play, until its launch is under way or has failed. */
export const wantedLaunchAtom = atom<string | null>(null);

/** Asks for the first game of a category, or gives up asking. What carries it out need not stand where it was asked. */
export function wantLaunch(category: string | null): void {
  store.set(wantedLaunchAtom, category);
}
