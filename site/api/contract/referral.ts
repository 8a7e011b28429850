import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { moment, paging } from './shapes.ts';

/**
 * What inviting has brought the member: the code that friends register with, everybody who did, the latest first, and what was
 * paid for them. Names come masked. `terms`: what a friend deposits, all deposits together, before the member gets `reward`.
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
