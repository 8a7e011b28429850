import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { noParameters } from './shapes.ts';

/** All of the member's money, and by account. */
export const balance = defineCall({
  name: 'balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  moduleId: 'COMM3',
  auth: 'member',
  request: noParameters,
  response: (wire) =>
    v.object({
      sumBalance: wire.money(),
      currency: v.optional(v.string()),
      currencySymbol: v.string(),
      balance: v.array(v.object({ accountTypeId: v.string(), availBalance: wire.money() })),
    }),
});
