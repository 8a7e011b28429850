import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { integerParameter, noParameters } from './shapes.ts';

/** How far a member has come in the club: `points` grow with valid bets. The last level has no next one. */
export const rankProgress = defineCall({
  name: 'rankProgress',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: v.object({
    rankLevel: v.number(),
    labelName: v.string(),
    points: v.number(),
    /** `points`: where it begins; `missing`: what the member lacks, 0 when the level is about to rise. */
    next: v.nullable(v.object({ rankLevel: v.number(), labelName: v.string(), points: v.number(), missing: v.number() })),
  }),
});

/** Rolling windows that end now: the last 24 hours, 7 days, 30 days. */
export const LEADERBOARD_PERIODS = ['day', 'week', 'month'] as const;
export type LeaderboardPeriod = (typeof LEADERBOARD_PERIODS)[number];

/**
 * Who earned most mission points in a period. Names come masked. `own` is the asking member's place, also beyond the
 * list; `null` without any points. Players with as many points share a place.
 */
export const leaderboard = defineCall({
  name: 'leaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  moduleId: 'COMM3',
  auth: 'member',
  request: v.object({
    period: v.picklist(LEADERBOARD_PERIODS),
    limitNum: v.pipe(integerParameter, v.minValue(1), v.maxValue(100)),
  }),
  response: v.object({
    list: v.array(v.object({ rank: v.number(), customerName: v.string(), points: v.number(), isOwn: v.boolean() })),
    own: v.nullable(v.object({ rank: v.number(), points: v.number() })),
  }),
});
