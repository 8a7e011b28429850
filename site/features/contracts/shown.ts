import type { Contract } from '#site/api/contract/agentContracts.ts';
import type { GivenContract } from '#site/api/contract/givenContracts.ts';

/** A contract and the viewer's side: received by the member, or given to a downline. */
export type ShownContract =
  | { readonly side: 'received'; readonly contract: Contract }
  | { readonly side: 'given'; readonly contract: GivenContract };
