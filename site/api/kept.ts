import * as v from 'valibot';

import type { Call, KeptAs } from './contract/defineCall.ts';

/** Which site it is of, and what was asked. */
const question = (input: unknown): string => JSON.stringify([document.documentElement.dataset['merchant'], input]);

/** What a row answered to this input earlier in this visit: shown until the gateway has answered anew. Rows with amounts are not kept. */
export function keptAnswer({ response }: Call, { key }: KeptAs, input: unknown): unknown {
  try {
    const { of, answer }: { of?: unknown; answer?: unknown } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    // Where there are amounts, it is a function, which parses nothing.
    return of === question(input) ? v.parse(response as v.GenericSchema, answer) : undefined;
  } catch {
    return undefined; // Nothing there, or of an earlier release.
  }
}

/** Keeps an answer for the rest of the visit, where the browser lets it. */
export function keepAnswer({ key }: KeptAs, input: unknown, answer: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ of: question(input), answer }));
  } catch {
    // Full, or forbidden: the next page asks and waits.
  }
}
