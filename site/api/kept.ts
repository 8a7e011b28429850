import * as v from 'valibot';

import type { Call, KeptAs } from './contract/defineCall.ts';

/** What stands in session storage: whose site it was of, what was asked, and the answer. */
const stored = v.object({ merchant: v.optional(v.string()), input: v.unknown(), answer: v.record(v.string(), v.unknown()) });

const merchantHere = (): string | undefined => document.documentElement.dataset['merchant'];

function read(key: string, input: unknown): Record<string, unknown> | undefined {
  const { merchant, input: asked, answer } = v.parse(stored, JSON.parse(sessionStorage.getItem(key) ?? ''));
  return merchant === merchantHere() && JSON.stringify(asked) === JSON.stringify(input) ? answer : undefined;
}

function write(key: string, input: unknown, answer: unknown): void {
  sessionStorage.setItem(key, JSON.stringify({ merchant: merchantHere(), input, answer }));
}

/** What a row answered to this input earlier in this visit: shown until the gateway has answered anew. */
export function keptAnswer({ response }: Call, { key, apart }: KeptAs, input: unknown): unknown {
  try {
    const answer = read(key, input);
    if (answer && apart) answer[apart.of] = { ...Object(answer[apart.of]), [apart.part]: read(apart.key, input) };
    // Rows with amounts are not kept.
    const known = typeof response === 'function' || !answer ? undefined : v.safeParse(response, answer);
    return known?.success ? known.output : undefined;
  } catch {
    return undefined; // Nothing there, or of an earlier release.
  }
}

/** Keeps an answer for the rest of the visit, where the browser lets it. */
export function keepAnswer({ key, apart }: KeptAs, input: unknown, answer: unknown): void {
  try {
    if (!apart) return write(key, input, answer);
    const { [apart.part]: part, ...rest } = Object(Object(answer)[apart.of]);
    write(apart.key, input, part);
    write(key, input, { ...Object(answer), [apart.of]: rest });
  } catch {
    // Full, or forbidden: the next page asks and waits.
  }
}
