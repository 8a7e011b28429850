import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { cardRow } from '../../domain/cashier/bankCards.ts';
import { orderPage } from '../../domain/cashier/orders.ts';
import type { WithdrawalRow } from '../../domain/cashier/payouts.ts';
import {
  amountRefusal,
  confirm,
  openWithdrawal,
  settingsNow,
  unconfirmed,
  withdrawalAnswer,
  withdrawalOf,
} from '../../domain/cashier/withdrawals.ts';
import { ok, refuse } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { readPaymentPassword } from '../paymentPassword.ts';

export const withdrawSettings: Handlers['withdrawSettings'] = (_input, context) => ok(settingsNow(context));

export const createWithdrawal: Handlers['createWithdrawal'] = async ({ cardId, amount, paymentPassword }, context) => {
  const check = await readPaymentPassword(context, context.account, paymentPassword);
  return () => {
    const card = cardRow(cardId, context);
    if (card === undefined) return refuse(PAGE_CODE.bankCardUnknown, { field: 'cardId' });
    // Errors that can be corrected without the password do not use up a password attempt.
    return amountRefusal(amount, context) ?? check() ?? openWithdrawal(card, amount, context);
  };
};

export const withdrawalOrder: Handlers['withdrawalOrder'] = ({ orderNo }, context) => withdrawalAnswer(orderNo, context);

export const withdrawalOrders: Handlers['withdrawalOrders'] = (wanted, context) => {
  const { rows, ...counts } = orderPage<WithdrawalRow>('withdrawal_orders', wanted, context);
  return ok({ list: rows.map((row) => withdrawalOf(row, context)), ...counts });
};

export const paymentConfirmations: Handlers['paymentConfirmations'] = (_input, context) => ok({ list: unconfirmed(context) });

export const confirmWithdrawal: Handlers['confirmWithdrawal'] = (input, context) => () => confirm(input, context);
