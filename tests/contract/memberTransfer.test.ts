import { describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import { dev, gatewayOfFile, merchant, PAYMENT_PASSWORD, send, tokenOf } from './support.ts';
import type { SendOptions } from './support.ts';

const { gateway, clock } = gatewayOfFile({ merchants: [merchant('demo', { memberTransfers: { least: 100, most: 50_000 } })] });

const balanceOf = async (token: string) => (await send(gateway, calls.balance, {}, { token })).value.sumBalance;
const lineOf = async (token: string, search = '') =>
  (await send(gateway, calls.transferLine, { search, pageNo: 1, pageSize: 10 }, { token })).value;
const transfer = (receiverId: string, amount: number, options: SendOptions, paymentPassword = PAYMENT_PASSWORD) =>
  send(gateway, calls.memberTransfer, { receiverId, amount, paymentPassword }, options);

const toUpline = async (name: string) =>
  (await send(gateway, calls.memberInfo, {}, { token: await tokenOf(gateway, name) })).value.toUpline;

/** A member with the upline's id. */
async function member(name = 'team138') {
  const token = await tokenOf(gateway, name);
  return { token, uplineId: (await lineOf(token)).upline?.memberId ?? '' };
}

describe('a transfer along the line', () => {
  it('[MEM-6] is open to whoever has an upline or a downline, which member info says', async () => {
    expect(await Promise.all(['team138', 'agent', 'demo'].map(toUpline))).toEqual([true, true, false]);
  });

  it('[MEM-6] a member sees the upline masked, an agent finds downlines by a part of their account', async () => {
    const { token } = await member();
    expect(await lineOf(token)).toMatchObject({
      least: 100,
      most: 50_000,
      upline: { account: 'ag***t', name: 'Ag***e' },
      downlines: { list: [], totalCount: 0 },
      downlineCount: 0,
    });
    const agent = await tokenOf(gateway, 'agent');
    expect(await lineOf(agent)).toMatchObject({ upline: null, downlineCount: 237, downlines: { totalCount: 237, totalPages: 24 } });
    const found = await lineOf(agent, ' TEAM13 ');
    expect(found.downlines.list.map(({ account }) => account)).toContain('team138');
    expect(found.downlines).toMatchObject({ totalCount: 10 });
    expect(found.downlines.list[0]?.name).toBe('te***0');
    expect((await lineOf(agent, '%')).downlines.totalCount).toBe(0);
  });

  it('[MEM-6] moves money up and down, answers a receipt, and both records tell of it in words', async () => {
    const { token, uplineId } = await member();
    const agent = await tokenOf(gateway, 'agent');
    const [mine, theirs] = [await balanceOf(token), await balanceOf(agent)];
    const { value } = await transfer(uplineId, 100, { token });
    expect(value).toMatchObject({
      amount: 100,
      balance: mine - 100,
      movedAt: clock.now,
      receiver: { memberId: uplineId, account: 'ag***t' },
    });
    const [downline] = (await lineOf(agent, 'team138')).downlines.list;
    const down = (await transfer(downline?.memberId ?? '', 2500, { token: agent })).value;
    expect(down.receiver.account).toBe('team138');
    expect([await balanceOf(token), await balanceOf(agent)]).toEqual([mine + 2400, theirs - 2400]);

    const day = new Date(clock.now).toISOString().slice(0, 10);
    const query = { startDate: day, endDate: day, pageNo: 1, pageSize: 10 };
    const told = async (who: string, type?: 'sent' | 'received') =>
      (await send(gateway, calls.accountRecords, { ...query, ...(type && { type }) }, { token: who })).value.list.map((record) => [
        record.type,
        record.amount,
        record.remark,
        record.reference,
      ]);
    expect(await told(token)).toEqual([
      ['received', 2500, 'ag***t', down.reference],
      ['sent', -100, 'ag***t', value.reference],
    ]);
    expect(await told(agent, 'received')).toEqual([['received', 100, 'te***8', value.reference]]);
  });

  it.each([
    ['a coin under the least', 99],
    ['a coin over the most', 50_001],
    ['nothing', 0],
    ['less than nothing', -500],
    ['a thousand million', 1e11],
  ])('[MEM-6] [API-6] refuses %s and names the bounds', async (_what, amount) => {
    const { token, uplineId } = await member();
    const before = await balanceOf(token);
    const refused = await transfer(uplineId, amount, { token });
    expect(refused.errorCode).toBe('amount.invalid');
    // As they travel: in whole units of the currency.
    expect(refused.value).toMatchObject({ field: 'amount', least: 1, most: 500 });
    expect(await balanceOf(token)).toBe(before);
  });

  it('[MEM-6] [API-6] refuses three decimals and what the wallet does not hold', async () => {
    const { token, uplineId } = await member();
    // An exponent of three lets the client send what the merchant's currency does not have.
    expect((await transfer(uplineId, 1005, { token, exponent: 3 })).errorCode).toBe('request_param_err');
    const poor = await tokenOf(gateway, 'team139');
    let left = await balanceOf(poor);
    while (left >= 100) {
      const amount = Math.min(left, 50_000);
      await transfer(uplineId, amount, { token: poor });
      left -= amount;
    }
    expect(await balanceOf(poor)).toBe(left);
    expect((await transfer(uplineId, 100, { token: poor })).errorCode).toBe('wallet.balance.insufficient');
  });

  it('[MEM-6] [API-6] goes to nobody outside the line: not to oneself, a colleague, a stranger, or a name that is none', async () => {
    const { token } = await member();
    const self = (await send(gateway, calls.memberInfo, {}, { token })).value.id ?? '';
    const agent = await tokenOf(gateway, 'agent');
    const colleague = (await lineOf(agent, 'team139')).downlines.list[0]?.memberId ?? '';
    const stranger = (await send(gateway, calls.memberInfo, {}, { token: await tokenOf(gateway, 'demo') })).value.id ?? '';
    for (const receiver of [self, colleague, stranger, '0', '-1', "1' OR 1=1 --", ''])
      expect((await transfer(receiver, 100, { token })).errorCode).toBe('transfer.receiver.unknown');
    expect((await transfer(stranger, 100, { token: agent })).errorCode).toBe('transfer.receiver.unknown');
  });

  it('[MEM-6] a wrong payment password moves nothing; three of them lock it, also for the right one', async () => {
    const { token, uplineId } = await member();
    const before = await balanceOf(token);
    const codes: (string | undefined)[] = [];
    for (const typed of ['111111', '222222', '333333', PAYMENT_PASSWORD])
      codes.push((await transfer(uplineId, 100, { token }, typed)).errorCode);
    expect(codes).toEqual(['payment.password.wrong', 'payment.password.wrong', 'payment.password.locked', 'payment.password.locked']);
    expect(await balanceOf(token)).toBe(before);
    clock.now += 31 * 60_000;
    expect((await transfer(uplineId, 100, { token })).success).toBe(true);
  });

  it('[MEM-6] an amount that cannot be sent costs no try of the password', async () => {
    const { token, uplineId } = await member();
    for (let time = 0; time < 4; time += 1) await transfer(uplineId, 99, { token }, '111111');
    expect((await transfer(uplineId, 100, { token })).success).toBe(true);
  });

  it('[MEM-6] [API-5] one whose answer was lost happens once when it is sent again', async () => {
    const { token, uplineId } = await member();
    const before = await balanceOf(token);
    const headers = { 'Idempotency-Key': 'lost-gift' };
    await dev(gateway, 'POST', 'faults', { call: 'memberTransfer', kind: 'drop-after', times: 1 });
    await expect(transfer(uplineId, 300, { token, headers })).rejects.toThrow();
    const again = await transfer(uplineId, 300, { token, headers });
    expect((await transfer(uplineId, 300, { token, headers })).value).toEqual(again.value);
    expect(await balanceOf(token)).toBe(before - 300);
    expect((await transfer(uplineId, 400, { token, headers })).errorCode).toBe('idempotency.key.reused');
  });
});
