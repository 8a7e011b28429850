import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { bareNumber, trimmed } from './formats.ts';
import { moment, noParameters, paging, shortText } from './shapes.ts';

/** State of a redemption: In Process, Rejected, Approved. */
export const REDEEM_STATUSES = ['process', 'rejected', 'approved'] as const;
export type RedeemStatus = (typeof REDEEM_STATUSES)[number];

/** What a reward asks for besides points: where it is sent, and where its receiver is reached. */
export const REDEEM_NEEDS = ['address', 'mobile'] as const;
export type RedeemNeed = (typeof REDEEM_NEEDS)[number];

/** Most of one reward in one redemption. */
export const MOST_REDEEMED = 10;

/** A receiving address that can be one. */
export const ADDRESS_LENGTH = { least: 10, most: 200 };

/** Why points were credited or debited; `bet`: for a settled bet, whose number is the remark. */
export const POINT_ENTRY_KINDS = ['earned', 'redeemed', 'returned', 'converted', 'bet'] as const;
export type PointEntryKind = (typeof POINT_ENTRY_KINDS)[number];

/** The member's points, which never expire, and all valid bets so far, which some rewards ask for. */
export const pointBalance = defineCall({
  name: 'pointBalance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  moduleId: 'PTSYS3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: (wire) => v.object({ balance: v.number(), validBet: wire.money() }),
});

/**
 * Rewards of the points mall, of one type or all. `quantity`: how many are left; `points`: the price; `amount`: the valid bet that it
 * requires as well; `pays`: its value in money (0 for goods); `image`: an address, absolute or from the site's root.
 */
export const pointRewards = defineCall({
  name: 'pointRewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  moduleId: 'PTSYS3',
  auth: 'member',
  realAccount: true,
  request: v.object({ rewardType: v.optional(shortText), language: shortText, ...paging }),
  response: (wire) =>
    v.object({
      list: v.array(
        v.object({
          rewardId: v.string(),
          type: v.string(),
          name: v.string(),
          quantity: v.number(),
          points: v.number(),
          amount: wire.money(),
          pays: wire.money(),
          needs: v.array(v.picklist(REDEEM_NEEDS)),
          image: v.string(),
        }),
      ),
      /** Of all rewards, regardless of the requested type. */
      types: v.array(v.string()),
      totalPages: v.number(),
      totalCount: v.number(),
    }),
});

const mobile = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((typed) => bareNumber(typed)),
  v.regex(/^\+?\d{7,15}$/, 'Must be a mobile number'),
);

const address = v.pipe(
  v.string(),
  v.maxLength(2 * ADDRESS_LENGTH.most),
  v.transform((typed) => trimmed(typed)),
  v.minLength(ADDRESS_LENGTH.least),
  v.maxLength(ADDRESS_LENGTH.most),
);

/**
 * Gives points for a reward. `points` is the price that the player was shown for all of them; a reward whose price has changed is
 * refused. The points go at once; they come back when the redemption is rejected.
 */
export const redeemPointReward = defineCall({
  name: 'redeemPointReward',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  moduleId: 'PTSYS3',
  auth: 'member',
  realAccount: true,
  encrypted: true,
  request: v.object({
    rewardId: shortText,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_REDEEMED)),
    points: v.pipe(v.number(), v.integer(), v.minValue(1)),
    receivingAddress: v.optional(address),
    mobile: v.optional(mobile),
    paymentPassword: shortText,
  }),
  response: v.object({ redemptionId: v.string(), balance: v.number() }),
});

/**
 * A redemption. `points` went for it, `amount` is the valid bet that it asked for. `paidAccount` names the account that
 * `paidAmount` went into, `referenceNo` what to quote of it: all three wait for the decision. `reason` says why it was rejected.
 * Times are epoch milliseconds.
 */
const redemption = v.object({
  redemptionId: v.string(),
  type: v.string(),
  name: v.string(),
  quantity: v.number(),
  points: v.number(),
  status: v.picklist(REDEEM_STATUSES),
  redeemedAt: moment,
  decidedAt: v.nullable(moment),
  receivingAddress: v.nullable(v.string()),
  mobile: v.nullable(v.string()),
  paidAccount: v.nullable(v.string()),
  referenceNo: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});

/** The member's redemptions, the latest first; of one status where asked. */
export const redeemList = defineCall({
  name: 'redeemList',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  moduleId: 'PTSYS3',
  auth: 'member',
  realAccount: true,
  request: v.object({ status: v.optional(v.picklist(REDEEM_STATUSES)), language: shortText, ...paging }),
  response: (wire) =>
    v.object({
      list: v.array(v.object({ ...redemption.entries, amount: wire.money(), paidAmount: v.nullable(wire.money()) })),
      totalPages: v.number(),
      totalCount: v.number(),
    }),
});

/** Every movement of the member's points, the latest first. `balance` is what was there after it; `remark` is what it was about. */
export const pointDetails = defineCall({
  name: 'pointDetails',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  moduleId: 'MEMTRANS3',
  auth: 'member',
  realAccount: true,
  request: v.object({ language: shortText, ...paging }),
  response: v.object({
    list: v.array(
      v.object({
        entryId: v.string(),
        kind: v.picklist(POINT_ENTRY_KINDS),
        changedPoints: v.number(),
        balance: v.number(),
        remark: v.nullable(v.string()),
        movedAt: moment,
      }),
    ),
    totalPages: v.number(),
    totalCount: v.number(),
  }),
});

/**
 * Exchange rates of points, the fewest first: `units` points at `ratio` points per unit of currency. `betPerPoint`: settled bets per
 * point, 0 for none.
 */
export const pointConfig = defineCall({
  name: 'pointConfig',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  moduleId: 'PTSYS3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: (wire) =>
    v.object({ betPerPoint: wire.money(), rates: v.array(v.object({ units: v.number(), ratio: v.number(), redeemAmount: wire.money() })) }),
});

/** Turns as many points as a rate names into money, at the rate that the player was shown: another one is refused. */
export const convertPoint = defineCall({
  name: 'convertPoint',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  moduleId: 'PTSYS3',
  auth: 'member',
  realAccount: true,
  encrypted: true,
  request: (wire) =>
    v.object({ units: v.pipe(v.number(), v.integer(), v.minValue(1)), redeemAmount: wire.money(), paymentPassword: shortText }),
  response: (wire) => v.object({ balance: v.number(), paidAmount: wire.money(), referenceNo: v.string() }),
});
