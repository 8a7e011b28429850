import type { Client } from '#site/api/client.ts';
import { favouriteList, gameList, hotGames, recentGames, type Game } from '#site/api/contract/games.ts';
import type { GamesHost } from '#site/features/games/host.ts';
import { isLottery } from '#site/features/games/launchTarget.ts';
import type { ListType, LobbyQuery } from '#site/features/games/lobbyUrl.ts';
import { readLotteryFavourites } from '#site/features/games/lotteryFavourites.ts';
import { gamesOfLane, type Lane } from '#site/features/games/vendors.ts';

/** One page of a list. Pages count from 1. */
export interface GamePage {
  readonly games: readonly Game[];
  readonly totalPages: number;
  /** Of the whole list, where the platform says. */
  readonly totalCount?: number;
}

/** What a page is asked for with. */
export interface Ask {
  readonly client: Client;
  readonly host: Pick<GamesHost, 'merchant' | 'site' | 'language'>;
  readonly lane: Lane;
  readonly query: LobbyQuery;
  /** Whose list it is; empty for one that is everybody's. */
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
      clientType: host.site.platform.clientType,
      platform: host.site.platform.gamePlatforms.join(','),
      language: host.language,
      channel: host.site.platform.channel,
      merchant: host.merchant.code,
      gameType: lane.gameType,
      pageNo,
      pageSize,
      minLineNum: host.site.platform.minLineNum,
      ...(query.vendor !== '' && { vassalage: query.vendor }),
      ...(query.classify !== '' && { gameClassify: query.classify }),
      ...(query.search !== '' && { gameName: query.search }),
      ...(minBet !== undefined && { minBet }),
    };
    const { games, totalPages, totalCount } = await client.call(gameList, input, { signal });
    // Of a divided lane the platform counts the other part too.
    return { games, totalPages, ...(!(lane.divided && query.vendor === '') && totalCount !== undefined && { totalCount }) };
  },

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
    if (isLottery(lane)) return favouriteLotteries(ask);
    const { clientType, favouritePlatforms } = host.site.platform;
    const input = {
      clientType,
      platform: favouritePlatforms.join(','),
      language: host.language,
      gameType: lane.gameType,
      pageNo,
      pageSize,
    };
    const { content, totalPages } = await client.call(favouriteList, input, { signal });
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

/** Favourite lotteries stay in this browser: those among the lane's games. How many these are, no single page says. */
async function favouriteLotteries(ask: Ask): Promise<GamePage> {
  const ids = await readLotteryFavourites(ask.host.merchant.code, ask.player);
  if (ids.length === 0) return { games: [], totalPages: 0 };
  const { games, totalPages } = await lists.all(ask);
  return { games: games.filter(({ nodeId }) => ids.includes(nodeId)), totalPages };
}

/** Lists that belong to a player and need a real account. */
export function isPersonal(list: ListType): boolean {
  return list === 'fav' || list === 'recent';
}

/** One page of the list that the query names, with the games that belong to the lane. */
export async function fetchPage(ask: Ask): Promise<GamePage> {
  const page = await lists[ask.query.list](ask);
  return { ...page, games: gamesOfLane(ask.lane, page.games) };
}

/** The page after this one; `undefined` after the last. */
export function nextPage({ totalPages }: GamePage, pageNo: number): number | undefined {
  return pageNo < totalPages ? pageNo + 1 : undefined;
}

/** All games so far, each once: a list that changes between two pages may repeat one. */
export function gamesOf(pages: readonly GamePage[]): Game[] {
  return [...new Map(pages.flatMap(({ games }) => games).map((game) => [game.nodeId, game])).values()];
}
