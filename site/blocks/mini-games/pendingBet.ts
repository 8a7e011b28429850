import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';

import { MINI_GAMES } from '#site/api/contract/miniGameRules.ts';
import { currentSession, onSessionChange, store } from '#site/session/session.ts';
import { visitStorage } from '#site/lib/browserStorage.ts';

/** Name in session storage: a bet that nobody has answered yet outlives a reload. */
const KEY = 'miniGameBet';

const betSchema = v.object({
  key: v.string(),
  input: v.object({
    gameCode: v.picklist(MINI_GAMES),
    choice: v.string(),
    stake: v.number(),
    seedHash: v.string(),
    clientSeed: v.string(),
  }),
});
/** A bet as it goes to the gateway, and the key under which it counts once. */
export type Bet = v.InferOutput<typeof betSchema>;

const stored = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), betSchema)), null);

const betAtom = atom<Bet | null>(v.parse(stored, visitStorage.getItem(KEY)));

let { token } = currentSession();
onSessionChange(() => {
  // Its key belongs to the session it was made in.
  if (currentSession().token !== token) store.set(betAtom, null);
  token = currentSession().token;
});

/** The bet that was sent and not answered. */
export function usePendingBet(): Bet | null {
  return useAtomValue(betAtom, { store });
}

/** Before it is sent. */
export function keepBet(bet: Bet): void {
  store.set(betAtom, bet);
  visitStorage.setItem(KEY, JSON.stringify(bet));
}

/** It was answered. By then another may be waiting for its answer. */
export function dropBet({ key }: Bet): void {
  if (store.get(betAtom)?.key !== key) return;
  store.set(betAtom, null);
  visitStorage.removeItem(KEY);
}
