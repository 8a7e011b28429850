import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { moment, shortText } from './shapes.ts';

/** How often a mission can be done: each day, each week from Monday, or once. */
export const MISSION_CADENCES = ['daily', 'weekly', 'once'] as const;
export type MissionCadence = (typeof MISSION_CADENCES)[number];

/** `open`: on the way. `claim`: done, and its reward waits. `claimed`: it has been paid. */
const MISSION_STATUSES = ['open', 'claim', 'claimed'] as const;

/**
 * The member's missions, by the merchant's clock. `period` names the day or week that the row counts: that of yesterday or of
 * last week stays in the list until its reward is claimed, for as long as another one lasts. `endsAt`: epoch milliseconds
 * until which this row counts or can be claimed. `points` go to the leaderboard and to the points mall.
 */
export const missionSummary = defineCall({
  name: 'missionSummary',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object({ language: shortText }),
  response: (wire) =>
    v.object({
      missions: v.array(
        v.object({
          missionId: v.string(),
          period: v.string(),
          isPast: v.boolean(),
          cadence: v.picklist(MISSION_CADENCES),
          title: v.string(),
          summary: v.string(),
          measured: v.variant('unit', [
            v.object({ unit: v.literal('count'), progress: v.number(), goal: v.number() }),
            v.object({ unit: v.literal('money'), progress: wire.money(), goal: wire.money() }),
          ]),
          points: v.number(),
          bonus: v.nullable(wire.money()),
          status: v.picklist(MISSION_STATUSES),
          endsAt: v.nullable(moment),
        }),
      ),
      /** Mission points of all time. */
      points: v.number(),
    }),
});

/** Claims what a finished mission gives, once for its period. Claiming again gives nothing more. */
export const claimMission = defineCall({
  name: 'claimMission',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object({ missionId: shortText, period: shortText }),
  response: (wire) => v.object({ missionId: v.string(), period: v.string(), points: v.number(), bonus: v.nullable(wire.money()) }),
});
