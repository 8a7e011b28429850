import { atom } from 'jotai';

import { store } from '#site/session/session.ts';

/** Whether the gateway was reachable for the last call or live event. */
export const onlineAtom = atom(true);

/** Records whether the last attempt reached the gateway. */
export function setOnline(online: boolean): void {
  store.set(onlineAtom, online);
}
