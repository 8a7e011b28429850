import { atom } from 'jotai';

/** Name of the account that was just created, for the login form that follows; in memory only. */
export const newAccountAtom = atom<string | null>(null);
