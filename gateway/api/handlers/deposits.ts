import { actOn, channelsNow, depositAnswer, depositOf, openDeposit } from '../../domain/cashier/deposits.ts';
import type { DepositRow } from '../../domain/cashier/deposits.ts';
import { MOST_PENDING } from '../../domain/cashier/offers.ts';
import { orderPage } from '../../domain/cashier/orders.ts';
import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';

export const depositSettings: Handlers['depositSettings'] = (_input, context) =>
  ok({ channels: channelsNow(context), mostPending: MOST_PENDING });

export const createDeposit: Handlers['createDeposit'] =
  ({ channelId, amount }, context) =>
  () =>
    openDeposit(channelId, amount, context);

export const depositOrder: Handlers['depositOrder'] = ({ orderNo }, context) => depositAnswer(orderNo, context);

export const depositOrders: Handlers['depositOrders'] = (wanted, context) => {
  const { rows, ...counts } = orderPage<DepositRow>('deposit_orders', wanted, context);
  return ok({ list: rows.map((row) => depositOf(row, context)), ...counts });
};

export const actOnDeposit: Handlers['actOnDeposit'] =
  ({ orderNo, action }, context) =>
  () =>
    actOn(orderNo, action, context);
