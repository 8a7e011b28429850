import { describe, expect, it } from 'vitest';

import type { Client } from '#site/api/client.ts';
import type { Game } from '#site/api/contract/games.ts';
import { changeLotteryFavorite } from '#site/features/games/lotteryFavorites.ts';
import { everything, type LobbyQuery } from '#site/features/games/lobbyUrl.ts';
import type { Lane } from '#site/features/games/vendors.ts';
import { columnsFor, rowHeight } from './columns.ts';
import { fetchPage, gamesOf, nextPage, type Ask } from './pages.ts';

const game = (nodeId: string, vassalage = 'PG'): Game => ({
  nodeId,
  vassalage,
  gameType: 'RNG',
  gameName: nodeId,
  showIcon: '',
  minBet: 0,
  minLineNum: 1,
});

const vendor = (vassalage: string) => ({
  vassalage,
  gameType: 'SPORTS',
  accountTypeId: '1',
  accountTypeName: vassalage,
  displayName: vassalage,
  smallIcon: '',
  isHot: 0,
});

const slots: Lane = { title: 'RNG', gameType: 'RNG', divided: false, gameClassify: ['SM'], cards: [vendor('PG')] };
const esports: Lane = { title: 'ESPORTS', gameType: 'SPORTS', divided: true, gameClassify: [], cards: [vendor('AV'), vendor('IA')] };

/** Fetches a page and records the requests. */
async function asked(query: Partial<LobbyQuery>, lane = slots, answer: object = {}) {
  const sent: { name: string; input: unknown }[] = [];
  const client: Client = {
    call: async (row, input) => {
      sent.push({ name: row.name, input });
      // Answers every list call.
      return answer as never;
    },
  };
  const ask: Ask = {
    client,
    host: {
      merchant: { code: 'demo', currency: { symbol: '₱', exponent: 2 } },
      site: {
        platform: {
          device: 'WEB',
          clientType: 3,
          gamePlatforms: ['flash', 'html5-desktop'],
          favouritePlatforms: ['flash'],
          channel: 'WEB',
          isPlatform: true,
          minLineNum: 0,
        },
        vendors: { esports: ['AV', 'IA'], cockfight: ['DS88'] },
        games: { page: '/game', lotteryPage: '/lottery', vendorPages: {}, subGamesModal: 'subGames', roomsModal: 'rooms' },
        lottery: { area: 'VN', launchMode: 'LOTT', type: 'SEA', prizeModes: ['SEA'], inAppVendors: [] },
      },
      language: 'TY',
    },
    lane,
    query: { ...everything, ...query },
    player: 'maria',
    minBet: query.minBet === undefined ? undefined : 500,
    pageSize: 14,
    pageNo: 3,
    signal: new AbortController().signal,
  };
  const page = await fetchPage(ask);
  return { page, sent: sent[0] };
}

describe('the lists of a lobby', () => {
  it('[GAM-13] requests pages with the platform’s parameters', async () => {
    const { sent } = await asked({}, slots, { games: [], totalPages: 0, totalCount: 0 });
    expect(sent).toEqual({
      name: 'gameList',
      input: {
        clientType: 3,
        platform: 'flash,html5-desktop',
        channel: 'WEB',
        merchant: 'demo',
        language: 'TY',
        gameType: 'RNG',
        minLineNum: 0,
        pageNo: 3,
        pageSize: 14,
      },
    });
  });

  it('[GAM-2] sends every active filter', async () => {
    const query = { vendor: 'PG', search: 'gintong', classify: 'SM', minBet: '0.05' };
    const { sent } = await asked(query, slots, { games: [], totalPages: 0, totalCount: 0 });
    expect(sent?.input).toMatchObject({ vassalage: 'PG', gameName: 'gintong', gameClassify: 'SM', minBet: 500 });
  });

  it('[GAM-3] the hot list is one preloaded page', async () => {
    const { page, sent } = await asked({ list: 'hot' }, slots, { list: [game('a'), game('b')] });
    expect(sent).toMatchObject({ name: 'hotGames', input: { merchantCode: 'demo', isPlatform: 'true' } });
    expect(page.games).toHaveLength(2);
    expect(nextPage(page, 1)).toBeUndefined();
  });

  it('[GAM-13] favorites are requested with a separate platform parameter', async () => {
    const { sent } = await asked({ list: 'fav' }, slots, { content: [], totalPages: 1 });
    expect(sent).toMatchObject({ name: 'favoriteList', input: { platform: 'flash', gameType: 'RNG', pageNo: 3, pageSize: 14 } });
  });

  it('[GAM-5] favorite lotteries are those stored in this browser, filtered to the category', async () => {
    const lotteries: Lane = { ...slots, title: 'ELOTT', gameType: 'ELOTT' };
    const answer = { games: [game('a'), game('b')], totalPages: 4, totalCount: 40 };
    expect((await asked({ list: 'fav' }, lotteries, answer)).sent).toBeUndefined();
    await changeLotteryFavorite('demo', 'maria', 'b', true);
    const { page, sent } = await asked({ list: 'fav' }, lotteries, answer);
    expect(sent).toMatchObject({ name: 'gameList', input: { gameType: 'ELOTT', pageNo: 3 } });
    expect(page).toEqual({ games: [game('b')], totalPages: 4 });
  });

  it('[GAM-2] recent games are filtered to the category', async () => {
    const { page, sent } = await asked({ list: 'recent' }, slots, { list: [game('a')], totalPages: 4 });
    expect(sent).toMatchObject({ name: 'recentGames', input: { gameType: 'RNG' } });
    const ofVendor = await asked({ list: 'recent', vendor: 'PG' }, slots, { list: [], totalPages: 0 });
    expect(ofVendor.sent).toMatchObject({ input: { vassalage: 'PG' } });
    expect(nextPage(page, 3)).toBe(4);
  });

  it.each([
    ['all', { games: [game('a', 'AV'), game('b', 'SABA'), game('c', 'IA')], totalPages: 9, totalCount: 120 }],
    ['hot', { list: [game('a', 'AV'), game('b', 'SABA'), game('c', 'IA')] }],
  ] as const)('[GAM-12] the e-sports lobby shows no games of sports vendors among %s, nor counts them', async (list, answer) => {
    const { page } = await asked({ list }, esports, answer);
    expect(page.games.map(({ nodeId }) => nodeId)).toEqual(['a', 'c']);
    expect(page.totalCount).toBeUndefined();
  });

  it('[GAM-2] uses the platform’s count for a category, and for a single vendor of a derived one', async () => {
    const answer = { games: [game('a', 'AV')], totalPages: 1, totalCount: 1 };
    expect((await asked({}, slots, answer)).page.totalCount).toBe(1);
    expect((await asked({ vendor: 'AV' }, esports, answer)).page.totalCount).toBe(1);
  });
});

describe('paging', () => {
  it.each([
    [1, 3, 2],
    [3, 3, undefined],
    [1, 0, undefined],
  ])('[GAM-3] after page %i of %i comes %j', (pageNo, totalPages, next) => {
    expect(nextPage({ games: [], totalPages }, pageNo)).toBe(next);
  });

  it('[GAM-3] removes duplicates between pages', () => {
    const pages = [
      { games: [game('a'), game('b')], totalPages: 2 },
      { games: [game('b'), game('c')], totalPages: 2 },
    ];
    expect(gamesOf(pages).map(({ nodeId }) => nodeId)).toEqual(['a', 'b', 'c']);
  });
});

describe('columns', () => {
  it.each([
    [336, 7, 'square', 3],
    [336, 7, 'portrait', 2],
    [336, 2, 'square', 2],
    [720, 7, 'square', 5],
    [720, 4, 'square', 4],
    [960, 7, 'square', 7],
    [1360, 6, 'portrait', 6],
  ] as const)('[GAM-3] a list %i px wide with %i columns of %s tiles shows %i', (width, wanted, tile, columns) => {
    expect(columnsFor(width, wanted, tile)).toBe(columns);
  });

  it('[GAM-3] estimates the row height from the tiles', () => {
    expect(rowHeight(324, 3, 'square')).toBe(100 + 62 + 12);
    expect(rowHeight(312, 2, 'portrait')).toBe(200 + 12);
  });
});
