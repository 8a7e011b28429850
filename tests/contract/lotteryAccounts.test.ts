import { afterAll, describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import { ORDER_STATUS, PRIZE_MODES } from '#site/api/contract/lottery.ts';
import { merchant, send, startGateway, tokenOf } from './support.ts';

/** The merchants that ship, with their currencies. */
const SHIPPED = [
  merchant('demo'),
  merchant('aurora', { currency: { symbol: 'Rp', exponent: 0, code: 'IDR' }, languages: ['ID', 'EN'], defaultLanguage: 'ID' }),
  merchant('lotus', { currency: { symbol: '₫', exponent: 0, code: 'VND' }, languages: ['VI', 'EN'], defaultLanguage: 'VI' }),
];
const { gateway, clock } = startGateway({ merchants: SHIPPED });
afterAll(() => gateway.close());

const PERIOD = { startDate: '2025-10-15', endDate: '2026-01-16', pageNo: 1, pageSize: 500 };
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe.each(SHIPPED.map(({ code, currency }) => ({ merchant: code, exponent: currency.exponent })))(
  'the records of $merchant',
  (options) => {
    it('[MEM-7] [APP-5] add up lottery by lottery: stake and win of a bet have its number as their reference', async () => {
      const token = await tokenOf(gateway, 'demo', options);
      const before = (await send(gateway, calls.balance, {}, { token, ...options })).value.sumBalance;
      const { numero, drawsAt } = (await send(gateway, calls.nextDraws, { gameCode: 'SEA1' }, options)).value.list[0] ?? {};
      // Whatever is drawn, one of the two wins.
      const lines = ['low', 'high'].map((side) => ({ playType: 'sum_sides', picks: [[side], []], stake: 10_000_000 }));
      const slip = { gameCode: 'SEA1', numero: numero ?? '', prizeMode: PRIZE_MODES.SEA, lines };
      const placed = (await send(gateway, calls.placeBets, slip, { token, ...options })).value;
      expect(placed.balance).toBe(before - placed.total);
      clock.now = Math.max(clock.now, drawsAt ?? 0);

      const bets = (await send(gateway, calls.bettingRecords, PERIOD, { token, ...options })).value.list.filter(({ lottery }) => lottery);
      const { list } = (await send(gateway, calls.accountRecords, PERIOD, { token, ...options })).value;
      const moved = (reference: string, type: string) =>
        sum(list.filter((movement) => movement.reference === reference && movement.type === type).map(({ amount }) => amount));
      expect(bets.length).toBeGreaterThan(10);
      expect(bets.map(({ betNo }) => betNo)).toEqual(expect.arrayContaining(placed.orderIds));
      for (const { betNo, stake, win, status } of bets) {
        expect({ betNo, staked: -moved(betNo, 'bet') }).toEqual({ betNo, staked: stake });
        const isDecided = status === 'settled';
        expect({ betNo, paid: moved(betNo, 'win') + moved(betNo, 'refund') }).toEqual({ betNo, paid: isDecided ? win : 0 });
      }
      // The other way round: whatever was staked on a lottery is one of these bets.
      const orders = (await send(gateway, calls.lotteryOrders, { pageNo: 1, pageSize: 100 }, { token, ...options })).value;
      expect(orders.list.map(({ orderId }) => orderId).toSorted()).toEqual(bets.map(({ betNo }) => betNo).toSorted());
      expect(orders.list.filter(({ status }) => status === ORDER_STATUS.won).length).toBeGreaterThan(0);
    });
  },
);
