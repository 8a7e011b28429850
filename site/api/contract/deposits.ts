import * as v from 'valibot';
import { DEPOSIT_STATUSES } from './cashierRules.ts';
import { defineCall } from './defineCall.ts';
import { moment, noParameters, paging, shortText } from './shapes.ts';
import type { Wire } from './wire.ts';

/** Ways to pay in. */
export const CHANNEL_KINDS = ['bank', 'ewallet', 'qr', 'crypto'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/**
 * A way to pay in, for the merchant's currency. `minutes` is how long a deposit usually takes, `payMinutes` how long there is to
 * pay. `opens` and `closes` are hours of the merchant's clock, `08:00`; a channel may be closed besides, and then `opensAt`
 * (epoch milliseconds) may be unknown.
 */
const channel = (wire: Wire) =>
  v.object({
    channelId: v.string(),
    kind: v.picklist(CHANNEL_KINDS),
    name: v.string(),
    least: wire.money(),
    most: wire.money(),
    quickAmounts: v.array(wire.money()),
    /** In ten-thousandths of the amount. */
    feeRate: v.number(),
    feeFixed: wire.money(),
    minutes: v.number(),
    payMinutes: v.number(),
    opens: v.nullable(v.string()),
    closes: v.nullable(v.string()),
    isOpen: v.boolean(),
    opensAt: v.nullable(moment),
  });
export type DepositChannel = v.InferOutput<ReturnType<typeof channel>>;

/** The longest text of a payment code (EMVCo, merchant-presented mode 1.1). */
const PAYLOAD_LENGTH = 512;

/**
 * Where to pay. `account` is a number or an address, and `network` that of an address: its QR code holds the address alone.
 * `exactly` says what to pay where that is another currency than the merchant's: `17.86 USDT`. `payload` is the text of a QR code that
 * bank apps read; without it there is none. `appLink`, an https address, opens the payment in the bank's app.
 */
const instructions = v.object({
  bank: v.nullable(v.string()),
  payee: v.nullable(v.string()),
  account: v.string(),
  exactly: v.nullable(v.string()),
  network: v.optional(v.nullable(shortText), null),
  payload: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(PAYLOAD_LENGTH))), null),
  appLink: v.optional(v.nullable(v.string()), null),
});

/** A deposit. `credit` is what reaches the wallet: the amount less the fee. Times are epoch milliseconds. */
const order = (wire: Wire) =>
  v.object({
    orderNo: v.string(),
    status: v.picklist(DEPOSIT_STATUSES),
    channelName: v.string(),
    kind: v.picklist(CHANNEL_KINDS),
    amount: wire.money(),
    fee: wire.money(),
    credit: wire.money(),
    /** What to write beside the payment, so that it is found. */
    reference: v.string(),
    minutes: v.number(),
    createdAt: moment,
    expiresAt: moment,
    paidAt: v.nullable(moment),
    closedAt: v.nullable(moment),
    /** While it can be paid. */
    instructions: v.nullable(instructions),
  });
export type DepositOrder = v.InferOutput<ReturnType<typeof order>>;

const row = { moduleId: 'DEPOSIT3', auth: 'member', realAccount: true } as const;

/** The ways to pay in, and how many orders may wait for payment at once. */
export const depositSettings = defineCall({
  ...row,
  name: 'depositSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  request: noParameters,
  response: (wire) => v.object({ channels: v.array(channel(wire)), mostPending: v.number() }),
});

/** Makes a deposit order; its money comes when it has been paid. */
export const createDeposit = defineCall({
  ...row,
  name: 'createDeposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  request: (wire) => v.object({ channelId: shortText, amount: wire.money() }),
  response: order,
});

/** One of the member's deposits. */
export const depositOrder = defineCall({
  ...row,
  name: 'depositOrder',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositDetail',
  request: v.object({ orderNo: shortText }),
  response: order,
});

/** The member's deposits, the latest first. */
export const depositOrders = defineCall({
  ...row,
  name: 'depositOrders',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositList',
  request: v.object({ status: v.optional(v.picklist(DEPOSIT_STATUSES)), ...paging }),
  response: (wire) => v.object({ list: v.array(order(wire)), totalPages: v.number(), totalCount: v.number() }),
});

/** The player says that an order is paid, or gives it up. */
export const actOnDeposit = defineCall({
  ...row,
  name: 'actOnDeposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_processDeposit',
  request: v.object({ orderNo: shortText, action: v.picklist(['pay', 'cancel']) }),
  response: order,
});
