import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import type { CallError } from '#site/api/errors.ts';
import { favouriteList, gameList, hotGames, recentGames } from '#site/api/contract/games.ts';
import { useClient } from '#site/api/useCall.ts';
import { useSession } from '#site/session/session.ts';
import { useGamesHost } from '#site/features/games/host.ts';
import { everything, type LobbyQuery } from '#site/features/games/lobbyUrl.ts';
import type { Lane } from '#site/features/games/vendors.ts';
import { fetchPage, gamesOf, isPersonal, nextPage, type GamePage } from './pages.ts';

/** First part of each list's cache key, so that whoever changes what it shows can have it asked for again. */
const rows = { all: gameList, hot: hotGames, fav: favouriteList, recent: recentGames } as const;

/** How long pages are kept for a player who comes back from a game to the place where they were. */
const KEPT_MS = 60 * 60_000;

/** As the press on "Hot" asks: without filters. */
const HOT: LobbyQuery = { ...everything, list: 'hot' };

interface GamesWanted {
  readonly lane: Lane;
  readonly query: LobbyQuery;
  readonly minBet: number | undefined;
  readonly pageSize: number;
}

/**
 * The games of a list, page after page. Games of the last filters stay until those of the new ones are here, where they are of the
 * same player, or of nobody: a player's own list is neither another's nor everybody's.
 */
export function useGames({ lane, query, minBet, pageSize }: GamesWanted) {
  const client = useClient();
  const host = useGamesHost();
  const { kind, member } = useSession();
  const personal = isPersonal(query.list);
  const isLocked = personal && (kind === 'visitor' || kind === 'trial');
  // In the key, so that nobody is shown another's list from the cache.
  const player = personal ? (member?.account ?? '') : '';

  /** How the games of a query are asked for. */
  const asked = (wanted: LobbyQuery, owner: string) => ({
    queryKey: [rows[wanted.list].name, 'pages', lane.title, lane.divided, wanted, pageSize, host.language, owner] as readonly unknown[],
    queryFn: ({ pageParam, signal }: { readonly pageParam: number; readonly signal: AbortSignal }) =>
      fetchPage({ client, host, lane, query: wanted, player: owner, minBet, pageSize, pageNo: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: (page: GamePage, _: readonly GamePage[], pageNo: number) => nextPage(page, pageNo),
    gcTime: KEPT_MS,
  });
  const result = useInfiniteQuery<GamePage, CallError, { pages: GamePage[] }, readonly unknown[], number>({
    ...asked(query, player),
    placeholderData: (before, last) => (last?.queryKey.at(-1) === player ? before : undefined),
    enabled: !personal || (!isLocked && player !== ''),
  });
  const { data, hasNextPage } = result;
  const queries = useQueryClient();
  const isShown = data !== undefined;
  useEffect(() => {
    // What is hot is one press away, and one answer. A failure is told where it is asked for.
    if (isShown) void queries.prefetchInfiniteQuery(asked(HOT, ''));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each lobby and language; how it is asked follows from them
  }, [isShown, queries, lane.title, lane.divided, host.language]);
  const games = useMemo(() => gamesOf(data?.pages ?? []), [data]);
  return {
    ...result,
    games,
    /** A list that needs a real account, which whoever is here has not. */
    isLocked,
    /** How many games there are in all; `undefined` while not known. */
    total: data && (data.pages[0]?.totalCount ?? (hasNextPage ? undefined : games.length)),
  };
}
