import { atom } from 'jotai';

/** Id of the latest message of the merchant's chat room, as the live channel tells it; `null` while it tells nothing. */
export const latestMessageAtom = atom<number | null>(null);
