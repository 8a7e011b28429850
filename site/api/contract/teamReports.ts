import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { pageCounts, RECORD_CATEGORIES, recordPaging, recordPeriod } from './records.ts';
import { integerParameter, moment, shortText } from './shapes.ts';
import { sortBy } from './sorting.ts';
import type { Wire } from './wire.ts';

/** What members played: `net` is what they won, negative where they lost; bonuses are no part of it. */
const played = (wire: Wire) => ({ bets: v.number(), stake: wire.money(), validBet: wire.money(), win: wire.money(), net: wire.money() });

/** What entered and left their main wallets from and to the outside, and what they were given. */
const moved = (wire: Wire) => ({ deposit: wire.money(), withdrawal: wire.money(), bonus: wire.money() });

/** Totals of a team. `active`: members with a settled bet; `joined`: new accounts. */
const teamFigures = (wire: Wire) => v.object({ joined: v.number(), active: v.number(), ...played(wire), ...moved(wire) });
export type TeamFigures = v.InferOutput<ReturnType<typeof teamFigures>>;

/** A period of the team below the caller, and the same length of time before it. */
export const teamOverview = defineCall({
  name: 'teamOverview',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamOverview',
  moduleId: 'TEAMREP3',
  auth: 'member',
  realAccount: true,
  agent: true,
  request: v.object(recordPeriod),
  response: (wire) =>
    v.object({
      /** Current, regardless of the period: all members below the caller, direct ones, and the sum of their main wallets. */
      team: v.object({ size: v.number(), direct: v.number(), balance: wire.money() }),
      figures: teamFigures(wire),
      /** As long before; a period that is not over is compared with as many hours. Nothing where that is too long ago. */
      before: v.nullable(teamFigures(wire)),
      /** `hour` for a single day. `at` is where a step begins, in epoch milliseconds; every step of the period is there. */
      step: v.picklist(['hour', 'day']),
      steps: v.array(v.object({ at: moment, validBet: wire.money(), net: wire.money(), ...moved(wire) })),
    }),
});

/** A member of the team. `level` 1 is a direct downline. */
const member = { memberId: v.string(), account: v.string(), level: v.number() };

const memberBetting = (wire: Wire) => v.object({ ...member, ...played(wire) });
export type MemberBetting = v.InferOutput<ReturnType<typeof memberBetting>>;

const playedTotals = (wire: Wire) => v.object(played(wire));
export type PlayedTotals = v.InferOutput<ReturnType<typeof playedTotals>>;

/** Fields to sort the betting of a team by. */
export const BETTING_SORTS = ['account', 'level', 'bets', 'stake', 'validBet', 'win', 'net'] as const;

/**
 * What the members of the team have bet, in all or in one category. Without `sort` the nearest level first; by account where
 * `search`, a part of an account, is given. Members without bets are there too.
 */
export const teamBetting = defineCall({
  name: 'teamBetting',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamBetting',
  moduleId: 'TEAMREP3',
  auth: 'member',
  realAccount: true,
  agent: true,
  request: v.object({
    ...recordPeriod,
    level: v.optional(v.pipe(integerParameter, v.minValue(1))),
    category: v.optional(v.picklist(RECORD_CATEGORIES)),
    search: v.optional(shortText),
    sort: v.optional(sortBy(BETTING_SORTS)),
    ...recordPaging,
  }),
  response: (wire) =>
    v.object({
      list: v.array(memberBetting(wire)),
      totals: playedTotals(wire),
      /** How far down the team goes. */
      levels: v.number(),
      ...pageCounts,
    }),
});

/** What of the team a list of results has: those who lost, or those who won. */
export const RESULTS = ['lost', 'won'] as const;

/** Fields to sort results by. */
export const RESULT_SORTS = ['account', 'level', 'net', 'validBet', 'deposit', 'withdrawal', 'bonus', 'win'] as const;

const memberResult = (wire: Wire) => v.object({ ...member, validBet: wire.money(), win: wire.money(), net: wire.money(), ...moved(wire) });
export type MemberResult = v.InferOutput<ReturnType<typeof memberResult>>;

const resultTotals = (wire: Wire) => v.object({ validBet: wire.money(), win: wire.money(), net: wire.money(), ...moved(wire) });
export type ResultTotals = v.InferOutput<ReturnType<typeof resultTotals>>;

/**
 * Who of the team won and lost. Without `sort` the largest loss first; of those who won, the largest win. Who neither played nor moved
 * money is not there.
 */
export const userLoss = defineCall({
  name: 'userLoss',
  method: 'GET',
  path: '/wps/relay/MCSFE_getUserLoss',
  moduleId: 'TEAMREP3',
  auth: 'member',
  realAccount: true,
  agent: true,
  request: v.object({ ...recordPeriod, result: v.optional(v.picklist(RESULTS)), sort: v.optional(sortBy(RESULT_SORTS)), ...recordPaging }),
  response: (wire) => v.object({ list: v.array(memberResult(wire)), totals: resultTotals(wire), ...pageCounts }),
});
