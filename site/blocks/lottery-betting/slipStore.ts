import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';

import { onSessionChange, currentSession, store } from '#site/session/session.ts';
import { visitStorage } from '#site/lib/browserStorage.ts';
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

/** Codes of the lotteries whose slip is on its way to the gateway, which no block that comes and goes may forget. */
const sendingAtom = atom<ReadonlySet<string>>(new Set<string>());

export function useIsSending(gameCode: string): boolean {
  return useAtomValue(sendingAtom, { store }).has(gameCode);
}

/** Does something with a slip that cannot be done twice at a time; the second time, nothing. */
export async function sendingOnce(gameCode: string, act: () => Promise<void>): Promise<void> {
  const sending = store.get(sendingAtom);
  if (sending.has(gameCode)) return;
  store.set(sendingAtom, new Set([...sending, gameCode]));
  try {
    await act();
  } finally {
    store.set(sendingAtom, new Set([...store.get(sendingAtom)].filter((other) => other !== gameCode)));
  }
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
