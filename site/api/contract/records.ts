import * as v from 'valibot';
import { isDay } from './days.ts';
import { defineCall } from './defineCall.ts';
import { integerParameter, moment, SERVER_CATEGORIES, shortText } from './shapes.ts';
import type { Wire } from './wire.ts';

/** Categories that bets are recorded in: those of game lists, and the platform's own mini games. */
export const RECORD_CATEGORIES = [...SERVER_CATEGORIES, 'MINI'] as const;

/** States of a bet. */
export const BET_STATUSES = ['unsettled', 'settled', 'cancelled'] as const;
export type BetStatus = (typeof BET_STATUSES)[number];

/**
 * Sorts of movements in an account; a refund is a stake that was given back, `toVendor` and `fromVendor` go between the member's own
 * wallets, `sent` and `received` between members; `…Paid` is what went to downlines for their contracts.
 * A `rebate` is what the house gives back of the valid bets of a day.
 */
export const MOVEMENT_TYPES = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'refund',
  'bonus',
  'rebate',
  'toVendor',
  'fromVendor',
  'sent',
  'received',
  'dividend',
  'dividendPaid',
  'salary',
  'salaryPaid',
] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

/** Sorts of bonuses, by what they were given for; rebates are among them here. */
export const BONUS_TYPES = ['promotion', 'rebate', 'mission', 'referral', 'points', 'envelope', 'gift'] as const;
export type BonusType = (typeof BONUS_TYPES)[number];

/** Most rows of one answer: a list on screen asks for few, an export for many. */
export const MOST_RECORDS = 500;

const day = v.pipe(v.string(), v.check(isDay, 'Must be a day, yyyy-MM-dd'));

/** Days by the merchant's clock, both included. */
export const recordPeriod = { startDate: day, endDate: day };

export const recordPaging = {
  pageNo: v.pipe(integerParameter, v.minValue(1)),
  pageSize: v.pipe(integerParameter, v.minValue(1), v.maxValue(MOST_RECORDS)),
};

/** Of the whole filter, regardless of the page. */
export const pageCounts = { totalPages: v.number(), totalCount: v.number() };

const betTotals = (wire: Wire) => v.object({ stake: wire.money(), validBet: wire.money(), win: wire.money(), net: wire.money() });

/** One bet. `net` is what it brought, negative for a loss; nothing while it is open. Times are epoch milliseconds. */
const bet = (wire: Wire) =>
  v.object({
    recordId: v.string(),
    betNo: v.string(),
    category: v.string(),
    vendor: v.string(),
    vendorName: v.string(),
    gameName: v.string(),
    status: v.picklist(BET_STATUSES),
    stake: wire.money(),
    validBet: wire.money(),
    win: wire.money(),
    net: v.nullable(wire.money()),
    placedAt: moment,
    settledAt: v.nullable(moment),
    /** What was bet in a lottery, by the platform's codes. */
    lottery: v.nullable(v.object({ gameCode: v.string(), numero: v.string(), playType: v.string(), picks: v.array(v.array(v.string())) })),
  });
export type BetRecord = v.InferOutput<ReturnType<typeof bet>>;

/** `search` is a part of a game's name, or the number of a bet. */
const betsWanted = {
  ...recordPeriod,
  category: v.optional(v.picklist(RECORD_CATEGORIES)),
  vendor: v.optional(shortText),
  status: v.optional(v.picklist(BET_STATUSES)),
  search: v.optional(shortText),
  language: v.optional(shortText),
  ...recordPaging,
};
const betPage = (wire: Wire) => ({ list: v.array(bet(wire)), totals: betTotals(wire), ...pageCounts });

/** The member's bets, the latest first. */
export const bettingRecords = defineCall({
  name: 'bettingRecords',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getBettingRecords',
  moduleId: 'BETREC3',
  auth: 'member',
  realAccount: true,
  request: v.object(betsWanted),
  response: (wire) => v.object(betPage(wire)),
});

/** The bets of a member of the caller's team, as the member sees them, with the member's account and how far below it is. */
export const teamMemberBets = defineCall({
  name: 'teamMemberBets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamMemberBets',
  moduleId: 'TEAMREP3',
  auth: 'member',
  realAccount: true,
  agent: true,
  request: v.object({ memberId: shortText, ...betsWanted }),
  response: (wire) => v.object({ member: v.object({ account: v.string(), level: v.number() }), ...betPage(wire) }),
});
export type BetTotals = v.InferOutput<ReturnType<typeof betTotals>>;

/** One movement. `amount` is negative where it took out; `balance` is what the account held after it. */
const movement = (wire: Wire) =>
  v.object({
    recordId: v.string(),
    type: v.picklist(MOVEMENT_TYPES),
    amount: wire.money(),
    balance: wire.money(),
    /** What to quote to customer service, besides the record's own number. */
    reference: v.nullable(v.string()),
    /** What it was for, in words; of a deposit or a withdrawal the way and the order's number. */
    remark: v.nullable(v.string()),
    movedAt: moment,
  });
export type MovementRecord = v.InferOutput<ReturnType<typeof movement>>;

const movementPage = (wire: Wire) => ({
  list: v.array(movement(wire)),
  totals: v.object({ received: wire.money(), spent: wire.money(), net: wire.money() }),
  ...pageCounts,
});

/**
 * What has moved through the member's wallet, the latest first. `totals` are of what came in and went out: transfers between the member's
 * own wallets are listed, and counted only where `type` asks for them alone.
 */
export const accountRecords = defineCall({
  name: 'accountRecords',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTransactionHistory',
  moduleId: 'ACCREC3',
  auth: 'member',
  realAccount: true,
  request: v.object({
    ...recordPeriod,
    type: v.optional(v.picklist(MOVEMENT_TYPES)),
    language: v.optional(shortText),
    ...recordPaging,
  }),
  response: (wire) => v.object(movementPage(wire)),
});

/** Movements that an agent has as an agent: money from and to the line, what the house gives, money in and out. Play is none of it. */
export const AGENT_MOVEMENTS = [
  'sent',
  'received',
  'dividend',
  'dividendPaid',
  'salary',
  'salaryPaid',
  'bonus',
  'rebate',
  'deposit',
  'withdrawal',
] as const satisfies readonly MovementType[];

/** What has moved through an agent's wallet apart from the agent's own play, the latest first. */
export const agentRecords = defineCall({
  name: 'agentRecords',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getAgentTransactionHistory',
  moduleId: 'TEAMREP3',
  auth: 'member',
  realAccount: true,
  agent: true,
  request: v.object({
    ...recordPeriod,
    type: v.optional(v.picklist(AGENT_MOVEMENTS)),
    language: v.optional(shortText),
    ...recordPaging,
  }),
  response: (wire) => v.object(movementPage(wire)),
});

/** One bonus. `title` is the promotion's, where it was for one that still has words. */
const bonus = (wire: Wire) =>
  v.object({
    recordId: v.string(),
    type: v.picklist(BONUS_TYPES),
    title: v.nullable(v.string()),
    amount: wire.money(),
    receivedAt: moment,
  });
export type BonusRecord = v.InferOutput<ReturnType<typeof bonus>>;

/** The bonuses that the member has received, the latest first, and how much of each sort. */
export const bonusRecords = defineCall({
  name: 'bonusRecords',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBonusRecords',
  moduleId: 'BONREC3',
  auth: 'member',
  realAccount: true,
  request: v.object({ ...recordPeriod, type: v.optional(v.picklist(BONUS_TYPES)), language: v.optional(shortText), ...recordPaging }),
  response: (wire) =>
    v.object({
      list: v.array(bonus(wire)),
      totals: v.object({ amount: wire.money() }),
      types: v.array(v.object({ type: v.picklist(BONUS_TYPES), count: v.number(), amount: wire.money() })),
      ...pageCounts,
    }),
});

/** What play brought: `net` is wins and bonuses less stakes. Bets that are not settled do not count. */
const result = (wire: Wire) => ({
  bets: v.number(),
  stake: wire.money(),
  validBet: wire.money(),
  win: wire.money(),
  bonus: wire.money(),
  net: wire.money(),
});

/** The member's profit and loss: by category, by day, and in all. Bonuses, which belong to none, are the category `BONUS`. */
export const profitReport = defineCall({
  name: 'profitReport',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getPersonalProfit',
  moduleId: 'PROFLOSS3',
  auth: 'member',
  realAccount: true,
  request: v.object(recordPeriod),
  response: (wire) =>
    v.object({
      categories: v.array(v.object({ category: v.string(), ...result(wire) })),
      /** Every day of the period, the first one first. */
      days: v.array(v.object({ day: v.string(), stake: wire.money(), win: wire.money(), bonus: wire.money(), net: wire.money() })),
      totals: v.object(result(wire)),
    }),
});
