import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';

import { onSessionChange, currentSession, store } from '#site/session/session.ts';
import { visitStorage } from '#site/shared/browserStorage.ts';
import { emptySlip, slip as slipSchema, type Slip } from './slip.ts';

/** Name in session storage: a slip outlives a reload and a login, not the tab, and not a logout, which empties it. */
const KEY = 'lotterySlips';

const stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), slipSchema)), {});

const read = (): Record<string, Slip> => v.parse(stored, visitStorage.getItem(KEY) ?? '{}');

/** Slips by the code of their lottery. */
const slipsAtom = atom<Readonly<Record<string, Slip>>>(read());

let { kind } = currentSession();
onSessionChange(() => {
  const now = currentSession().kind;
  if (now === 'visitor' && kind !== 'visitor') store.set(slipsAtom, {});
  kind = now;
});

export function useSlip(gameCode: string): Slip {
  return useAtomValue(slipsAtom, { store })[gameCode] ?? emptySlip;
}

/** The slip of a lottery at this moment. */
export function currentSlip(gameCode: string): Slip {
  return store.get(slipsAtom)[gameCode] ?? emptySlip;
}

export function changeSlip(gameCode: string, change: (slip: Slip) => Slip): void {
  const slips = { ...store.get(slipsAtom), [gameCode]: change(currentSlip(gameCode)) };
  store.set(slipsAtom, slips);
  visitStorage.setItem(KEY, JSON.stringify(slips));
}
