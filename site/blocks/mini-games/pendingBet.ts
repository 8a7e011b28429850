import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';

import { MINI_GAMES } from '#site/api/contract/miniGameRules.ts';
import { currentSession, onSessionChange, store } from '#site/session/session.ts';
import { visitStorage } from '#site/lib/browserStorage.ts';

/** Session storage key: a bet without a response survives a reload. */
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
/** Request body of a bet with its idempotency key. */
export type Bet = v.InferOutput<typeof betSchema>;

const stored = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), betSchema)), null);

const betAtom = atom<Bet | null>(v.parse(stored, visitStorage.getItem(KEY)));

let { token } = currentSession();
onSessionChange(() => {
  // An idempotency key belongs to one session.
  if (currentSession().token !== token) store.set(betAtom, null);
  token = currentSession().token;
});

/** The bet that was sent without a response. */
export function usePendingBet(): Bet | null {
  return useAtomValue(betAtom, { store });
}

/** Stores the bet before it is sent. */
export function storePendingBet(bet: Bet): void {
  store.set(betAtom, bet);
  visitStorage.setItem(KEY, JSON.stringify(bet));
}

/** Removes the bet after its response, unless another one is stored by then. */
export function dropBet({ key }: Bet): void {
  if (store.get(betAtom)?.key !== key) return;
  store.set(betAtom, null);
  visitStorage.removeItem(KEY);
}
