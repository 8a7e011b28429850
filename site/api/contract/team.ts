import * as v from 'valibot';
import { seenText } from './characters.ts';
import { defineCall } from './defineCall.ts';
import { integerParameter, moment, noParameters, SERVER_CATEGORIES, shortText } from './shapes.ts';
import { sortBy } from './sorting.ts';

/** Types that an agent may give a downline: a plain member, or an agent. */
export const DOWNLINE_TYPES = [0, 1] as const;
const downlineType = v.picklist(DOWNLINE_TYPES);
export type DownlineType = v.InferOutput<typeof downlineType>;

/** Kinds of account to filter a team by. */
export const TEAM_KINDS = ['member', 'agent'] as const;

/** Fields to sort a team by. */
export const TEAM_SORTS = ['account', 'level', 'balance', 'downlines', 'teamSize', 'lastLoginAt', 'registeredAt'] as const;

/** Most rows of a page: the balance of each is looked up. */
export const MOST_TEAM_ROWS = 20;

/** Most links of one agent. */
export const MOST_LINKS = 100;

/** Longest note of a link, in characters. */
export const NOTE_LENGTH = 60;

/** Rebate rates by category of games, in hundredths of a percent. */
const rate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const rates = v.object(v.entriesFromList(SERVER_CATEGORIES, rate));
export type RateSet = v.InferOutput<typeof rates>;

const teamPaging = {
  pageNo: v.pipe(integerParameter, v.minValue(1)),
  pageSize: v.pipe(integerParameter, v.minValue(1), v.maxValue(MOST_TEAM_ROWS)),
};
const pageCounts = { totalPages: v.number(), totalCount: v.number() };

const agents = { auth: 'member', realAccount: true, agent: true } as const;

/** The agent's own rates, the maximum for downlines. */
export const ownRates = defineCall({
  name: 'ownRates',
  method: 'GET',
  path: '/wps/relay/MCS2_getOwnRates',
  moduleId: 'COMM3',
  ...agents,
  request: noParameters,
  response: v.object({ rates }),
});

/**
 * Creates an account below the agent, by the rules of registration. Its owner changes the password at the first login. A refusal names
 * the field; of a rate, its category.
 */
export const registerDownline = defineCall({
  name: 'registerDownline',
  method: 'PUT',
  path: '/wps/relay/MCS2_registerDownline',
  moduleId: 'COMM3',
  ...agents,
  encrypted: true,
  request: v.object({ username: shortText, password: shortText, nickname: v.optional(shortText), accountType: downlineType, rates }),
  response: v.object({ memberId: v.string(), account: v.string() }),
});

/** A link that downlines register with. `registered` is how many have. */
const downlineLink = v.object({
  linkId: v.string(),
  code: v.string(),
  accountType: downlineType,
  rates,
  note: v.string(),
  isOpen: v.boolean(),
  registered: v.number(),
  createdAt: moment,
});
export type DownlineLink = v.InferOutput<typeof downlineLink>;

/** The agent's links, the newest first. */
export const downlineLinks = defineCall({
  name: 'downlineLinks',
  method: 'GET',
  path: '/wps/relay/MCS2_getDownlineLinks',
  moduleId: 'COMM3',
  ...agents,
  request: v.object(teamPaging),
  response: v.object({ list: v.array(downlineLink), ...pageCounts }),
});

/** A link by which people register below the agent, with the rates that they get. */
export const createDownlineLink = defineCall({
  name: 'createDownlineLink',
  method: 'POST',
  path: '/wps/relay/MCS2_createDownlineLink',
  moduleId: 'COMM3',
  ...agents,
  request: v.object({
    accountType: downlineType,
    rates,
    note: v.optional(v.pipe(v.string(), v.transform(seenText), v.maxLength(NOTE_LENGTH)), ''),
  }),
  response: downlineLink,
});

/** Opens, closes or deletes a link. A closed link takes no registrations until reopened. Registered members stay. */
export const changeDownlineLink = defineCall({
  name: 'changeDownlineLink',
  method: 'POST',
  path: '/wps/relay/MCS2_changeDownlineLink',
  moduleId: 'COMM3',
  ...agents,
  request: v.object({ linkId: shortText, action: v.picklist(['open', 'close', 'delete']) }),
  response: v.object({ linkId: v.string() }),
});

/** A member between the agent's direct downline and the requested one. */
const step = v.object({ memberId: v.string(), account: v.string() });

/** `level`: the distance from the agent. `downlines` are direct ones, `teamSize` all below. Times are epoch milliseconds. */
const facts = {
  memberId: v.string(),
  account: v.string(),
  accountType: v.number(),
  level: v.number(),
  downlines: v.number(),
  teamSize: v.number(),
  lastLoginAt: v.nullable(moment),
  registeredAt: moment,
};

/**
 * A page of those below the agent or, where one is named, below that member. `level` counts from there: 1 are direct downlines; without
 * it, the whole team. Without `sort` the newest first; with `search`, a part of an account, by account.
 */
export const teamMembers = defineCall({
  name: 'teamMembers',
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamMembers',
  moduleId: 'COMM3',
  ...agents,
  request: v.object({
    under: v.optional(shortText),
    level: v.optional(v.pipe(integerParameter, v.minValue(1))),
    kind: v.optional(v.picklist(TEAM_KINDS)),
    search: v.optional(shortText),
    sort: v.optional(sortBy(TEAM_SORTS)),
    ...teamPaging,
  }),
  response: (wire) =>
    v.object({
      trail: v.array(step),
      list: v.array(v.object({ ...facts, balance: wire.money() })),
      /** How many levels there are below. */
      levels: v.number(),
      ...pageCounts,
    }),
});
export type TeamRow = v.InferOutput<ReturnType<typeof teamMembers.response>>['list'][number];

/** A member of the team. `bounds`: the range of rates that the agent may set; `null` unless a direct downline. */
export const teamMember = defineCall({
  name: 'teamMember',
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamMember',
  moduleId: 'COMM3',
  ...agents,
  request: v.object({ memberId: shortText }),
  response: (wire) =>
    v.object({
      trail: v.array(step),
      ...facts,
      balance: wire.money(),
      nickname: v.string(),
      rates,
      bounds: v.nullable(v.object({ least: rates, most: rates })),
      /** Whether the agent can send it money. */
      canReceive: v.boolean(),
    }),
});
export type TeamMember = v.InferOutput<ReturnType<typeof teamMember.response>>;

/** Sets the rates of a direct downline: at most the agent's own, and not below what it has given on. */
export const changeMemberRates = defineCall({
  name: 'changeMemberRates',
  method: 'POST',
  path: '/wps/relay/MCS2_changeMemberRates',
  moduleId: 'COMM3',
  ...agents,
  request: v.object({ memberId: shortText, rates }),
  response: v.object({ rates }),
});
