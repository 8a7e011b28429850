import { downlinesToOffer, givenPage, offer, termsFor } from '../../domain/contracts/given.ts';
import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';

// The upline's side of contracts. Its actions on given contracts use the same calls as the downline's.

export const givenContracts: Handlers['givenContracts'] = (input, context) => ok(givenPage(input, context));
export const contractDownlines: Handlers['contractDownlines'] = (input, context) => ok(downlinesToOffer(input, context));
export const contractTerms: Handlers['contractTerms'] = (input, context) => termsFor(input, context);
export const offerContract: Handlers['offerContract'] = (input, context) => () => offer(input, context);
