import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';

import { onSessionChange, currentSession, store } from '#site/session/session.ts';
import { visitStorage } from '#site/lib/browserStorage.ts';
import { emptySlip, slip as slipSchema, type Slip } from './slip.ts';

/** Session storage key: a slip survives a reload and a login; closing the tab or logging out clears it. */
const KEY = 'lotterySlips';

const stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), slipSchema)), {});

const read = (): Record<string, Slip> => v.parse(stored, visitStorage.getItem(KEY) ?? '{}');

/** Slips by lottery code. */
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

/** Codes of the lotteries whose slip is being sent. Global, so that remounting a block does not lose it. */
const sendingAtom = atom<ReadonlySet<string>>(new Set<string>());

export function useIsSending(gameCode: string): boolean {
  return useAtomValue(sendingAtom, { store }).has(gameCode);
}

/** Runs `act` unless another one is running for the same slip. */
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

/** The current slip of a lottery. */
export function currentSlip(gameCode: string): Slip {
  return store.get(slipsAtom)[gameCode] ?? emptySlip;
}

export function changeSlip(gameCode: string, change: (slip: Slip) => Slip): void {
  const slips = { ...store.get(slipsAtom), [gameCode]: change(currentSlip(gameCode)) };
  store.set(slipsAtom, slips);
  visitStorage.setItem(KEY, JSON.stringify(slips));
}
