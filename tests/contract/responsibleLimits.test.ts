import { describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import { DAY, HOUR, playersOfFile } from './playing.ts';
import { send, tokenOf } from './support.ts';

const { gateway, clock, limitOf, openGame, placeSlip, playMini, setLimit } = playersOfFile();

describe('a loss limit', () => {
  it.each(['mini game', 'game', 'lottery'] as const)(
    '[SEC-6] holds back a stake in a %s that could break it, whatever the client does',
    async (where) => {
      const token = await tokenOf(gateway, 'agent2');
      const { round } = await openGame(token);
      await setLimit(token, { kind: 'loss', period: 'day', amount: 100 });
      const before = (await send(gateway, calls.balance, {}, { token })).value.sumBalance;
      if (where === 'game') {
        expect(await round(101)).toMatchObject({ status: 409, error: 'lossLimit', limit: 100, most: 100 });
      } else {
        const refused = where === 'lottery' ? await placeSlip(token) : await playMini(token, 101);
        expect(refused).toMatchObject({ success: false, errorCode: 'play.limit.loss', value: { field: 'stake', period: 'day', limit: 1 } });
      }
      expect((await send(gateway, calls.balance, {}, { token })).value.sumBalance).toBe(before);
    },
  );

  it('[SEC-6] counts losses of the last 24 hours by the gateway’s clock, and lets play go on when they are past', async () => {
    const token = await tokenOf(gateway, 'team198');
    const other = await tokenOf(gateway, 'team199');
    await setLimit(token, { kind: 'loss', period: 'day', amount: 600 });
    expect((await playMini(token)).success).toBe(true);
    const { used = 0 } = (await limitOf(token, 'loss', 'day')) ?? {};
    const lost = used > 0;
    const next = await playMini(token, lost ? 200 : 700 + 500 * 2);
    expect(next).toMatchObject({ errorCode: 'play.limit.loss' });
    expect((await playMini(other)).success).toBe(true);
    clock.now += DAY;
    const later = await tokenOf(gateway, 'team198');
    expect((await limitOf(later, 'loss', 'day'))?.used).toBe(0);
    expect((await playMini(later, 600)).success).toBe(true);
  });
});

describe('a deposit limit', () => {
  it('[SEC-6] [MEM-4] refuses an order that would exceed it, counts orders that are still open, and says what is left', async () => {
    const token = await tokenOf(gateway, 'team200');
    await setLimit(token, { kind: 'deposit', period: 'day', amount: 80_000 });
    const deposit = (amount: number) => send(gateway, calls.createDeposit, { channelId: 'qr', amount }, { token });
    const open = await deposit(50_000);
    expect(open.success).toBe(true);
    expect(await deposit(50_000)).toMatchObject({
      success: false,
      errorCode: 'play.limit.deposit',
      value: { field: 'amount', period: 'day', limit: 800, most: 300 },
    });
    await send(gateway, calls.actOnDeposit, { orderNo: open.value.orderNo, action: 'cancel' }, { token });
    expect((await deposit(50_000)).success).toBe(true);
  });
});

describe('changing a limit', () => {
  it('[SEC-6] a decrease holds at once; an increase after 24 hours and the player’s own word, and no earlier', async () => {
    const token = await tokenOf(gateway, 'demo');
    const key = { kind: 'deposit', period: 'week' } as const;
    await setLimit(token, { ...key, amount: 50_000 });
    expect(await limitOf(token, 'deposit', 'week')).toMatchObject({ amount: 50_000, pending: null });
    await setLimit(token, { ...key, amount: 40_000 });
    expect(await limitOf(token, 'deposit', 'week')).toMatchObject({ amount: 40_000, pending: null });

    const askedAt = clock.now;
    await setLimit(token, { ...key, amount: 90_000 });
    expect(await limitOf(token, 'deposit', 'week')).toMatchObject({ amount: 40_000, pending: { amount: 90_000, readyAt: askedAt + DAY } });
    const confirm = (who: string) => send(gateway, calls.answerPlayLimit, { ...key, action: 'confirm' }, { token: who });
    expect(await confirm(token)).toMatchObject({ errorCode: 'play.limit.not.ready', value: { until: askedAt + DAY } });
    clock.now += DAY;
    const next = await tokenOf(gateway, 'demo');
    expect(await limitOf(next, 'deposit', 'week')).toMatchObject({ amount: 40_000 });
    expect((await confirm(next)).success).toBe(true);
    expect(await limitOf(next, 'deposit', 'week')).toMatchObject({ amount: 90_000, pending: null });
  });

  it('[SEC-6] taking a limit away waits as well, can be taken back, and is forgotten when nobody confirms it', async () => {
    const token = await tokenOf(gateway, 'demo');
    const key = { kind: 'loss', period: 'month' } as const;
    await setLimit(token, { ...key, amount: 10_000_000 });
    await setLimit(token, { ...key, amount: null });
    expect(await limitOf(token, 'loss', 'month')).toMatchObject({ amount: 10_000_000, pending: { amount: null } });
    await send(gateway, calls.answerPlayLimit, { ...key, action: 'cancel' }, { token });
    expect(await limitOf(token, 'loss', 'month')).toMatchObject({ amount: 10_000_000, pending: null });
    await setLimit(token, { ...key, amount: null });
    clock.now += 8 * DAY;
    const later = await tokenOf(gateway, 'demo');
    expect(await limitOf(later, 'loss', 'month')).toMatchObject({ amount: 10_000_000, pending: null });
    const late = await send(gateway, calls.answerPlayLimit, { ...key, action: 'confirm' }, { token: later });
    expect(late.errorCode).toBe('play.limit.not.pending');
  });

  it('[SEC-6] the same request sent again asks once, and an amount below nothing is none', async () => {
    const token = await tokenOf(gateway, 'demo');
    const key = { kind: 'deposit', period: 'day' } as const;
    await setLimit(token, { ...key, amount: 1000 });
    const headers = { 'Idempotency-Key': 'raise-1' };
    const first = await send(gateway, calls.setPlayLimit, { ...key, amount: 5000 }, { token, headers });
    clock.now += HOUR;
    const again = await send(gateway, calls.setPlayLimit, { ...key, amount: 5000 }, { token, headers });
    expect(again.value).toEqual(first.value);
    expect((await setLimit(token, { ...key, amount: -1 })).errorCode).toBe('request_param_err');
    expect((await limitOf(token, 'deposit', 'day'))?.amount).toBe(1000);
  });

  it('[SEC-6] there is none where the jurisdiction has no limits', async () => {
    const token = await tokenOf(gateway, 'demo', { merchant: 'free' });
    const there = { token, merchant: 'free' };
    expect((await send(gateway, calls.playLimits, {}, there)).errorCode).toBe('function.not.available');
    const wish = { kind: 'loss', period: 'day', amount: 0 } as const;
    expect((await send(gateway, calls.setPlayLimit, wish, there)).errorCode).toBe('function.not.available');
  });
});
