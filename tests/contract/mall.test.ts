import { describe, expect, it } from 'vitest';

import { SEED_PAYMENT_PASSWORD } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { dev, gatewayOfFile, merchant, seal, send, tokenOf, type SendOptions } from './support.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const { gateway, clock } = gatewayOfFile({ merchants: [merchant('demo'), merchant('coins', { currency: { symbol: '₫', exponent: 0 } })] });

const all = { language: 'EN', pageNo: 1, pageSize: 100 };
const paymentPassword = SEED_PAYMENT_PASSWORD;
type Redeem = CallInput<typeof calls.redeemPointReward>;

const rewardNamed = async (name: string, options: SendOptions) => {
  const { list } = (await send(gateway, calls.pointRewards, all, options)).value;
  const reward = list.find((known) => known.name === name);
  if (reward === undefined) throw new Error(`no ${name}`);
  return reward;
};
const redeem = async (name: string, change: Partial<Redeem>, options: SendOptions) => {
  const { rewardId, points } = await rewardNamed(name, options);
  const quantity = change.quantity ?? 1;
  return send(gateway, calls.redeemPointReward, { rewardId, quantity, points: points * quantity, paymentPassword, ...change }, options);
};
const convert = (change: Partial<CallInput<typeof calls.convertPoint>>, options: SendOptions) =>
  send(gateway, calls.convertPoint, { units: 1_000, redeemAmount: 1_000, paymentPassword, ...change }, options);
const pointsOf = async (options: SendOptions) => (await send(gateway, calls.pointBalance, {}, options)).value.balance;
const moneyOf = async (options: SendOptions) => (await send(gateway, calls.balance, {}, options)).value.sumBalance;
const history = async (options: SendOptions, status?: 'process' | 'rejected' | 'approved') =>
  (await send(gateway, calls.redeemList, { ...all, ...(status && { status }) }, options)).value.list;
const details = async (options: SendOptions) => (await send(gateway, calls.pointDetails, all, options)).value;
const memberOf = async (username: string): Promise<SendOptions> => ({ token: await tokenOf(gateway, username) });

const HOME = { receivingAddress: '12 Mabini Street, Quezon City', mobile: '+63 917 123 4567' };
const SEEDED = 15_500;

describe('redeeming points', () => {
  it('[MEM-15] a bonus takes its points at once, is in process, and is approved and paid by the ledger, once', async () => {
    const member = await memberOf('team176');
    const money = await moneyOf(member);
    const { value } = await redeem('Pocket bonus', { quantity: 2 }, member);
    expect(value).toMatchObject({ balance: SEEDED - 2_000 });
    expect(await history(member, 'process')).toMatchObject([
      { redemptionId: value.redemptionId, type: 'BONUS', name: 'Pocket bonus', quantity: 2, points: 2_000, amount: 0, status: 'process' },
    ]);
    expect((await history(member))[0]).toMatchObject({ decidedAt: null, paidAmount: null, referenceNo: null });
    expect(await moneyOf(member)).toBe(money);
    expect((await rewardNamed('Pocket bonus', member)).quantity).toBe(898);

    clock.now += 2 * MINUTE_MS;
    // Any answer knows of it, and none pays again.
    expect(await moneyOf(member)).toBe(money + 2_400);
    expect(await moneyOf(member)).toBe(money + 2_400);
    const [approved] = await history(member, 'approved');
    expect(approved).toMatchObject({
      paidAccount: 'MAIN',
      paidAmount: 2_400,
      referenceNo: expect.stringMatching(/^RD\d{8}$/),
      reason: null,
    });
    expect(approved?.decidedAt).toBe((approved?.redeemedAt ?? 0) + 2 * MINUTE_MS);
    expect(await pointsOf(member)).toBe(SEEDED - 2_000);
    const { list } = (
      await send(gateway, calls.bonusRecords, { ...all, startDate: '2026-01-14', endDate: '2026-01-16', type: 'points' }, member)
    ).value;
    expect(list).toMatchObject([{ type: 'points', amount: 2_400 }]);
  });

  it('[MEM-15] what cannot be delivered is rejected, and points and stock come back', async () => {
    // Its own player with the valid bets that the towel asks for, and an address without a number.
    const member = await memberOf('vip');
    const points = await pointsOf(member);
    const { quantity } = await rewardNamed('Sports towel', member);
    expect((await redeem('Sports towel', { ...HOME, receivingAddress: 'The blue house by the church' }, member)).success).toBe(true);
    expect((await redeem('Sports towel', HOME, member)).success).toBe(true);
    expect(await pointsOf(member)).toBe(points - 6_400);

    clock.now += 6 * HOUR_MS;
    const later = await memberOf('vip');
    expect(await history(later)).toMatchObject([
      { status: 'approved', receivingAddress: HOME.receivingAddress, mobile: '+639171234567', reason: null, paidAmount: null },
      { status: 'rejected', receivingAddress: 'The blue house by the church', reason: 'address', referenceNo: null },
    ]);
    expect(await pointsOf(later)).toBe(points - 3_200);
    expect((await rewardNamed('Sports towel', later)).quantity).toBe(quantity - 1);
    expect((await details(later)).list.slice(0, 3)).toMatchObject([
      { kind: 'returned', changedPoints: 3_200, balance: points - 3_200, remark: 'Sports towel' },
      { kind: 'redeemed', changedPoints: -3_200 },
      { kind: 'redeemed', changedPoints: -3_200 },
    ]);
    clock.now -= 6 * HOUR_MS;
  });

  it('[MEM-15] [API-5] a redemption whose answer was lost happens once when it is sent again', async () => {
    const member = await memberOf('team177');
    const options = { ...member, headers: { 'Idempotency-Key': 'one-redemption' } };
    const first = await redeem('Pocket bonus', {}, options);
    expect((await redeem('Pocket bonus', {}, options)).value).toEqual(first.value);
    expect(await pointsOf(member)).toBe(SEEDED - 1_000);
    expect(await history(member)).toHaveLength(1);
    // Another redemption under the same key is a mistake of the caller's.
    expect(await redeem('Pocket bonus', { quantity: 2 }, options)).toMatchObject({ errorCode: 'idempotency.key.reused' });
  });

  it('[MEM-15] refuses what is gone, dearer than shown, beyond the points or without the valid bets, and takes nothing', async () => {
    const member = await memberOf('team178');
    const refusal = async (name: string, change: Partial<Redeem>) => (await redeem(name, change, member)).errorCode;
    expect(await refusal('Tablet', HOME)).toBe('points.reward.gone');
    expect(await refusal('Pocket bonus', { rewardId: '999' })).toBe('points.reward.gone');
    expect(await refusal('Pocket bonus', { points: 999 })).toBe('points.terms.changed');
    expect(await refusal('20 free spins', { quantity: 9, points: 1_500 })).toBe('points.terms.changed');
    expect(await refusal('20 free spins', { quantity: 10 })).toBe(undefined);
    expect(await refusal('Pocket bonus', {})).toBe('points.balance.insufficient');
    expect(await refusal('Sports towel', HOME)).toBe('points.requirement.unmet');
    expect(await pointsOf(member)).toBe(500);
    expect(await history(member)).toHaveLength(1);
  });

  it('[MEM-15] asks for the receiving address and the mobile number that a reward needs, and keeps them of no other', async () => {
    const member = await memberOf('vip');
    const { receivingAddress, mobile } = HOME;
    expect((await rewardNamed('Sports towel', member)).needs).toEqual(['address', 'mobile']);
    expect((await rewardNamed('Cinema for two', member)).needs).toEqual(['mobile']);
    expect(await redeem('Sports towel', { mobile }, member)).toMatchObject({ value: { field: 'receivingAddress' } });
    expect(await redeem('Cinema for two', { receivingAddress }, member)).toMatchObject({ value: { field: 'mobile' } });
    expect((await redeem('Pocket bonus', HOME, member)).success).toBe(true);
    expect((await history(member))[0]).toMatchObject({ receivingAddress: null, mobile: null });
    for (const bad of [{ mobile: 'call me' }, { receivingAddress: 'short' }]) {
      const { rewardId, points } = await rewardNamed('Sports towel', member);
      const input = { rewardId, quantity: 1, points, paymentPassword, ...HOME };
      // Past the client's own check.
      const body = await seal(gateway, { ...input, ...bad });
      expect(await send(gateway, calls.redeemPointReward, input, { ...member, body })).toMatchObject({ status: 400 });
    }
  });

  it('[MEM-15] needs the payment password: a wrong one is counted and takes nothing, a lost cause costs no try', async () => {
    const member = await memberOf('team179');
    const wrong = { paymentPassword: '000000' };
    expect((await redeem('Tablet', { ...HOME, ...wrong }, member)).errorCode).toBe('points.reward.gone');
    expect(await redeem('Pocket bonus', wrong, member)).toMatchObject({ errorCode: 'payment.password.wrong', value: { left: 2 } });
    expect(await convert(wrong, member)).toMatchObject({ errorCode: 'payment.password.wrong', value: { left: 1 } });
    expect((await redeem('Pocket bonus', wrong, member)).errorCode).toBe('payment.password.locked');
    expect((await redeem('Pocket bonus', {}, member)).errorCode).toBe('payment.password.locked');
    expect(await pointsOf(member)).toBe(SEEDED);
    expect(await history(member)).toEqual([]);
  });

  it('[MEM-15] nobody sees another’s redemptions or points', async () => {
    const member = await memberOf('team176');
    await redeem('Pocket bonus', {}, member);
    const other = await memberOf('team180');
    expect(await history(other)).toEqual([]);
    expect((await details(other)).totalCount).toBe(2);
  });
});

describe('points as money', () => {
  it('[MEM-15] converts points at a rate, credited through the ledger once, however often it is sent', async () => {
    const member = await memberOf('team176');
    const money = await moneyOf(member);
    const options = { ...member, headers: { 'Idempotency-Key': 'one-conversion' } };
    const first = await convert({ units: 4_500, redeemAmount: 5_000 }, options);
    expect(first.value).toEqual({ balance: SEEDED - 4_500, paidAmount: 5_000, referenceNo: expect.stringMatching(/^PC\d{8}$/) });
    expect((await convert({ units: 4_500, redeemAmount: 5_000 }, options)).value).toEqual(first.value);
    expect(await moneyOf(member)).toBe(money + 5_000);
    expect((await details(member)).list[0]).toMatchObject({
      kind: 'converted',
      changedPoints: -4_500,
      balance: SEEDED - 4_500,
      remark: first.value.referenceNo,
    });
    // On purpose, it is done again.
    expect((await convert({}, member)).value).toMatchObject({ balance: SEEDED - 5_500 });
    expect(await moneyOf(member)).toBe(money + 6_000);
  });

  it('[MEM-15] refuses another rate than the shown one, units that are none, and more points than there are', async () => {
    const member = await memberOf('team181');
    const refusals = [{ redeemAmount: 1_001 }, { units: 999 }, {}];
    const codes = await Promise.all(refusals.map(async (change) => (await convert(change, member)).errorCode));
    expect(codes).toEqual(['points.terms.changed', 'points.terms.changed', 'points.balance.insufficient']);
    expect(await pointsOf(member)).toBe(900);
  });

  it('[MEM-15] does the same in a currency without decimals', async () => {
    const coins = { merchant: 'coins', exponent: 0 };
    const options = { ...coins, token: await tokenOf(gateway, 'team176', coins) };
    const money = await moneyOf(options);
    expect((await convert({ redeemAmount: 10_000 }, options)).success).toBe(true);
    await redeem('Pocket bonus', {}, options);
    expect((await rewardNamed('Pocket bonus', options)).pays).toBe(12_000);
    clock.now += 2 * MINUTE_MS;
    expect(await moneyOf(options)).toBe(money + 22_000);
    clock.now -= 2 * MINUTE_MS;
  });
});

describe('point details', () => {
  it('[MEM-15] are every movement with the balance after it, page by page; points stay however long', async () => {
    const member = await memberOf('team176');
    for (const quantity of [1, 2, 3]) await redeem('Pocket bonus', { quantity }, member);
    const { list, totalCount, totalPages } = await details(member);
    expect([totalCount, totalPages]).toEqual([5, 1]);
    expect(list.map(({ changedPoints, balance }) => [changedPoints, balance])).toEqual([
      [-3_000, 9_500],
      [-2_000, 12_500],
      [-1_000, 14_500],
      [9_500, 15_500],
      [6_000, 6_000],
    ]);
    const pages = await Promise.all([1, 2, 3].map((pageNo) => send(gateway, calls.pointDetails, { ...all, pageNo, pageSize: 2 }, member)));
    expect(pages.flatMap(({ value }) => value.list)).toEqual(list);

    await dev(gateway, 'POST', 'clock', { advanceMs: 3 * 365 * 24 * HOUR_MS });
    expect(await pointsOf(await memberOf('team176'))).toBe(9_500);
  });
});
