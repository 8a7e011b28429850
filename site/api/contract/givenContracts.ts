import * as v from 'valibot';
import { CONTRACT_PERIODS, CONTRACT_SORTS, CONTRACT_STATES, contractEntries, contractTier } from './agentContracts.ts';
import { defineCall } from './defineCall.ts';
import { MOST_TIERS } from './contractTerms.ts';
import { paging, shortText } from './shapes.ts';
import type { Wire } from './wire.ts';

/** A contract that the agent has given or offered a direct downline. */
const givenContract = (wire: Wire) => v.object({ ...contractEntries(wire), memberId: v.string(), account: v.string() });
export type GivenContract = v.InferOutput<ReturnType<typeof givenContract>>;

/** Contracts that the agent has given: all, those of one downline, of accounts that hold `search`, or in one state; the latest change first. */
export const givenContracts = defineCall({
  name: 'givenContracts',
  method: 'GET',
  path: '/wps/relay/MCS2_getGivenContractList',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  agent: true,
  request: v.object({
    memberId: v.optional(shortText),
    search: v.optional(shortText),
    state: v.optional(v.picklist(CONTRACT_STATES)),
    ...paging,
  }),
  response: (wire) => v.object({ list: v.array(givenContract(wire)), totalPages: v.number(), totalCount: v.number() }),
});

/** Whom the agent can offer a contract: a page of direct downlines, those whose account holds `search`. */
export const contractDownlines = defineCall({
  name: 'contractDownlines',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractDownlines',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  agent: true,
  request: v.object({ search: v.optional(shortText), ...paging }),
  response: v.object({
    list: v.array(v.object({ memberId: v.string(), account: v.string() })),
    totalPages: v.number(),
    totalCount: v.number(),
  }),
});

/**
 * What can be offered one downline, by kind; kinds that the merchant does not have are left out. Rates are hundredths of a percent.
 * `most`: the agent's own rate, `null` without a contract of the kind. `isOpen`: an offer waits for an answer, so that no other can be
 * made. `inForce`: the rate of the contract that a new one would take the place of. `given`: what the downline has given its own
 * downlines, the highest rates first, twenty at most of `givenCount`: those above a new rate end once it is accepted.
 */
export const contractTerms = defineCall({
  name: 'contractTerms',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractTerms',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  agent: true,
  request: v.object({ memberId: shortText }),
  response: v.object({
    account: v.string(),
    kinds: v.array(
      v.object({
        sort: v.picklist(CONTRACT_SORTS),
        most: v.nullable(v.number()),
        isOpen: v.boolean(),
        inForce: v.nullable(v.number()),
        given: v.array(v.object({ account: v.string(), rate: v.number() })),
        givenCount: v.number(),
      }),
    ),
  }),
});
export type OfferableKind = v.InferOutput<typeof contractTerms.response>['kinds'][number];

/**
 * Offers a direct downline a contract. Every tier pays more than the one before and asks for more (`contractTerms.ts`); the highest rate
 * is at most that of the agent's own contract of the kind. One offer of a kind may wait for an answer.
 */
export const offerContract = defineCall({
  name: 'offerContract',
  method: 'POST',
  path: '/wps/relay/MCS2_offerContract',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  agent: true,
  request: (wire) =>
    v.object({
      memberId: shortText,
      sort: v.picklist(CONTRACT_SORTS),
      period: v.nullable(v.picklist(CONTRACT_PERIODS)),
      tiers: v.pipe(v.array(contractTier(wire)), v.minLength(1), v.maxLength(MOST_TIERS)),
    }),
  response: v.object({ contractId: v.string(), state: v.picklist(CONTRACT_STATES) }),
});
