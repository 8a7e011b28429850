import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { moment, paging, shortText } from './shapes.ts';

/**
 * Red envelopes that the member may open now (each once, until `closesAt`), and when the next ones come. Times are epoch
 * milliseconds; `least` and `most` bound what may be inside.
 */
export const redEnvelopes = defineCall({
  name: 'redEnvelopes',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedEnvelopes',
  moduleId: 'REDENV3',
  auth: 'member',
  realAccount: true,
  request: v.object({ language: shortText }),
  response: (wire) =>
    v.object({
      list: v.array(v.object({ envelopeId: v.string(), name: v.string(), closesAt: moment, least: wire.money(), most: wire.money() })),
      next: v.nullable(v.object({ name: v.string(), opensAt: moment })),
    }),
});

/** Opens a red envelope. What is inside is decided then, by the platform alone, and paid once: opening it again gives the same answer. */
export const openRedEnvelope = defineCall({
  name: 'openRedEnvelope',
  method: 'POST',
  path: '/wps/relay/MCSFE_openRedEnvelope',
  moduleId: 'REDENV3',
  auth: 'member',
  realAccount: true,
  request: v.object({ envelopeId: shortText }),
  response: (wire) => v.object({ envelopeId: v.string(), amount: wire.money(), openedAt: moment }),
});

/** The envelopes that the member has opened, the latest first, and what all of them brought. */
export const redEnvelopeHistory = defineCall({
  name: 'redEnvelopeHistory',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedEnvelopeHistory',
  moduleId: 'REDENV3',
  auth: 'member',
  realAccount: true,
  request: v.object({ language: shortText, ...paging }),
  response: (wire) =>
    v.object({
      list: v.array(v.object({ envelopeId: v.string(), name: v.string(), amount: wire.money(), openedAt: moment })),
      total: wire.money(),
      totalPages: v.number(),
      totalCount: v.number(),
    }),
});
