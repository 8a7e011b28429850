/** Every call is sent what no client of ours would send: seeded, a few cases a row each day, ten times as many in a full run. */
import { afterAll, describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import type { Call, CallName } from '#site/api/contract/index.ts';
import type { Json } from '#site/assembler/runtime/types.ts';
import { spoiled, spoiledText } from '../claims/hostile.ts';
import { MANY, seeded } from '../claims/random.ts';
import { sendRaw, sendText } from './raw.ts';
import { askerOf, requestsFor } from './requests.ts';
import { startGateway, tokenOf } from './support.ts';

const { gateway, clock } = startGateway();
afterAll(() => gateway.close());

const requests = await requestsFor(gateway);
const rows: [CallName, Call][] = Object.entries(calls).map(([name, row]) => [name as CallName, row]);

const CASES = 12 * MANY;

/** Bodies that are nothing, or more than anybody sends. */
const TEXTS: readonly string[] = [
  '',
  'null',
  '0',
  '"text"',
  '[]',
  '[[]]',
  '{',
  '{}',
  '\uFEFF{}',
  '\u0000',
  '%00',
  '%E0%A4%A',
  'a=1&a=2&a[]=3&a[b]=4&__proto__[x]=1&constructor.prototype.x=1',
  '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"a":"${'x'.repeat(200_000)}"}`,
  '{"amount":1e400,"pageNo":-1e308,"pageSize":9007199254740993}',
];
const CONTENT_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/jose',
  'multipart/form-data; boundary=x',
  'text/plain',
];

/** Values that fit a field's type and yet nobody means. */
const EDGES: readonly Json[] = [
  -1,
  0,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '-0',
  '1e5',
  'NaN',
  '9'.repeat(400),
  '\u0000',
  '\ud83d',
  '٣',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  "' OR 1=1 --",
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  'null',
  'undefined',
  '[object Object]',
  [],
  [[]],
  {},
  null,
  true,
];

/** The request with one field of the outermost level set to an edge, or any place in it spoiled. */
function mutated(seed: number, request: Json): Json {
  const random = seeded(seed);
  if (typeof request !== 'object' || request === null || Array.isArray(request) || random.once(2)) return spoiled(random, request);
  const fields = Object.keys(request);
  return fields.length === 0 ? random.pick(EDGES) : { ...request, [random.pick(fields)]: random.pick(EDGES) };
}

/** Success or a refusal in the usual form: no fault of the gateway's, and nothing of its inside in the words. */
async function expectAnswer(response: Response, sent: string): Promise<void> {
  const text = await response.text();
  const said = `${sent}\n${response.status} ${text.slice(0, 300)}`;
  expect(response.status, said).toBeLessThan(500);
  const answer: unknown = JSON.parse(text);
  expect(answer, said).toMatchObject({ success: expect.any(Boolean) });
  if (Reflect.get(Object(answer), 'success') === false) expect(answer, said).toMatchObject({ errorCode: expect.any(String) });
  expect(text, sent).not.toMatch(/SQLITE|SyntaxError|TypeError|RangeError|\.ts:\d+|node:internal/);
}

/** An account may have been shut by what its own row did. */
const tokenFor = (name: CallName): Promise<string> => tokenOf(gateway, askerOf(name)).catch(() => '');

describe('whatever is sent to a call', () => {
  it.each(rows)('[API-6] %s answers it, and never fails', async (name, row) => {
    const token = await tokenFor(name);
    const index = rows.findIndex(([other]) => other === name);
    const request = requests[name];
    // A file has no fields; what is sent in its place comes below.
    const seeds = request instanceof Blob ? [] : Array.from({ length: CASES }, (_, at) => index * 10_000 + at);
    for (const seed of seeds) {
      const input = mutated(seed, JSON.parse(JSON.stringify(request)) as Json); // What would travel.
      await expectAnswer(await sendRaw(gateway, row, input, token), `seed ${seed}: ${JSON.stringify(input)?.slice(0, 300)}`);
      // Nobody is that quick; calls that cost something are let in once a second.
      clock.now += 1000;
    }
    const random = seeded(index);
    const texts = [...random.shuffled(TEXTS).slice(0, 4 * MANY), spoiledText(random, JSON.stringify(request ?? {}))];
    for (const text of texts) {
      const type = random.pick(CONTENT_TYPES);
      await expectAnswer(await sendText(gateway, row, text, token, type), `${type}: ${text.slice(0, 300)}`);
      clock.now += 1000;
    }
  });
});
