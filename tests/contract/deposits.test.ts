import { parse } from 'promptparse';
import { describe, expect, it } from 'vitest';
import type { RunningGateway } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { dev, gatewayOfFile, merchant, send, tokenOf } from './support.ts';

const MINUTE = 60_000;
const { gateway, clock } = gatewayOfFile({
  merchants: [
    merchant('demo', { timeZone: 'Asia/Manila' }),
    merchant('dong', { currency: { symbol: '₫', exponent: 0 } }),
    merchant('rupiah', { currency: { symbol: 'Rp', exponent: 0 } }),
    merchant('dollar', { currency: { symbol: '$', exponent: 2 } }),
  ],
});

const balanceOf = async (token: string) => (await send(gateway, calls.balance, {}, { token })).value.sumBalance;
const create = (token: string, input: Partial<CallInput<typeof calls.createDeposit>> = {}, key?: string) =>
  send(
    gateway,
    calls.createDeposit,
    { channelId: 'qr', amount: 50_000, ...input },
    { token, ...(key && { headers: { 'Idempotency-Key': key } }) },
  );
const act = (token: string, orderNo: string, action: 'pay' | 'cancel', key?: string) =>
  send(gateway, calls.actOnDeposit, { orderNo, action }, { token, ...(key && { headers: { 'Idempotency-Key': key } }) });
const look = (token: string, orderNo: string) => send(gateway, calls.depositOrder, { orderNo }, { token });
const desk = async (orderNo: string, doing: string, on: RunningGateway = gateway) =>
  (await dev(on, 'POST', 'cashier', { orderNo, act: doing })).status;

describe('the ways to pay in', () => {
  it('[MEM-4] have bounds, quick amounts within them, a fee and a time, by currency', async () => {
    const token = await tokenOf(gateway, 'demo');
    const { channels } = (await send(gateway, calls.depositSettings, {}, { token })).value;
    expect(new Set(channels.map(({ kind }) => kind))).toEqual(new Set(['bank', 'ewallet', 'qr', 'crypto']));
    for (const { least, most, quickAmounts } of channels)
      expect(
        quickAmounts.filter((amount) => amount < least || amount > most),
        'quick amounts within bounds',
      ).toEqual([]);
    const options = { merchant: 'dong', exponent: 0 };
    const dong = await send(
      gateway,
      calls.depositSettings,
      {},
      { ...options, token: await tokenOf(gateway, 'demo', { merchant: 'dong' }) },
    );
    expect(dong.value.channels.find(({ channelId }) => channelId === 'qr')).toMatchObject({ name: 'VietQR', least: 50_000 });
  });

  it('[MEM-4] open and close by the merchant’s clock, and refuse while closed', async () => {
    const token = await tokenOf(gateway, 'team116');
    const bank = async () => {
      const { channels } = (await send(gateway, calls.depositSettings, {}, { token })).value;
      return channels.find(({ channelId }) => channelId === 'bank');
    };
    // 20:00 in Manila.
    expect(await bank()).toMatchObject({ isOpen: true, opensAt: null, opens: '06:00', closes: '23:30' });
    const evening = clock.now;
    clock.now = Date.UTC(2026, 0, 15, 15, 30);
    expect(await bank()).toMatchObject({ isOpen: false, opensAt: Date.UTC(2026, 0, 15, 22) });
    expect(await create(token, { channelId: 'bank' })).toMatchObject({ success: false, errorCode: 'deposit.channel.closed' });
    expect(await create(token, { channelId: 'qr' })).toMatchObject({ success: true });
    clock.now = Date.UTC(2026, 0, 15, 22);
    expect(await bank()).toMatchObject({ isOpen: true });
    clock.now = evening;
    expect(await create(token, { channelId: 'store' })).toMatchObject({ errorCode: 'deposit.channel.closed' });
    expect(await create(token, { channelId: 'nowhere' })).toMatchObject({ errorCode: 'deposit.channel.closed' });
  });
});

/** A deposit with a QR code, and the code as another package reads it. */
const codeOf = async (brand: string, exponent: number, amount: number) => {
  const token = await tokenOf(gateway, 'demo', { merchant: brand });
  const order = (await send(gateway, calls.createDeposit, { channelId: 'qr', amount }, { token, merchant: brand, exponent })).value;
  const { payload = null, account } = order.instructions ?? {};
  return { order, account, payload, read: payload === null ? null : parse(payload, true, true) };
};

describe('the code to pay a deposit with', () => {
  it.each([
    ['demo', 2, 123_405, { '53': '608', '54': '1234.05' }, ['28', '03'], ['62', '05']],
    ['dong', 0, 123_405, { '53': '704', '54': '123405' }, ['38', '01'], ['62', '08']],
    ['rupiah', 0, 123_405, { '53': '360', '54': '123405' }, ['26', '01'], ['62', '05']],
  ] as const)('[MEM-4] has account, amount, currency and reference of the order: %s', async (code, exponent, amount, has, paid, said) => {
    const { order, account, read } = await codeOf(code, exponent, amount);
    for (const [id, value] of Object.entries(has)) expect(read?.getTagValue(id), id).toBe(value);
    expect(read?.getTagValue(paid[0], paid[1])).toContain(account);
    expect(read?.getTagValue(said[0], said[1])).toBe(order.reference);
  });

  it('[MEM-4] is not there where the merchant’s currency is another than the code’s', async () => {
    expect(await codeOf('dollar', 2, 50_000)).toMatchObject({ payload: null, account: '88011725550148' });
  });
});

describe('a deposit', () => {
  it('[MEM-4] stays within its channel’s bounds, which a refusal names', async () => {
    const token = await tokenOf(gateway, 'team116');
    for (const amount of [-50_000, 0, 1, 4999, 5_000_001, 100_000_000_000])
      expect(await create(token, { amount }), String(amount)).toMatchObject({
        success: false,
        errorCode: 'amount.invalid',
        value: { field: 'amount', least: 50, most: 50_000 },
      });
    for (const amount of [5000, 5_000_000]) expect((await create(token, { amount })).value).toMatchObject({ status: 'pending', amount });
    // More decimals than the currency has, and what is no number.
    for (const amount of [100.005, '1e9', 'abc', null]) {
      const response = await gateway.fetch(
        new Request('http://localhost:8080/wps/relay/MCSFE_createDeposit', {
          method: 'POST',
          headers: { Merchant: 'demo', Authorization: token, 'Content-Type': 'application/json' },
          body: JSON.stringify({ channelId: 'qr', amount }),
        }),
      );
      expect((await response.json()).errorCode, String(amount)).toBe('request_param_err');
    }
  });

  it('[MEM-4] [MEM-8] is paid, found by the bank after some time and credited once, less its fee', async () => {
    const token = await tokenOf(gateway, 'team117');
    const before = await balanceOf(token);
    const { value: order } = await create(token, { channelId: 'usdt', amount: 100_010 });
    expect(order).toMatchObject({ status: 'pending', fee: 1001, credit: 99_009, expiresAt: clock.now + 30 * MINUTE });
    expect(order.instructions).toMatchObject({ exactly: '17.86 USDT', bank: null, network: 'TRON (TRC-20)', payload: null });
    expect(order.reference).toMatch(/^[A-Z0-9]{8}$/);
    clock.now += MINUTE;
    expect((await act(token, order.orderNo, 'pay')).value).toMatchObject({ status: 'paid', paidAt: clock.now });
    expect(await act(token, order.orderNo, 'cancel')).toMatchObject({ success: false, errorCode: 'order.moved.on' });
    expect(await balanceOf(token)).toBe(before);
    clock.now += 6000;
    expect(await balanceOf(token)).toBe(before + 99_009);
    expect((await look(token, order.orderNo)).value).toMatchObject({ status: 'credited', closedAt: clock.now, instructions: null });
    clock.now += MINUTE;
    expect(await desk(order.orderNo, 'credit')).toBe(400);
    expect(await balanceOf(token)).toBe(before + 99_009);
    const day = { startDate: '2026-01-15', endDate: '2026-01-16', pageNo: 1, pageSize: 5 };
    const { list } = (await send(gateway, calls.accountRecords, { ...day, type: 'deposit' }, { token })).value;
    expect(list).toMatchObject([{ amount: 99_009, reference: order.orderNo, remark: `USDT (TRC-20) · ${order.orderNo}` }]);
  });

  it('[MEM-4] expires when nobody pays, is credited if its money comes after all, and can be given up before it is paid', async () => {
    const token = await tokenOf(gateway, 'team118');
    const before = await balanceOf(token);
    const [late, given] = [(await create(token)).value, (await create(token)).value];
    expect((await act(token, given.orderNo, 'cancel')).value).toMatchObject({ status: 'cancelled', instructions: null });
    expect(await act(token, given.orderNo, 'pay')).toMatchObject({ errorCode: 'order.moved.on' });
    clock.now += 10 * MINUTE - 1;
    expect((await look(token, late.orderNo)).value.status).toBe('pending');
    clock.now += 1;
    expect((await look(token, late.orderNo)).value.status).toBe('expired');
    expect(await act(token, late.orderNo, 'pay')).toMatchObject({ errorCode: 'order.moved.on' });
    expect(await desk(given.orderNo, 'credit')).toBe(400);
    expect(await balanceOf(token)).toBe(before);
    expect(await desk(late.orderNo, 'credit')).toBe(200);
    expect(await balanceOf(token)).toBe(before + 50_000);
  });

  it('[MEM-4] bears the time at which it expired, however much later somebody looks', async () => {
    const token = await tokenOf(gateway, 'team118');
    const { orderNo, expiresAt } = (await create(token)).value;
    clock.now = expiresAt + 60 * MINUTE;
    expect((await look(token, orderNo)).value).toMatchObject({ status: 'expired', closedAt: expiresAt });
  });

  it('[MEM-4] that the bank does not find is rejected, and brings nothing', async () => {
    const token = await tokenOf(gateway, 'team118');
    const before = await balanceOf(token);
    const { orderNo } = (await create(token)).value;
    await act(token, orderNo, 'pay');
    expect(await desk(orderNo, 'reject')).toBe(200);
    clock.now += MINUTE;
    expect((await look(token, orderNo)).value.status).toBe('rejected');
    expect(await balanceOf(token)).toBe(before);
  });

  it('[MEM-4] [ERR-1] happens once however often its key is sent, also when answers are lost', async () => {
    const token = await tokenOf(gateway, 'team119');
    const before = await balanceOf(token);
    await dev(gateway, 'POST', 'faults', { call: 'createDeposit', kind: 'drop-after', times: 1 });
    await create(token, {}, 'deposit-key-1').catch(() => undefined);
    const { value: order } = await create(token, {}, 'deposit-key-1');
    expect(await create(token, { amount: 60_000 }, 'deposit-key-1')).toMatchObject({ status: 409, errorCode: 'idempotency.key.reused' });
    expect((await send(gateway, calls.depositOrders, { pageNo: 1, pageSize: 10 }, { token })).value.list).toEqual([order]);
    await act(token, order.orderNo, 'pay', 'pay-key-1');
    clock.now += MINUTE;
    // Repeated after the bank found it: the kept answer, and no second credit.
    expect((await act(token, order.orderNo, 'pay', 'pay-key-1')).value.status).toBe('paid');
    expect(await balanceOf(token)).toBe(before + 50_000);
  });

  it('[MEM-4] may wait for payment only so often at once, and the history has every one of them in pages', async () => {
    const token = await tokenOf(gateway, 'team120');
    const numbers: string[] = [];
    for (let order = 0; order < 3; order += 1) numbers.push((await create(token)).value.orderNo);
    expect(await create(token)).toMatchObject({ success: false, errorCode: 'deposit.pending.too.many' });
    await act(token, numbers[0] ?? '', 'cancel');
    numbers.push((await create(token)).value.orderNo);
    const page = async (pageNo: number, status?: 'cancelled') =>
      (await send(gateway, calls.depositOrders, { pageNo, pageSize: 3, ...(status && { status }) }, { token })).value;
    expect([...(await page(1)).list, ...(await page(2)).list].map(({ orderNo }) => orderNo)).toEqual(numbers.toReversed());
    expect(await page(1)).toMatchObject({ totalPages: 2, totalCount: 4 });
    expect((await page(1, 'cancelled')).list.map(({ orderNo }) => orderNo)).toEqual(numbers.slice(0, 1));
  });

  it('[MEM-4] is its member’s own', async () => {
    const { orderNo } = (await create(await tokenOf(gateway, 'team121'))).value;
    const other = await tokenOf(gateway, 'team122');
    for (const answer of [await look(other, orderNo), await act(other, orderNo, 'cancel'), await look(other, 'D0')])
      expect(answer).toMatchObject({ success: false, errorCode: 'order.not.found' });
  });
});
