/**
 * A request and a response of each call, from the reference gateway; stored in a file, because most names and times in
 * them vary.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { calls, schemaOf, wireFor } from '#site/api/contract/index.ts';
import type { Call, CallName } from '#site/api/contract/index.ts';
import { askerOf, preparationsFor, requestsFor } from '../../tests/contract/requests.ts';
import { dev, send, startGateway, tokenOf } from '../../tests/contract/support.ts';

export const EXAMPLES_FILE = join(import.meta.dirname, '../../docs/calls.examples.json');

const example = v.object({ request: v.unknown(), answer: v.unknown() });
export type Example = v.InferOutput<typeof example>;

/**
 * Longer texts, such as pictures, are truncated, and lists after their first item: an example shows a field's format.
 * Payment codes are complete.
 */
export const LONGEST = 200;

/** The stored examples; empty if there is no file. */
export function readExamples(): ReadonlyMap<string, Example> {
  try {
    return new Map(Object.entries(v.parse(v.record(v.string(), example), JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')))));
  } catch {
    return new Map();
  }
}

/** Calls whose example is missing or no longer matches the row. */
export function unfitExamples(examples: ReadonlyMap<string, Example>): readonly string[] {
  const decoding = wireFor(2, 'decode');
  const fits = ({ request, response }: Call, { request: asked, answer }: Example): boolean =>
    (asked === null || v.is(schemaOf(request, decoding), asked)) && v.is(schemaOf(response, decoding), answer);
  return Object.values<Call>(calls).flatMap((row) => {
    const found = examples.get(row.name);
    return found !== undefined && fits(row, found) ? [] : [row.name];
  });
}

/** How much of an answer is stored: characters of a text, items of a list. */
interface Limits {
  readonly text: number;
  readonly items: number;
}

/** Sends each call once to a freshly seeded gateway. */
export async function takeExamples(limits: Limits = { text: LONGEST, items: 1 }): Promise<ReadonlyMap<string, Example>> {
  const { gateway, clock } = startGateway({ file: ':memory:' });
  const requests = await requestsFor(gateway);
  const preparations = preparationsFor(gateway, clock);
  const taken = new Map<string, Example>();
  for (const [name, row] of Object.entries<Call>(calls)) {
    const key = name as CallName; // The table's own keys.
    const token = row.auth === 'member' ? await tokenOf(gateway, askerOf(key)) : undefined;
    Object.assign(requests[key] as object, await preparations[key]?.());
    const { response } = await send(gateway, row, requests[key] as never, { token });
    const { value } = v.parse(v.object({ value: v.optional(v.unknown(), null) }), await response.json());
    const asked = requests[key] instanceof Blob ? null : v.parse(schemaOf(row.request, wireFor(2, 'encode')), requests[key]);
    // Otherwise logins would need it, too.
    await dev(gateway, 'PUT', 'whitelabel', { GEETEST3: '0' });
    taken.set(name, { request: asked, answer: shortened(value, limits) });
  }
  gateway.close();
  return taken;
}

function shortened(value: unknown, limits: Limits): unknown {
  if (typeof value === 'string') return value.slice(0, limits.text);
  if (Array.isArray(value)) return value.slice(0, limits.items).map((item) => shortened(item, limits));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part, limits)]));
}
