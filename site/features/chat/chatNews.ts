import { atom } from 'jotai';

/** Id of the latest message in the merchant's chat room, from the live channel; `null` while the channel is silent. */
export const latestMessageAtom = atom<number | null>(null);
