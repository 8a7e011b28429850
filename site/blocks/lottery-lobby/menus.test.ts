import { describe, expect, it } from 'vitest';

import type { LotteryGame } from '#site/api/contract/lottery.ts';
import { groupsOf, resultsDue } from './menus.ts';

const game = (gameCode: string, vendor: string, everyMs = 60_000): LotteryGame => ({
  gameCode,
  vendor,
  everyMs,
  gameName: gameCode,
  gameType: 'LOTT',
  icon: '',
  prizeModes: [1],
});
const menus = {
  VN: { gameGroupCode: 'VN', gameMenus: [game('A', 'TCG_LOTTO_VN')] },
  FAST: { gameGroupCode: 'FAST', gameMenus: [game('B', 'TCG_SEA'), game('C', 'OTHER')] },
  NONE: { gameGroupCode: 'NONE', gameMenus: [] },
};
const codes = (vendor: string, chosen = '', among: readonly string[] = []) =>
  groupsOf(menus, { vendor, chosen, among }).map(({ code, games }) => [code, games.map(({ gameCode }) => gameCode)]);

const drawn = (gameCode: string, drawnAt: number) => ({ gameCode, drawnAt, numero: '1', prizes: [] });

describe('the menu of lotteries', () => {
  it('[GAM-9] lists the groups that have lotteries', () => {
    expect(codes('')).toEqual([
      ['VN', ['A']],
      ['FAST', ['B', 'C']],
    ]);
  });

  it('[APP-5] shows the lotteries of the vendor in the URL, and all if it has none', () => {
    expect(codes('TCG_SEA')).toEqual([['FAST', ['B']]]);
    expect(codes('NOBODY')).toHaveLength(2);
  });

  it('[GAM-9] [GAM-2] filters by config’s vendors and by the vendor menu’s selection', () => {
    expect(codes('', '', ['TCG_SEA'])).toEqual([['FAST', ['B']]]);
    expect(codes('', 'OTHER')).toEqual([['FAST', ['C']]]);
    expect(codes('', 'OTHER', ['TCG_SEA'])).toEqual([]);
    expect(codes('TCG_LOTTO_VN', 'TCG_SEA')).toEqual([['FAST', ['B']]]);
  });

  it('[APP-5] returns the due time of each next result, so that a late one does not delay the others', () => {
    const times = resultsDue([game('A', 'V', 100), game('B', 'V', 10)], [drawn('A', 1000), drawn('B', 1050), drawn('X', 1)]);
    expect(times).toEqual([
      { gameCode: 'A', at: 1100 },
      { gameCode: 'B', at: 1060 },
    ]);
  });
});
