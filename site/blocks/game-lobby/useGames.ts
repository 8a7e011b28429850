import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import type { CallError } from '#site/api/errors.ts';
import { favoriteList, gameList, hotGames, recentGames } from '#site/api/contract/games.ts';
import { useClient } from '#site/api/useCall.ts';
import { useSession } from '#site/session/session.ts';
import { useGamesHost } from '#site/features/games/host.ts';
import { everything, type LobbyQuery } from '#site/features/games/lobbyUrl.ts';
import type { Lane } from '#site/features/games/vendors.ts';
import { fetchPage, gamesOf, isPersonal, nextPage, type GamePage } from './pages.ts';

/** First part of each list's cache key, so that a mutation can invalidate it. */
const rows = { all: gameList, trial: gameList, hot: hotGames, fav: favoriteList, recent: recentGames } as const;

/** Cache time of pages, so that the list is restored when the player returns from a game. */
const KEPT_MS = 60 * 60_000;

/** The query of the "Hot" button: without filters. */
const HOT: LobbyQuery = { ...everything, list: 'hot' };

interface GamesWanted {
  readonly lane: Lane;
  readonly query: LobbyQuery;
  readonly minBet: number | undefined;
  readonly pageSize: number;
}

/**
 * The games of a list, page by page. The previous filters' games stay as placeholder data until the new ones load, but only if both lists
 * have the same owner, or none.
 */
export function useGames({ lane, query, minBet, pageSize }: GamesWanted) {
  const client = useClient();
  const host = useGamesHost();
  const { kind, member } = useSession();
  const personal = isPersonal(query.list);
  const isLocked = personal && (kind === 'visitor' || kind === 'trial');
  // Part of the key, so that the cache never shows another player's list.
  const player = personal ? (member?.account ?? '') : '';

  /** Query options. */
  const asked = (wanted: LobbyQuery, owner: string) => ({
    queryKey: [rows[wanted.list].name, 'pages', lane.title, lane.divided, wanted, pageSize, host.language, owner] as readonly unknown[],
    queryFn: ({ pageParam, signal }: { readonly pageParam: number; readonly signal: AbortSignal }) =>
      fetchPage({ client, host, lane, query: wanted, player: owner, minBet, pageSize, pageNo: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: (page: GamePage, _: readonly GamePage[], pageNo: number) => nextPage(page, pageNo),
    gcTime: KEPT_MS,
    meta: { auth: rows[wanted.list].auth },
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
    // Prefetches the hot list, which is one press away. Errors appear only when the list is shown.
    if (isShown) void queries.prefetchInfiniteQuery(asked(HOT, ''));
    // oxlint-disable-next-line react/exhaustive-deps -- once per lobby and language; the options depend only on these
  }, [isShown, queries, lane.title, lane.divided, host.language]);
  const games = useMemo(() => gamesOf(data?.pages ?? []), [data]);
  return {
    ...result,
    games,
    /** The list requires a real account, which the current user lacks. */
    isLocked,
    /** Total number of games; `undefined` while unknown. */
    total: data && (data.pages[0]?.totalCount ?? (hasNextPage ? undefined : games.length)),
  };
}
