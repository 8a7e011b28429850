import * as v from 'valibot';

import type { Call, CachePolicy } from './contract/defineCall.ts';

/** Which site it is of, and what was asked. */
const question = (input: unknown): string => JSON.stringify([document.documentElement.dataset['merchant'], input]);

function read(key: string, input: unknown): unknown {
  const { of, answer }: { of?: unknown; answer?: unknown } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  return of === question(input) ? answer : undefined;
}

const write = (key: string, input: unknown, answer: unknown): void =>
  sessionStorage.setItem(key, JSON.stringify({ of: question(input), answer }));

/** What a row answered to this input earlier in this visit: shown until the gateway has answered anew. Rows with amounts are not kept. */
export function readCached({ response }: Call, { key, apart }: CachePolicy, input: unknown): unknown {
  try {
    const answer = Object(read(key, input));
    // On a first visit, when a phone has most to do, nothing is there: no need to have the schema find that out.
    if (Object.keys(answer).length === 0) return undefined;
    if (apart) Object.assign(answer[apart.of], { [apart.part]: read(apart.key, input) });
    // Where there are amounts, it is a function, which parses nothing.
    return v.parse(response as v.GenericSchema, answer);
  } catch {
    return undefined; // Nothing there, or of an earlier release.
  }
}

/** Keeps an answer for the rest of the visit, where the browser lets it. */
export function writeCached({ key, apart }: CachePolicy, input: unknown, answer: unknown): void {
  try {
    const rest = structuredClone(Object(answer));
    if (apart) {
      write(apart.key, input, rest[apart.of][apart.part]);
      delete rest[apart.of][apart.part];
    }
    write(key, input, rest);
  } catch {
    // Full, or forbidden: the next page asks and waits.
  }
}
