import * as v from 'valibot';
import { WITHDRAWAL_STATUSES } from './cashierRules.ts';
import { seenText } from './characters.ts';
import { defineCall } from './defineCall.ts';
import { moment, noParameters, paging, shortText } from './shapes.ts';
import type { Wire } from './wire.ts';

/** Why the back office did not pay. */
export const REJECTIONS = ['accountInvalid', 'nameDiffers', 'review'] as const;

/** `forced`: counted as received without the player's word. */
export const PAYMENT_STATUSES = ['sent', 'received', 'forced', 'investigating', 'returned'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Longest text beside the proof of a claim, and most pictures. */
export const CLAIM_TEXT = 300;
const CLAIM_IMAGES = 3;

/**
 * A withdrawal. The wallet pays `amount`, the player gets `payout`, the difference is the fee. Payouts between members arrive in
 * parts: `received` and `remaining` add up to `payout`. Times are epoch milliseconds.
 */
const order = (wire: Wire) =>
  v.object({
    orderNo: v.string(),
    status: v.picklist(WITHDRAWAL_STATUSES),
    bankName: v.string(),
    /** Masked. */
    number: v.string(),
    holderName: v.string(),
    amount: wire.money(),
    fee: wire.money(),
    payout: wire.money(),
    received: wire.money(),
    remaining: wire.money(),
    createdAt: moment,
    closedAt: v.nullable(moment),
    reason: v.nullable(v.picklist(REJECTIONS)),
    /** What the player is asked about: it counts as received at `confirmBefore` unless the player has answered. */
    asked: v.nullable(v.object({ amount: wire.money(), sentAt: moment, confirmBefore: v.nullable(moment) })),
    payments: v.array(
      v.object({ amount: wire.money(), status: v.picklist(PAYMENT_STATUSES), sentAt: moment, settledAt: v.nullable(moment) }),
    ),
    /** The player's claim that a payment did not arrive. */
    claim: v.nullable(v.object({ text: v.string(), images: v.number(), claimedAt: moment })),
  });
export type WithdrawalOrder = v.InferOutput<ReturnType<typeof order>>;

const row = { moduleId: 'WITHDRAW3', auth: 'member', realAccount: true } as const;

/** What a withdrawal may be today. `countLeft` and `amountLeft` are what is left of the day, by the merchant's clock. */
export const withdrawSettings = defineCall({
  ...row,
  name: 'withdrawSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  request: noParameters,
  response: (wire) =>
    v.object({
      least: wire.money(),
      most: wire.money(),
      dailyCount: v.number(),
      dailyAmount: wire.money(),
      countLeft: v.number(),
      amountLeft: wire.money(),
      /** In ten-thousandths of the amount. */
      feeRate: v.number(),
      feeFixed: wire.money(),
      /** How long one usually takes. */
      minutes: v.number(),
      /** After how many minutes a payment counts as received. */
      autoReceiptMinutes: v.number(),
    }),
});
export type WithdrawSettings = v.InferOutput<ReturnType<typeof withdrawSettings.response>>;

/** Asks for a payout; the money is held at once. */
export const createWithdrawal = defineCall({
  ...row,
  name: 'createWithdrawal',
  method: 'POST',
  path: '/wps/relay/MCSFE_createWithdraw',
  encrypted: true,
  request: (wire) => v.object({ cardId: shortText, amount: wire.money(), paymentPassword: shortText }),
  response: order,
});

/** One of the member's withdrawals. */
export const withdrawalOrder = defineCall({
  ...row,
  name: 'withdrawalOrder',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawDetail',
  request: v.object({ orderNo: shortText }),
  response: order,
});

/** The member's withdrawals, the latest first. */
export const withdrawalOrders = defineCall({
  ...row,
  name: 'withdrawalOrders',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawList',
  request: v.object({ status: v.optional(v.picklist(WITHDRAWAL_STATUSES)), ...paging }),
  response: (wire) => v.object({ list: v.array(order(wire)), totalPages: v.number(), totalCount: v.number() }),
});

/** Withdrawals that wait for the player's word, those that must be answered soonest first. */
export const paymentConfirmations = defineCall({
  ...row,
  name: 'paymentConfirmations',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  request: noParameters,
  response: (wire) => v.object({ list: v.array(order(wire)) }),
});

/**
 * The player's word on a payment: this one came, it did not (with pictures that prove it), or all of the payout has come.
 * `sentAt` says which payment is meant: the word on one that is no longer asked about is refused. `images` are ids of uploads.
 */
export const confirmWithdrawal = defineCall({
  ...row,
  name: 'confirmWithdrawal',
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  request: v.object({
    orderNo: shortText,
    sentAt: moment,
    action: v.picklist(['received', 'notReceived', 'fullyPaid']),
    text: v.optional(v.pipe(v.string(), v.transform(seenText), v.maxLength(CLAIM_TEXT))),
    images: v.optional(v.pipe(v.array(shortText), v.maxLength(CLAIM_IMAGES))),
  }),
  response: order,
});
