import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { moment, noParameters, paging, shortText } from './shapes.ts';
import type { Wire } from './wire.ts';

/** Kinds of contract that an upline offers a downline: a share of the result, or a salary by bets. */
export const CONTRACT_SORTS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractSort = (typeof CONTRACT_SORTS)[number];

/** Daily, weekly, semimonthly, monthly (spec, section 9). */
export const CONTRACT_PERIODS = ['D', 'W', 'H', 'M'] as const;

/**
 * `offered`: a new contract request, pending at the downline. `ending`: a termination request, pending at the other side. `replaced`:
 * a later contract of its kind replaced it, or its upline's rate fell below its own.
 */
export const CONTRACT_STATES = ['offered', 'active', 'ending', 'rejected', 'withdrawn', 'terminated', 'replaced'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** Why a contract was replaced: a newer one of its kind, or the upline's rate fell below its own. */
const CONTRACT_CAUSES = ['newer', 'uplineRate'] as const;

/** What either side can do with one. `withdraw` takes an own request back. */
export const CONTRACT_ACTIONS = ['accept', 'reject', 'terminate', 'withdraw'] as const;
export type ContractAction = (typeof CONTRACT_ACTIONS)[number];

/** Lists of contracts: what waits for a decision of either side, what is in force, what is over. */
export const CONTRACT_LISTS = ['requests', 'active', 'past'] as const;
export type ContractList = (typeof CONTRACT_LISTS)[number];

/**
 * What is paid from which figures on. `rate` is in hundredths of a percent. A dividend looks at `validBet` and `profitLoss` of its
 * period, a salary at `betAmount`: of a day, or of an hour.
 */
export const contractTier = (wire: Wire) =>
  v.object({
    rate: v.number(),
    activeMembers: v.number(),
    validBet: v.nullable(wire.money()),
    profitLoss: v.nullable(wire.money()),
    betAmount: v.nullable(wire.money()),
  });
export type ContractTier = v.InferOutput<ReturnType<typeof contractTier>>;

/**
 * A contract as either side sees it. `actions`: what the caller can do with it now. `replaces`: accepting it ends the active contract
 * of its kind. `ends`: contracts that the downline has given or offered its own downlines at a higher rate; accepting this one ends
 * them. Times are epoch milliseconds.
 */
export const contractEntries = (wire: Wire) => ({
  contractId: v.string(),
  sort: v.picklist(CONTRACT_SORTS),
  /** Of a dividend, or a daily salary; others have none. */
  period: v.nullable(v.picklist(CONTRACT_PERIODS)),
  tiers: v.array(contractTier(wire)),
  state: v.picklist(CONTRACT_STATES),
  /** Of one that was replaced. */
  cause: v.nullable(v.picklist(CONTRACT_CAUSES)),
  /** Of one that is `ending`: whether the caller requested the end. */
  isOwnRequest: v.boolean(),
  actions: v.array(v.picklist(CONTRACT_ACTIONS)),
  replaces: v.boolean(),
  ends: v.array(v.object({ contractId: v.string(), account: v.string(), rate: v.number() })),
  offeredAt: moment,
  /** When it came into the state that it is in. */
  changedAt: moment,
});

/** A contract with an upline, or with the house where `offeredBy` is empty. */
const contract = (wire: Wire) => v.object({ ...contractEntries(wire), offeredBy: v.string() });
export type Contract = v.InferOutput<ReturnType<typeof contract>>;

/** Contracts that uplines have offered the member, the latest change first. */
export const contractList = defineCall({
  name: 'contractList',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractReqList',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object({ list: v.picklist(CONTRACT_LISTS), ...paging }),
  response: (wire) => v.object({ list: v.array(contract(wire)), totalPages: v.number(), totalCount: v.number() }),
});

/**
 * Accepts or rejects a request, requests a contract's end, or withdraws that request. `ends` names the downlines' contracts that the
 * member agreed to end: refused if others would end, or if the contract's state no longer allows the action.
 */
const processRequest = v.object({
  contractId: shortText,
  action: v.picklist(CONTRACT_ACTIONS),
  ends: v.optional(v.pipe(v.array(shortText), v.maxLength(1000)), []),
});
const processed = v.object({ contractId: v.string(), state: v.picklist(CONTRACT_STATES) });

/** Accepts or rejects a request about a dividend contract, asks for its end, or takes that back. */
export const processDividend = defineCall({
  name: 'processDividend',
  method: 'POST',
  path: '/wps/relay/MCS2_processDividendReq',
  moduleId: 'SIGNCONDIV3',
  auth: 'member',
  realAccount: true,
  request: processRequest,
  response: processed,
});

/** As `processDividend`, for a contract of daily salary. */
export const processDailySalary = defineCall({
  name: 'processDailySalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processDailySalContract',
  moduleId: 'DAILYSALCONT3',
  auth: 'member',
  realAccount: true,
  request: processRequest,
  response: processed,
});

/** As `processDividend`, for a contract of hourly salary. */
export const processHourlySalary = defineCall({
  name: 'processHourlySalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  moduleId: 'HOURSAL3',
  auth: 'member',
  realAccount: true,
  request: processRequest,
  response: processed,
});

/** As `processDividend`, for a contract of real-time salary. */
export const processRealTimeSalary = defineCall({
  name: 'processRealTimeSalary',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  moduleId: 'RTSALARY3',
  auth: 'member',
  realAccount: true,
  request: processRequest,
  response: processed,
});

/**
 * Contracts at a glance: which kinds the account has in force (`…info…`), and how many requests of each wait for it (`…req…`): offers
 * and termination requests of its upline, and termination requests of its downlines.
 */
export const consolidated = defineCall({
  name: 'consolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  kept: { key: 'consolidated' },
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: v.object({
    divtypeinfo: v.boolean(),
    dailysalinfotype: v.boolean(),
    /** A daily salary by contract, on platforms that have another kind as well. */
    contractmrdailysalinfotype: v.boolean(),
    contracthoursalinfo: v.boolean(),
    realtimesalinfo: v.boolean(),
    divtypereq: v.number(),
    dailysalreqtype: v.number(),
    contracthoursalreq: v.number(),
    realtimesalreqtype: v.number(),
  }),
});
