import { describe, expect, it } from 'vitest';

import type { LotteryOrder } from '#site/api/contract/lottery.ts';
import { decided, nextDecision } from './filters.ts';

const order = (orderId: string, status: number, win = 0, drawsAt = 100): LotteryOrder => ({
  orderId,
  status,
  win,
  drawsAt,
  gameCode: 'SEA1',
  gameName: 'Sea',
  numero: '1',
  prizeMode: 5,
  playType: 'sum_sides',
  picks: [['low']],
  combinations: 1,
  stake: 10_000,
  odds: 19_200,
  total: 100,
  placedAt: 1,
});

describe('the list of bets', () => {
  it('[APP-5] returns the earliest draw time of the open bets', () => {
    expect(nextDecision([order('1', 2, 0, 300), order('2', 2, 0, 200), order('3', 4, 5, 100)])).toBe(200);
    expect(nextDecision([order('3', 4)])).toBeUndefined();
  });

  it('[APP-5] returns only bets that were settled since the previous list', () => {
    const before = [order('1', 2), order('2', 2), order('3', 4, 50)];
    const after = [order('1', 4, 192), order('2', 5), order('3', 4, 50), order('4', 5)];
    expect(decided(before, after)).toEqual({ count: 2, win: 192 });
    expect(decided(after, after)).toEqual({ count: 0, win: 0 });
  });
});
