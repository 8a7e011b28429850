import * as v from 'valibot';
import { CONTRACT_PERIODS, CONTRACT_SORTS, contractTier } from './agentContracts.ts';
import { defineCall } from './defineCall.ts';
import { pageCounts, recordPaging, recordPeriod } from './records.ts';
import { moment, SERVER_CATEGORIES, shortText } from './shapes.ts';
import type { Wire } from './wire.ts';

/** `owed`: the payer's wallet did not cover it yet. `none`: no tier was reached, or there was nothing to share. */
export const EARNING_STATES = ['paid', 'owed', 'none'] as const;
export type EarningState = (typeof EARNING_STATES)[number];

/** Of a contract that the agent holds, or of those that it has given its downlines. */
export const EARNING_SIDES = ['received', 'given'] as const;
export type EarningSide = (typeof EARNING_SIDES)[number];

/**
 * What a team reached in a period. `betAmount` is what tiers of salaries are held against: the valid bets of the day or the hour, for a
 * real-time salary those of the hour that ends with its minutes. `rate` is that of the tier that is reached, in hundredths of a percent,
 * 0 where none is; `base` what it is taken of: a dividend's profit and loss, never below zero, or a salary's valid bets.
 */
const outcome = (wire: Wire) => ({
  /** Epoch milliseconds: from, up to but without. The part of the period in which the contract was in force. */
  startsAt: moment,
  endsAt: moment,
  validBet: wire.money(),
  profitLoss: wire.money(),
  betAmount: wire.money(),
  activeMembers: v.number(),
  base: wire.money(),
  rate: v.number(),
  amount: wire.money(),
});

const earning = (wire: Wire) =>
  v.object({
    recordId: v.string(),
    /** Length of the period; hours and minutes have none. */
    period: v.nullable(v.picklist(CONTRACT_PERIODS)),
    /** The other side: who pays, or who is paid. Empty for the house. */
    account: v.string(),
    ...outcome(wire),
    state: v.picklist(EARNING_STATES),
    paidAt: v.nullable(moment),
  });
export type EarningRecord = v.InferOutput<ReturnType<typeof earning>>;

/** What contracts of a kind brought, by their periods that ended in these days, the latest first. */
export const earningRecords = defineCall({
  name: 'earningRecords',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractEarnings',
  moduleId: 'EARNREC3',
  auth: 'member',
  realAccount: true,
  agent: true,
  request: v.object({
    sort: v.picklist(CONTRACT_SORTS),
    side: v.picklist(EARNING_SIDES),
    ...recordPeriod,
    length: v.optional(v.picklist(CONTRACT_PERIODS)),
    state: v.optional(v.picklist(EARNING_STATES)),
    account: v.optional(shortText),
    ...recordPaging,
  }),
  response: (wire) =>
    v.object({
      list: v.array(earning(wire)),
      totals: v.object({ base: wire.money(), paid: wire.money(), owed: wire.money(), amount: wire.money() }),
      ...pageCounts,
    }),
});
export type EarningTotals = v.InferOutput<ReturnType<typeof earningRecords.response>>['totals'];

/** An agent's status with a kind of contract: the active contract, and what the current period would pay if it ended now. */
export const earningStatus = defineCall({
  name: 'earningStatus',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractStanding',
  moduleId: 'EARNREC3',
  auth: 'member',
  realAccount: true,
  agent: true,
  request: v.object({ sort: v.picklist(CONTRACT_SORTS) }),
  response: (wire) =>
    v.object({
      /** Nothing where no contract of the kind is in force. */
      contract: v.nullable(
        v.object({
          period: v.nullable(v.picklist(CONTRACT_PERIODS)),
          /** Empty for the house. */
          offeredBy: v.string(),
          since: moment,
          tiers: v.array(contractTier(wire)),
          /** The current period; it is settled at its `endsAt`. */
          running: v.object(outcome(wire)),
        }),
      ),
      /** What the agent owes downlines for contracts of the kind, its wallet not covering it. */
      owed: v.object({ count: v.number(), amount: wire.money() }),
    }),
});
export type EarningStatus = v.InferOutput<ReturnType<typeof earningStatus.response>>;

const income = (wire: Wire) => ({
  dividend: wire.money(),
  daily: wire.money(),
  hourly: wire.money(),
  realtime: wire.money(),
  rebate: wire.money(),
  /** What went to downlines for their contracts; not below zero. */
  given: wire.money(),
  /** All that came less what was given. */
  net: wire.money(),
});

/** What an agent earned in these days, by the day on which it was paid. */
export const agentIncome = defineCall({
  name: 'agentIncome',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getAgentIncome',
  moduleId: 'EARNREC3',
  auth: 'member',
  realAccount: true,
  agent: true,
  request: v.object(recordPeriod),
  response: (wire) =>
    v.object({
      /** Every day, the first one first. */
      days: v.array(v.object({ day: v.string(), ...income(wire) })),
      totals: v.object(income(wire)),
      /**
       * What the rebates were counted on: valid bets by category, and the part of them that the agent has, in hundredths of a percent: its
       * rate for its own, for its team's what it is above that of the direct downline. What one rebate leaves of a minor unit goes into the next.
       */
      rebates: v.array(v.object({ category: v.picklist(SERVER_CATEGORIES), rate: v.number(), validBet: wire.money() })),
    }),
});
export type AgentIncome = v.InferOutput<ReturnType<typeof agentIncome.response>>;
