import { downlinesToOffer, givenPage, offer, termsFor } from '../../domain/contracts/given.ts';
import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';

/** The upline's side of contracts. Its actions on given contracts use the same calls as the downline's. */
export const givenContracts: Pick<Handlers, 'givenContracts' | 'contractDownlines' | 'contractTerms' | 'offerContract'> = {
  givenContracts: (input, context) => ok(givenPage(input, context)),
  contractDownlines: (input, context) => ok(downlinesToOffer(input, context)),
  contractTerms: (input, context) => termsFor(input, context),
  offerContract: (input, context) => () => offer(input, context),
};
