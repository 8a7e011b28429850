import * as v from 'valibot';

import type { Call, CachePolicy } from './contract/defineCall.ts';

/** The cache entry's identity: merchant and input. */
const question = (input: unknown): string => JSON.stringify([document.documentElement.dataset['merchant'], input]);

function read(key: string, input: unknown): unknown {
  const { of, answer }: { of?: unknown; answer?: unknown } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  return of === question(input) ? answer : undefined;
}

const write = (key: string, input: unknown, answer: unknown): void =>
  sessionStorage.setItem(key, JSON.stringify({ of: question(input), answer }));

/** The cached answer of a call to this input, shown until the gateway answers. Calls with amounts are not cached. */
export function readCached({ response }: Call, { key, apart }: CachePolicy, input: unknown): unknown {
  try {
    const answer = Object(read(key, input));
    // Empty on a first visit: skip the schema while a phone is busiest.
    if (Object.keys(answer).length === 0) return undefined;
    if (apart) Object.assign(answer[apart.of], { [apart.part]: read(apart.key, input) });
    // A function where there are amounts; those calls are not cached.
    return v.parse(response as v.GenericSchema, answer);
  } catch {
    return undefined; // Missing, or written by another version.
  }
}

/** Caches an answer in session storage, where the browser allows it. */
export function writeCached({ key, apart }: CachePolicy, input: unknown, answer: unknown): void {
  try {
    const rest = structuredClone(Object(answer));
    if (apart) {
      write(apart.key, input, rest[apart.of][apart.part]);
      delete rest[apart.of][apart.part];
    }
    write(key, input, rest);
  } catch {
    // Storage is full or blocked: the next page waits for the answer.
  }
}
