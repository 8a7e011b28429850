import { atom } from 'jotai';

import { store } from '#site/session/session.ts';

/** Whether the gateway can be reached, as far as the last call and the live channel know. */
export const onlineAtom = atom(true);

/** Tells the page what the last attempt showed. */
export function setOnline(online: boolean): void {
  store.set(onlineAtom, online);
}
