import { ORDER_STATUS } from '#site/api/contract/lottery.ts';
import type { LotteryOrder } from '#site/api/contract/lottery.ts';

/** Filters: text key and the platform's status. */
export const FILTERS = [
  { value: 'all', label: 'filter_all', status: undefined },
  { value: 'open', label: 'status_open', status: ORDER_STATUS.open },
  { value: 'won', label: 'status_won', status: ORDER_STATUS.won },
  { value: 'lost', label: 'status_lost', status: ORDER_STATUS.lost },
] as const;
export type Filter = (typeof FILTERS)[number]['value'];

/** Time of the next result among these bets; `undefined` if none is open. */
export function nextDecision(orders: readonly LotteryOrder[]): number | undefined {
  const times = orders.filter(({ status }) => status === ORDER_STATUS.open).map(({ drawsAt }) => drawsAt);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Bets that were open before and are settled now. Amounts are minor units. */
export function decided(before: readonly LotteryOrder[], after: readonly LotteryOrder[]): { readonly count: number; readonly win: number } {
  const open = new Set(before.filter(({ status }) => status === ORDER_STATUS.open).map(({ orderId }) => orderId));
  const fresh = after.filter(({ orderId, status }) => open.has(orderId) && status !== ORDER_STATUS.open);
  return { count: fresh.length, win: fresh.reduce((sum, { win }) => sum + win, 0) };
}
