import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { moment, paging } from './shapes.ts';

/**
 * The member's referrals: the code, everyone who registered with it, latest first, and the rewards paid. Names are masked. `terms`: the
 * sum of a friend's deposits that pays `reward`.
 */
export const referralDetails = defineCall({
  name: 'referralDetails',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object(paging),
  response: (wire) =>
    v.object({
      referralCode: v.string(),
      downlineCount: v.number(),
      rewardTotal: wire.money(),
      terms: v.object({ deposit: wire.money(), reward: wire.money() }),
      list: v.array(
        v.object({
          customerName: v.string(),
          registeredAt: moment,
          /** What was paid for this friend; `null` while nothing was. */
          reward: v.nullable(wire.money()),
          rewardedAt: v.nullable(moment),
        }),
      ),
      totalPages: v.number(),
      totalCount: v.number(),
    }),
});
