import { afterAll, describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import type { Call, CallName } from '#site/api/contract/index.ts';
import { askerOf, preparationsFor, requestsFor } from './requests.ts';
import { dev, send, startGateway, tokenOf } from './support.ts';

const { gateway, clock } = startGateway();
afterAll(() => gateway.close());

const requests = await requestsFor(gateway);
const preparations = preparationsFor(gateway, clock);

const rows: [CallName, Call][] = Object.entries(calls).map(([name, row]) => [name as CallName, row]);

/** After these the session is over, and with it what is kept for its keys. */
const ENDS_THE_SESSION: ReadonlySet<CallName> = new Set(['takeTimeOut', 'excludeSelf']);

describe('every row of the call table', () => {
  it('[API-1] has a name that is its key, and an address of its own', () => {
    for (const [name, row] of rows) expect(row.name).toBe(name);
    expect(new Set(rows.map(([, row]) => `${row.method} ${row.path}`)).size).toBe(rows.length);
  });

  it.each(rows)('[API-1] [API-3] [API-5] %s answers in the shape that its row states', async (name, row) => {
    const token = row.auth === 'member' ? await tokenOf(gateway, askerOf(name)) : undefined;
    Object.assign(requests[name] as object, await preparations[name]?.());
    // Across all rows at once the input's type is the widest; each request is checked by its row's schema on sending.
    const ask = () => send(gateway, row, requests[name] as never, { token, headers: { 'Idempotency-Key': `key of ${name}` } });
    const answer = await ask();
    expect(answer.message).toBeUndefined();
    expect(answer.success).toBe(true);
    // A member's write that comes again with its key is answered as before, and nothing happens twice.
    if (row.auth === 'member' && row.method !== 'GET' && !ENDS_THE_SESSION.has(name)) expect((await ask()).value).toEqual(answer.value);
    await dev(gateway, 'PUT', 'whitelabel', { GEETEST3: '0' });
  });
});
