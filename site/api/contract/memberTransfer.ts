import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { moment, paging, shortText } from './shapes.ts';

/** A member of the caller's line. `account` is full for downlines, masked for the upline; `name` is always masked. */
const lineMember = v.object({ memberId: v.string(), account: v.string(), name: v.string() });
export type LineMember = v.InferOutput<typeof lineMember>;

/**
 * To whom the member may send money: the upline, and direct downlines, a page of those whose account holds `search`. `least` and `most`
 * bound one transfer.
 */
export const transferLine = defineCall({
  name: 'transferLine',
  method: 'GET',
  path: '/wps/relay/GCS_transferLine',
  moduleId: 'UPTRANS3',
  auth: 'member',
  realAccount: true,
  request: v.object({ search: v.optional(shortText), ...paging }),
  response: (wire) =>
    v.object({
      least: wire.money(),
      most: wire.money(),
      upline: v.nullable(lineMember),
      downlines: v.object({ list: v.array(lineMember), totalPages: v.number(), totalCount: v.number() }),
      /** Number of all direct downlines, regardless of the search. */
      downlineCount: v.number(),
    }),
});

/** Sends money from the main wallet to the upline or a direct downline. The answer is the receipt. */
export const memberTransfer = defineCall({
  name: 'memberTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_memberTransfer',
  moduleId: 'UPTRANS3',
  auth: 'member',
  realAccount: true,
  encrypted: true,
  request: (wire) => v.object({ receiverId: shortText, amount: wire.money(), paymentPassword: shortText }),
  response: (wire) =>
    v.object({
      reference: v.string(),
      movedAt: moment,
      amount: wire.money(),
      /** What the main wallet holds after it. */
      balance: wire.money(),
      receiver: lineMember,
    }),
});
export type TransferReceipt = v.InferOutput<ReturnType<typeof memberTransfer.response>>;
