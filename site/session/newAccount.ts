import { atom } from 'jotai';

/** Name of the account that was just made here, for the login form that follows; kept in memory only. */
export const newAccountAtom = atom<string | null>(null);
