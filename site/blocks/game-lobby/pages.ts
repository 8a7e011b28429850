import type { Client } from '#site/api/client.ts';
import { favoriteList, gameList, hotGames, recentGames, type Game } from '#site/api/contract/games.ts';
import { gameListInput } from '#site/features/games/gameListInput.ts';
import type { GamesHost } from '#site/features/games/host.ts';
import { isLottery } from '#site/features/games/launchTarget.ts';
import type { ListType, LobbyQuery } from '#site/features/games/lobbyUrl.ts';
import { readLotteryFavorites } from '#site/features/games/lotteryFavorites.ts';
import { gamesOfLane, type Lane } from '#site/features/games/vendors.ts';

/** One page of a list, numbered from 1. */
export interface GamePage {
  readonly games: readonly Game[];
  readonly totalPages: number;
  /** Size of the whole list, if the platform returns it. */
  readonly totalCount?: number;
}

/** Parameters of a page. */
export interface Ask {
  readonly client: Client;
  readonly host: Pick<GamesHost, 'merchant' | 'site' | 'language'>;
  readonly lane: Lane;
  readonly query: LobbyQuery;
  /** Account of the list's owner; empty for a public list. */
  readonly player: string;
  /** In ten-thousandths of the major unit; `undefined` for any. */
  readonly minBet: number | undefined;
  readonly pageSize: number;
  readonly pageNo: number;
  readonly signal: AbortSignal;
}

const lists: Readonly<Record<ListType, (ask: Ask) => Promise<GamePage>>> = {
  async all({ client, host, lane, query, minBet, pageNo, pageSize, signal }) {
    const input = {
      ...gameListInput(host, { gameType: lane.gameType, pageNo, pageSize }),
      ...(query.vendor !== '' && { vassalage: query.vendor }),
      ...(query.classify !== '' && { gameClassify: query.classify }),
      ...(query.search !== '' && { gameName: query.search }),
      ...(minBet !== undefined && { minBet }),
      ...(query.list === 'trial' && { isTrial: 1 }),
    };
    const { games, totalPages, totalCount } = await client.call(gameList, input, { signal });
    // For a divided lane, the platform's total includes the other part.
    return { games, totalPages, ...(!(lane.divided && query.vendor === '') && totalCount !== undefined && { totalCount }) };
  },

  trial: (ask) => lists.all(ask),

  async hot({ client, host, lane, query, signal }) {
    const input = {
      merchantCode: host.merchant.code,
      isPlatform: String(host.site.platform.isPlatform),
      ...(query.vendor !== '' && { vassalage: query.vendor }),
      gameType: lane.gameType,
      platform: host.site.platform.gamePlatforms.join(','),
      language: host.language,
    };
    const { list } = await client.call(hotGames, input, { signal });
    return { games: list, totalPages: 1 };
  },

  async fav(ask) {
    const { client, host, lane, pageNo, pageSize, signal } = ask;
    if (isLottery(lane)) return favoriteLotteries(ask);
    const { clientType, favouritePlatforms } = host.site.platform;
    const input = {
      clientType,
      platform: favouritePlatforms.join(','),
      language: host.language,
      gameType: lane.gameType,
      pageNo,
      pageSize,
    };
    const { content, totalPages } = await client.call(favoriteList, input, { signal });
    return { games: content, totalPages };
  },

  async recent({ client, host, lane, query, pageNo, pageSize, signal }) {
    const input = {
      clientType: host.site.platform.clientType,
      language: host.language,
      gameType: lane.gameType,
      pageNo,
      pageSize,
      ...(query.vendor !== '' && { vassalage: query.vendor }),
    };
    const { list, totalPages } = await client.call(recentGames, input, { signal });
    return { games: list, totalPages };
  },
};

/** Favorite lotteries are stored in this browser: filters the lane's games. No single page holds their total. */
async function favoriteLotteries(ask: Ask): Promise<GamePage> {
  const ids = await readLotteryFavorites(ask.host.merchant.code, ask.player);
  if (ids.length === 0) return { games: [], totalPages: 0 };
  const { games, totalPages } = await lists.all(ask);
  return { games: games.filter(({ nodeId }) => ids.includes(nodeId)), totalPages };
}

/** True for lists of one player, which require a real account. */
export function isPersonal(list: ListType): boolean {
  return list === 'fav' || list === 'recent';
}

/** Fetches one page of the query's list, filtered to the lane's games. */
export async function fetchPage(ask: Ask): Promise<GamePage> {
  const page = await lists[ask.query.list](ask);
  return { ...page, games: gamesOfLane(ask.lane, page.games) };
}

/** Number of the next page; `undefined` after the last. */
export function nextPage({ totalPages }: GamePage, pageNo: number): number | undefined {
  return pageNo < totalPages ? pageNo + 1 : undefined;
}

/** All games so far without duplicates: a list that changes between two pages may repeat a game. */
export function gamesOf(pages: readonly GamePage[]): Game[] {
  return [...new Map(pages.flatMap(({ games }) => games).map((game) => [game.nodeId, game])).values()];
}
