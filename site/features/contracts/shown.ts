import type { Contract } from '#site/api/contract/agentContracts.ts';
import type { GivenContract } from '#site/api/contract/givenContracts.ts';

/** A contract and from which side it is looked at: one that the member has received, or has given a downline. */
export type ShownContract =
  | { readonly side: 'received'; readonly contract: Contract }
  | { readonly side: 'given'; readonly contract: GivenContract };
