/** The cashier's part of the tests that go through every row of the call table. */
import type { RunningGateway } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallName } from '#site/api/contract/index.ts';
import { PAYMENT_PASSWORD, send, tokenOf } from './support.ts';

const CARD = { bankCode: 'BAYANI', holderName: 'Dalisay Cruz', number: '118000999999', paymentPassword: PAYMENT_PASSWORD };
const DEPOSIT = { channelId: 'qr', amount: 50_000 };
const PAYOUT = { cardId: '', amount: 50_000, paymentPassword: PAYMENT_PASSWORD };

/** All of them are for members with real accounts. */
const CASHIER_ROWS = [
  'depositSettings',
  'createDeposit',
  'depositOrder',
  'depositOrders',
  'actOnDeposit',
  'withdrawSettings',
  'createWithdrawal',
  'withdrawalOrder',
  'withdrawalOrders',
  'paymentConfirmations',
  'confirmWithdrawal',
  'bankCards',
  'addBankCard',
  'removeBankCard',
  'chooseBankCard',
] as const satisfies CallName[];

/** A sensible request for each. */
export const CASHIER_EXAMPLES: Record<(typeof CASHIER_ROWS)[number], object> = {
  depositSettings: {},
  createDeposit: DEPOSIT,
  depositOrder: { orderNo: '' },
  depositOrders: { pageNo: 1, pageSize: 10 },
  actOnDeposit: { orderNo: '', action: 'pay' },
  withdrawSettings: {},
  createWithdrawal: PAYOUT,
  withdrawalOrder: { orderNo: '' },
  withdrawalOrders: { pageNo: 1, pageSize: 10 },
  paymentConfirmations: {},
  confirmWithdrawal: { orderNo: '', sentAt: 0, action: 'received' },
  bankCards: {},
  addBankCard: CARD,
  removeBankCard: { cardId: '', paymentPassword: PAYMENT_PASSWORD },
  chooseBankCard: { cardId: '' },
};

/** What of `demo` some of them need: a card, an order, a payment that was sent. */
export function cashierPreparations(gateway: RunningGateway, clock: { now: number }): Partial<Record<CallName, () => Promise<object>>> {
  let cards = 0;
  const card = async () => {
    const token = await tokenOf(gateway, 'demo');
    const number = `1180${String((cards += 1)).padStart(8, '0')}`;
    return { cardId: (await send(gateway, calls.addBankCard, { ...CARD, number }, { token })).value.cardId };
  };
  const deposit = async () => {
    const token = await tokenOf(gateway, 'demo');
    return { orderNo: (await send(gateway, calls.createDeposit, DEPOSIT, { token })).value.orderNo };
  };
  const payout = async () => {
    const wanted = { ...PAYOUT, ...(await card()) };
    const token = await tokenOf(gateway, 'demo');
    return { orderNo: (await send(gateway, calls.createWithdrawal, wanted, { token })).value.orderNo };
  };
  return {
    depositOrder: deposit,
    actOnDeposit: deposit,
    createWithdrawal: card,
    withdrawalOrder: payout,
    confirmWithdrawal: async () => {
      const order = await payout();
      clock.now += 60_000;
      const { asked } = (await send(gateway, calls.withdrawalOrder, order, { token: await tokenOf(gateway, 'demo') })).value;
      return { ...order, sentAt: asked?.sentAt ?? 0 };
    },
    removeBankCard: card,
    chooseBankCard: card,
  };
}
