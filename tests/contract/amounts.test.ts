/** Every call that moves an amount is sent the amounts that players and programs get wrong: each is refused, and nothing moves. */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { calls, envelope } from '#site/api/contract/index.ts';
import type { Call } from '#site/api/contract/index.ts';
import { MAIN_WALLET } from '#site/api/contract/wallet.ts';
import { sendRaw } from './raw.ts';
import { gatewayOfFile, PAYMENT_PASSWORD, send, tokenOf } from './support.ts';

const { gateway } = gatewayOfFile();

/** As they travel: in whole units of a currency with two decimals. */
const WRONG: readonly (readonly [name: string, amount: unknown])[] = [
  ['zero', 0],
  ['less than nothing', -100],
  ['three decimals', 100.005],
  ['a thousand million', 1e9],
  ['letters', 'abc'],
  ['separators', '1,000.50'],
  ['powers', '1e3'],
  ['nothing', null],
  ['more than a number holds', '9'.repeat(40)],
];

interface Payment {
  readonly row: Call;
  /** The field of the amount. */
  readonly field: string;
  /** All the rest of a request that would be taken. */
  readonly request: (token: string) => Promise<object>;
}

const paymentPassword = PAYMENT_PASSWORD;
const CARD = { bankCode: 'BAYANI', holderName: 'Team Player', number: '118000000155', paymentPassword };

const PAYMENTS: Readonly<Record<string, Payment>> = {
  'a deposit': { row: calls.createDeposit, field: 'amount', request: async () => ({ channelId: 'qr' }) },
  'a withdrawal': {
    row: calls.createWithdrawal,
    field: 'amount',
    request: async (token) => ({ cardId: (await send(gateway, calls.addBankCard, CARD, { token })).value.cardId, paymentPassword }),
  },
  'a transfer between wallets': {
    row: calls.walletTransfer,
    field: 'amount',
    request: async (token) => {
      const { wallets } = (await send(gateway, calls.merchantWallet, { isSingle: 1 }, { token })).value;
      return { kind: 'one', from: MAIN_WALLET, to: wallets.find(({ vassalage }) => vassalage !== null)?.accountTypeId };
    },
  },
  'a transfer to the upline': {
    row: calls.memberTransfer,
    field: 'amount',
    request: async (token) => {
      const { upline } = (await send(gateway, calls.transferLine, { search: '', pageNo: 1, pageSize: 1 }, { token })).value;
      return { receiverId: upline?.memberId, paymentPassword };
    },
  },
  'points as money': { row: calls.convertPoint, field: 'units', request: async () => ({ redeemAmount: 10, paymentPassword }) },
  'the money for points': { row: calls.convertPoint, field: 'redeemAmount', request: async () => ({ units: 1_000, paymentPassword }) },
};

const heldBy = async (token: string): Promise<object> => ({
  money: (await send(gateway, calls.balance, {}, { token })).value,
  points: (await send(gateway, calls.pointBalance, {}, { token })).value.balance,
});

describe.each(Object.entries(PAYMENTS))('%s', (name, { row, field, request }) => {
  it(`[MEM-3] [MEM-4] [MEM-5] [MEM-6] [MEM-15] [API-6] ${name} of a wrong amount is refused and moves nothing`, async () => {
    const token = await tokenOf(gateway, 'team155');
    const rest = await request(token);
    const before = await heldBy(token);
    for (const [wrong, amount] of WRONG) {
      const response = await sendRaw(gateway, row, { ...rest, [field]: amount }, token);
      const answer = v.parse(envelope, await response.json());
      expect(answer, wrong).toMatchObject({
        success: false,
        errorCode: expect.stringMatching(/^(request_param_err|amount\.invalid|wallet\.balance\.insufficient|points\.terms\.changed)$/),
      });
      expect(await heldBy(token), wrong).toEqual(before);
    }
  });
});
