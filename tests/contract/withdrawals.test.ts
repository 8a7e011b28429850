import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { dev, gatewayOfFile, merchant, PAYMENT_PASSWORD, send, tokenOf } from './support.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const { gateway, clock } = gatewayOfFile({ merchants: [merchant('demo', { timeZone: 'Asia/Manila', autoReceiptMinutes: 45 })] });

/** A member with a wallet that covers a few payouts. */
let token = '';
let cardId = '';
const CARD = { bankCode: 'BAYANI', holderName: 'Reyna Cruz', number: '118000000123', paymentPassword: PAYMENT_PASSWORD };
beforeEach(async () => {
  token = await tokenOf(gateway, 'vip');
  cardId = (await send(gateway, calls.addBankCard, CARD, { token })).value.cardId;
});

/** Sessions do not last that long. */
const daysLater = async (days: number) => {
  clock.now += days * DAY;
  token = await tokenOf(gateway, 'vip');
};
const balance = async () => (await send(gateway, calls.balance, {}, { token })).value.sumBalance;
type Wanted = Partial<CallInput<typeof calls.createWithdrawal>>;
const create = (wanted: Wanted = {}, key?: string) =>
  send(
    gateway,
    calls.createWithdrawal,
    { cardId, amount: 50_000, paymentPassword: PAYMENT_PASSWORD, ...wanted },
    { token, ...(key && { headers: { 'Idempotency-Key': key } }) },
  );
const look = async (orderNo: string) => (await send(gateway, calls.withdrawalOrder, { orderNo }, { token })).value;
const settings = async () => (await send(gateway, calls.withdrawSettings, {}, { token })).value;
/** The word on the payment that is asked about, unless another is named. */
const confirm = async (
  orderNo: string,
  action: 'received' | 'notReceived' | 'fullyPaid',
  more: { sentAt?: number; text?: string; images?: string[] } = {},
) => {
  const sentAt = (await look(orderNo)).asked?.sentAt ?? 0;
  return send(gateway, calls.confirmWithdrawal, { orderNo, sentAt, action, ...more }, { token });
};
const desk = async (orderNo: string, doing: string) => (await dev(gateway, 'POST', 'cashier', { orderNo, act: doing })).status;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const upload = async (as = token) => (await send(gateway, calls.uploadImage, new Blob([PNG]), { token: as })).value.uploadId;
/** An order whose payment has been sent: asked for, agreed to, sent. */
const sent = async (amount = 50_000) => {
  const { orderNo } = (await create({ amount })).value;
  clock.now += 6 * SECOND;
  return orderNo;
};

describe('a withdrawal', () => {
  it('[MEM-5] holds its money at once and is agreed to, sent and received, less its fee', async () => {
    const before = await balance();
    const { value: order } = await create();
    expect(order).toMatchObject({ status: 'pending', amount: 50_000, fee: 1000, payout: 49_000, received: 0, remaining: 49_000 });
    expect(order).toMatchObject({ bankName: 'Bayani Bank', number: '•••• 0123', holderName: 'Reyna Cruz', asked: null });
    expect(await balance()).toBe(before - 50_000);
    clock.now += SECOND;
    expect((await look(order.orderNo)).status).toBe('paying');
    expect(await confirm(order.orderNo, 'received')).toMatchObject({ success: false, errorCode: 'order.moved.on' });
    clock.now += 5 * SECOND;
    expect(await look(order.orderNo)).toMatchObject({
      status: 'paidOut',
      asked: { amount: 49_000, sentAt: clock.now, confirmBefore: clock.now + 45 * MINUTE },
    });
    expect((await send(gateway, calls.paymentConfirmations, {}, { token })).value.list).toMatchObject([{ orderNo: order.orderNo }]);
    const { value: done } = await confirm(order.orderNo, 'received');
    expect(done).toMatchObject({ status: 'received', received: 49_000, remaining: 0, asked: null, payments: [{ status: 'received' }] });
    expect(await confirm(order.orderNo, 'received')).toMatchObject({ errorCode: 'order.moved.on' });
    expect(await balance()).toBe(before - 50_000);
    expect((await send(gateway, calls.paymentConfirmations, {}, { token })).value.list).toEqual([]);
  });

  it('[MEM-5] that is large arrives in parts, with what was received and what remains', async () => {
    const orderNo = await sent(101_000);
    expect(await look(orderNo)).toMatchObject({ asked: { amount: 60_000 }, received: 0, remaining: 100_000 });
    expect((await confirm(orderNo, 'received')).value).toMatchObject({ status: 'paying', received: 60_000, remaining: 40_000 });
    clock.now += 5 * SECOND;
    expect(await look(orderNo)).toMatchObject({ status: 'paidOut', asked: { amount: 40_000 } });
    expect((await confirm(orderNo, 'received')).value).toMatchObject({ status: 'received', received: 100_000, remaining: 0 });
  });

  it('[MEM-5] takes the word on one part for that part only', async () => {
    const orderNo = await sent(101_000);
    const first = (await look(orderNo)).asked;
    await confirm(orderNo, 'received');
    clock.now += 5 * SECOND;
    const meantForTheFirst = { sentAt: first?.sentAt ?? 0, images: [await upload()] };
    for (const action of ['received', 'fullyPaid', 'notReceived'] as const)
      expect(await confirm(orderNo, action, meantForTheFirst)).toMatchObject({ errorCode: 'order.moved.on' });
    expect(await look(orderNo)).toMatchObject({ status: 'paidOut', received: 60_000, asked: { amount: 40_000 } });
  });

  it('[MEM-5] is fully paid by the player’s word, whatever was still to come', async () => {
    const orderNo = await sent(101_000);
    expect((await confirm(orderNo, 'fullyPaid')).value).toMatchObject({ status: 'received', received: 100_000, remaining: 0 });
    await daysLater(1);
    expect((await look(orderNo)).payments).toMatchObject([{ amount: 60_000, status: 'received' }]);
  });

  it('[MEM-5] is received by force after its minutes on the gateway’s clock, also when nobody looks meanwhile', async () => {
    const orderNo = await sent();
    clock.now += 45 * MINUTE - 1;
    expect((await look(orderNo)).status).toBe('paidOut');
    clock.now += 1;
    expect(await look(orderNo)).toMatchObject({
      status: 'received',
      received: 49_000,
      payments: [{ status: 'forced' }],
      closedAt: clock.now,
    });
    expect(await confirm(orderNo, 'notReceived', { images: [await upload()] })).toMatchObject({ errorCode: 'order.moved.on' });
    const unseen = (await create()).value.orderNo;
    await daysLater(1);
    expect(await look(unseen)).toMatchObject({ status: 'received', payments: [{ status: 'forced' }] });
  });

  it('[MEM-5] not received needs proof of the member’s own, waits as under investigation without a clock, and is sent again or found', async () => {
    const orderNo = await sent();
    expect(await confirm(orderNo, 'notReceived')).toMatchObject({ success: false, errorCode: 'withdraw.proof.required' });
    const foreign = await upload(await tokenOf(gateway, 'team123'));
    for (const images of [[foreign], ['nothing']])
      expect(await confirm(orderNo, 'notReceived', { images })).toMatchObject({ errorCode: 'upload.unknown', value: { field: 'images' } });
    const images = [await upload(), await upload(), await upload()];
    const { value: claimed } = await confirm(orderNo, 'notReceived', { text: 'Nothing on my statement.', images });
    expect(claimed).toMatchObject({
      status: 'investigating',
      claim: { text: 'Nothing on my statement.', images: 3, claimedAt: clock.now },
    });
    expect(claimed).toMatchObject({ payments: [{ status: 'investigating' }], asked: { confirmBefore: null }, received: 0 });
    await daysLater(2);
    expect((await look(orderNo)).status).toBe('investigating');
    const again = await sent();
    expect(await confirm(again, 'notReceived', { images: images.slice(0, 1) })).toMatchObject({ errorCode: 'upload.unknown' });

    expect(await desk(orderNo, 'resend')).toBe(200);
    clock.now += 5 * SECOND;
    expect(await look(orderNo)).toMatchObject({
      status: 'paidOut',
      payments: [{ status: 'returned' }, { status: 'sent', amount: 49_000 }],
    });
    await confirm(orderNo, 'notReceived', { images: [await upload()] });
    expect(await desk(orderNo, 'find')).toBe(200);
    expect(await look(orderNo)).toMatchObject({ status: 'received', received: 49_000, payments: [{}, { status: 'forced' }] });
  });

  it('[MEM-5] under investigation is over when the player finds the money after all', async () => {
    const orderNo = await sent();
    await confirm(orderNo, 'notReceived', { images: [await upload()] });
    expect((await confirm(orderNo, 'received')).value).toMatchObject({ status: 'received', payments: [{ status: 'received' }] });
  });

  it('[MEM-5] that the back office rejects brings all of the money back, and says why', async () => {
    const before = await balance();
    const { orderNo } = (await create()).value;
    expect(await desk(orderNo, 'reject')).toBe(200);
    expect(await look(orderNo)).toMatchObject({ status: 'rejected', reason: 'accountInvalid', remaining: 0, payments: [] });
    expect(await settings(), 'it costs nothing of the day').toMatchObject({ countLeft: 15, amountLeft: 10_000_000 });
    await daysLater(1);
    expect(await balance()).toBe(before);
    expect(await desk(orderNo, 'approve')).toBe(400);
  });

  it('[MEM-5] stays within bounds, the balance, and what is left of the day', async () => {
    for (const amount of [-10_000, 0, 9999, 5_000_001])
      expect(await create({ amount }), String(amount)).toMatchObject({
        success: false,
        errorCode: 'amount.invalid',
        value: { field: 'amount', least: 100, most: 50_000 },
      });
    expect(await settings()).toMatchObject({ countLeft: 15, amountLeft: 10_000_000, autoReceiptMinutes: 45 });
    await create({ amount: 5_000_000 });
    await create({ amount: 4_000_000 });
    expect(await settings()).toMatchObject({ countLeft: 13, amountLeft: 1_000_000 });
    expect(await create({ amount: 1_000_001 })).toMatchObject({ errorCode: 'withdraw.daily.amount', value: { most: 10_000 } });
    for (let order = 0; order < 13; order += 1) expect((await create({ amount: 10_000 })).success).toBe(true);
    const refused = await create({ amount: 10_000 });
    expect(refused).toMatchObject({ errorCode: 'withdraw.daily.count' });
    // Whoever reads it must not believe that this one was made.
    expect(refused.message).toBe('You have used all of today’s withdrawals. Please try again tomorrow.');
    await daysLater(1);
    expect(await settings()).toMatchObject({ countLeft: 15, amountLeft: 10_000_000 });

    const poor = await tokenOf(gateway, 'team124');
    const { sumBalance } = (await send(gateway, calls.balance, {}, { token: poor })).value;
    const card = (await send(gateway, calls.addBankCard, { ...CARD, number: '118000000124' }, { token: poor })).value;
    const most = { cardId: card.cardId, paymentPassword: PAYMENT_PASSWORD };
    expect(await send(gateway, calls.createWithdrawal, { ...most, amount: sumBalance + 1 }, { token: poor })).toMatchObject({
      errorCode: 'wallet.balance.insufficient',
      value: { field: 'amount' },
    });
    expect((await send(gateway, calls.createWithdrawal, { ...most, amount: sumBalance }, { token: poor })).success).toBe(true);
    expect((await send(gateway, calls.balance, {}, { token: poor })).value.sumBalance).toBe(0);
  });

  it('[MEM-5] needs the payment password: three wrong ones lock, mending the amount costs none, and nothing moves', async () => {
    const before = await balance();
    const wrong = { paymentPassword: '000000' };
    expect(await create({ ...wrong, amount: 1 })).toMatchObject({ errorCode: 'amount.invalid' });
    for (const left of [2, 1]) expect(await create(wrong)).toMatchObject({ errorCode: 'payment.password.wrong', value: { left } });
    expect(await create(wrong)).toMatchObject({ errorCode: 'payment.password.locked', value: { until: clock.now + 30 * MINUTE } });
    expect(await create()).toMatchObject({ errorCode: 'payment.password.locked' });
    expect(await balance()).toBe(before);
    clock.now += 30 * MINUTE;
    expect((await create()).success).toBe(true);
    const fresh = await tokenOf(gateway, 'fresh');
    expect(await send(gateway, calls.addBankCard, { ...CARD, number: '118000000125' }, { token: fresh })).toMatchObject({
      errorCode: 'payment.password.missing',
    });
  });

  it('[MEM-5] [ERR-1] happens once however often its key is sent, also when answers are lost', async () => {
    const before = await balance();
    await dev(gateway, 'POST', 'faults', { call: 'createWithdrawal', kind: 'drop-after', times: 1 });
    await create({}, 'withdraw-key').catch(() => undefined);
    const { value: order } = await create({}, 'withdraw-key');
    expect(await balance()).toBe(before - 50_000);
    const page = { pageNo: 1, pageSize: 10 };
    expect((await send(gateway, calls.withdrawalOrders, page, { token })).value).toMatchObject({ totalCount: 1, list: [order] });
    expect((await send(gateway, calls.withdrawalOrders, { ...page, status: 'received' }, { token })).value.list).toEqual([]);
  });

  it('[MEM-5] [MEM-8] stands in the account record with its bank and its number', async () => {
    const { value: order } = await create();
    const wanted = { startDate: '2026-01-15', endDate: '2027-01-15', type: 'withdrawal', pageNo: 1, pageSize: 1 } as const;
    const { list } = (await send(gateway, calls.accountRecords, wanted, { token })).value;
    expect(list).toMatchObject([{ amount: -50_000, remark: `Bayani Bank · ${order.orderNo}` }]);
  });

  it('[MEM-5] is its member’s own, as its card is', async () => {
    const orderNo = await sent();
    const other = await tokenOf(gateway, 'team125');
    expect(await send(gateway, calls.withdrawalOrder, { orderNo }, { token: other })).toMatchObject({ errorCode: 'order.not.found' });
    expect(await send(gateway, calls.confirmWithdrawal, { orderNo, sentAt: 0, action: 'received' }, { token: other })).toMatchObject({
      errorCode: 'order.not.found',
    });
    const wanted = { cardId, amount: 50_000, paymentPassword: PAYMENT_PASSWORD };
    expect(await send(gateway, calls.createWithdrawal, wanted, { token: other })).toMatchObject({ errorCode: 'bankcard.not.found' });
  });
});

/** How many withdrawals a day a member may make. */
const ofDay = async (username: string) =>
  (await send(gateway, calls.withdrawSettings, {}, { token: await tokenOf(gateway, username) })).value.dailyCount;
/** How a member's withdrawal stands a second after it was asked for. */
const afterASecond = async (username: string, number: string) => {
  token = await tokenOf(gateway, username);
  const { value } = await send(gateway, calls.addBankCard, { ...CARD, number }, { token });
  const { orderNo } = (await create({ cardId: value.cardId, amount: 10_000 })).value;
  clock.now += SECOND;
  return (await look(orderNo)).status;
};

describe('withdrawals of a day', () => {
  it('[APP-21] [MEM-5] are as many as the level of the member gives', async () => {
    expect(await Promise.all(['fresh', 'demo', 'vip'].map(ofDay))).toEqual([5, 7, 15]);
  });

  it('[APP-21] [MEM-5] are looked at sooner where the level says so', async () => {
    expect(await afterASecond('vip', '118000000777')).toBe('paying');
    expect(await afterASecond('team124', '118000000778')).toBe('pending');
  });
});
