import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { noParameters, paging, shortText } from './shapes.ts';

/** The member's points. They never expire. */
export const pointBalance = defineCall({
  name: 'pointBalance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  moduleId: 'PTSYS3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: v.object({ balance: v.number() }),
});

/**
 * Rewards of the points mall, all types together unless one is named. `quantity` is how many are left, `points` what one
 * costs, `amount` the valid bet that it asks for besides, `image` an address, whole or from the site's root.
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
          image: v.string(),
        }),
      ),
      /** Of all rewards, whatever type was asked for. */
      types: v.array(v.string()),
      totalPages: v.number(),
      totalCount: v.number(),
    }),
});

/** What points are worth as money, the fewest first: `units` points at `ratio` points to one of the currency. */
export const pointConfig = defineCall({
  name: 'pointConfig',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  moduleId: 'PTSYS3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: (wire) => v.object({ rates: v.array(v.object({ units: v.number(), ratio: v.number(), redeemAmount: wire.money() })) }),
});
