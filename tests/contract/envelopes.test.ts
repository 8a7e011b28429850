import { describe, expect, it } from 'vitest';

import { calls } from '#site/api/contract/index.ts';
import { dev, gatewayOfFile, merchant, send, tokenOf, type SendOptions } from './support.ts';

const DAY_MS = 86_400_000;
const { gateway } = gatewayOfFile({
  merchants: [
    merchant('demo', { flags: { REDENV3: true, FREEPLAY3: true } }),
    merchant('coins', { currency: { symbol: '₫', exponent: 0 } }),
  ],
});

const memberOf = async (username: string, options: SendOptions = {}): Promise<SendOptions> => ({
  ...options,
  token: await tokenOf(gateway, username, options),
});
const offered = async (options: SendOptions, language = 'EN') => (await send(gateway, calls.redEnvelopes, { language }, options)).value;
const open = (envelopeId: string, options: SendOptions) => send(gateway, calls.openRedEnvelope, { envelopeId }, options);
const opened = async (options: SendOptions) =>
  (await send(gateway, calls.redEnvelopeHistory, { language: 'EN', pageNo: 1, pageSize: 10 }, options)).value;
const moneyOf = async (options: SendOptions) => (await send(gateway, calls.balance, {}, options)).value.sumBalance;

describe('red envelopes', () => {
  it('[MEM-16] one is open, another comes: each with its name and time in the language of the page', async () => {
    const { list, next } = await offered(await memberOf('team190'), 'TY');
    expect(list).toMatchObject([{ name: 'Ampao ng dalawang linggo', least: 500, most: 5_000 }]);
    expect(next).toMatchObject({ name: 'Ampao sa gabi' });
    expect(next?.opensAt).toBeGreaterThan(gateway.snapshot('demo')?.now ?? 0);
  });

  it('[MEM-16] [API-5] what is inside is decided by the platform, paid once, and the same however often it is opened', async () => {
    const member = await memberOf('team190');
    const money = await moneyOf(member);
    const [envelope] = (await offered(member)).list;
    const id = envelope?.envelopeId ?? '';
    const first = await open(id, member);
    expect(first.value.amount).toBeGreaterThanOrEqual(500);
    expect(first.value.amount).toBeLessThanOrEqual(5_000);
    expect(first.value.amount % 10).toBe(0);
    const again = await Promise.all([open(id, member), open(id, { ...member, headers: { 'Idempotency-Key': 'again' } })]);
    expect(again.map(({ value }) => value)).toEqual([first.value, first.value]);
    expect(await moneyOf(member)).toBe(money + first.value.amount);
    expect((await offered(member)).list).toEqual([]);
    expect(await opened(member)).toMatchObject({ total: first.value.amount, totalCount: 1, list: [{ name: 'Envelope of the fortnight' }] });
    const bonus = { startDate: '2026-01-15', endDate: '2026-01-15', pageNo: 1, pageSize: 10, type: 'envelope' } as const;
    expect((await send(gateway, calls.bonusRecords, bonus, member)).value.totals.amount).toBe(first.value.amount);
  });

  it('[MEM-16] is random between players, and drawn anew for each', async () => {
    const amounts = [];
    for (const username of ['team190', 'team191', 'team192', 'team193', 'team194', 'team195']) {
      amounts.push((await open('1', await memberOf(username))).value.amount);
    }
    expect(new Set(amounts).size).toBeGreaterThan(2);
    expect(await opened(await memberOf('team189'))).toMatchObject({ total: 0, list: [] });
  });

  it('[MEM-16] opens and closes by the gateway’s clock, and pays nothing outside of it', async () => {
    const member = await memberOf('team191');
    const money = await moneyOf(member);
    for (const id of ['7', '2', '999', '']) expect(await open(id, member)).toMatchObject({ errorCode: 'envelope.closed' });
    await dev(gateway, 'POST', 'clock', { advanceMs: 1.25 * DAY_MS });
    const later = await memberOf('team191');
    expect((await offered(later)).list.map(({ name }) => name)).toEqual(['Evening envelope', 'Envelope of the fortnight']);
    await dev(gateway, 'POST', 'clock', { advanceMs: DAY_MS });
    const tooLate = await memberOf('team191');
    expect(await open('7', tooLate)).toMatchObject({ errorCode: 'envelope.closed' });
    expect(await moneyOf(tooLate)).toBe(money);
    await dev(gateway, 'POST', 'clock', { advanceMs: 365 * DAY_MS });
    expect(await offered(await memberOf('team191'))).toEqual({ list: [], next: null });
  });

  it('[MEM-16] is refused where the merchant has none, and holds whole hundreds where money has no decimals', async () => {
    const coins = { merchant: 'coins', exponent: 0 };
    const { amount } = (await open('1', await memberOf('team190', coins))).value;
    expect(amount % 100).toBe(0);
    expect(amount).toBeGreaterThanOrEqual(5_000);
    const member = await memberOf('team190');
    await dev(gateway, 'PUT', 'whitelabel', { REDENV3: '0' });
    expect(await open('1', member)).toMatchObject({ status: 403, errorCode: 'function.not.available' });
  });
});
