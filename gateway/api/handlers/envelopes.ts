import { openEnvelope, openEnvelopes, openingPage } from '../../domain/redEnvelopes/redEnvelopes.ts';
import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';

export const redEnvelopes: Handlers['redEnvelopes'] = (_input, context) => ok(openEnvelopes(context));

export const openRedEnvelope: Handlers['openRedEnvelope'] =
  ({ envelopeId }, context) =>
  () =>
    openEnvelope(envelopeId, context);

export const redEnvelopeHistory: Handlers['redEnvelopeHistory'] = (input, context) => ok(openingPage(input, context));
