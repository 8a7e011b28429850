import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { integerParameter, moment, nothing, shortText } from './shapes.ts';

/** `accountTypeId` of the main wallet; a vendor's wallet has the vendor's. */
export const MAIN_WALLET = 'MAIN';

/**
 * The member's balances: the sum, and by wallet, the main wallet first, then vendors with a wallet of their own. `availBalance` is
 * `null` while the vendor does not answer; `sumBalance` is then without it. `accountTypeId` requests one wallet only.
 */
export const balance = defineCall({
  name: 'balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  moduleId: 'COMM3',
  auth: 'member',
  request: v.object({ accountTypeId: v.optional(shortText) }),
  response: (wire) =>
    v.object({
      sumBalance: wire.money(),
      currency: v.optional(v.string()),
      /** The merchant's own where the platform names none. */
      currencySymbol: v.optional(v.string()),
      balance: v.optional(v.array(v.object({ accountTypeId: v.string(), availBalance: v.nullable(wire.money()) })), []),
    }),
});

/**
 * Lists wallets; amounts are in `balance`. `isSingle` 1: wallets that hold money; 0: every vendor with the wallet that its games use. `autoTransfer`: money follows the player into a game and back.
 */
export const merchantWallet = defineCall({
  name: 'merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  kept: { key: 'merchantWallet' },
  moduleId: 'COMM3',
  auth: 'member',
  request: v.object({ isSingle: v.pipe(integerParameter, v.maxValue(1)) }),
  response: v.object({
    autoTransfer: v.boolean(),
    wallets: v.array(
      v.object({
        accountTypeId: v.string(),
        /** The vendor's code in game lists; `null` for the main wallet. */
        vassalage: v.nullable(v.string()),
        /** The vendor's name; empty for the main wallet. */
        displayName: v.string(),
        smallIcon: v.string(),
      }),
    ),
  }),
});

/** Whether money follows the player into games and back. */
export const setAutoTransfer = defineCall({
  name: 'setAutoTransfer',
  method: 'PUT',
  path: '/wps/relay/GCS_merchantWallet',
  moduleId: 'FUNDTRANS3',
  auth: 'member',
  realAccount: true,
  request: v.object({ autoTransfer: v.boolean() }),
  response: nothing,
});

/**
 * Moves an amount from one of the member's wallets to another, or all money of all vendors' wallets back to the main one.
 * `wallets` says what left each wallet that had something; `null` where its vendor does not answer.
 * Where nothing was moved, `reference` is `null` and `total` is 0.
 */
export const walletTransfer = defineCall({
  name: 'walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  moduleId: 'FUNDTRANS3',
  auth: 'member',
  realAccount: true,
  request: (wire) =>
    v.variant('kind', [
      v.object({ kind: v.literal('one'), from: shortText, to: shortText, amount: wire.money() }),
      v.object({ kind: v.literal('allBack') }),
    ]),
  response: (wire) =>
    v.object({
      reference: v.nullable(v.string()),
      movedAt: moment,
      total: wire.money(),
      wallets: v.array(v.object({ accountTypeId: v.string(), amount: v.nullable(wire.money()) })),
    }),
});
