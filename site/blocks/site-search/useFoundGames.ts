import { useMemo } from 'react';

import { gameList, type Game } from '#site/api/contract/games.ts';
import type { CallError } from '#site/api/errors.ts';
import { useCalls } from '#site/api/useCalls.ts';
import type { LinkItem } from '#site/assembler/sdk/view.ts';
import { entryVendors, type EntryVendors } from '#site/features/games/entryVendors.ts';
import { gameListInput } from '#site/features/games/gameListInput.ts';
import { useGamesHost } from '#site/features/games/host.ts';
import { withFilters } from '#site/features/games/lobbyUrl.ts';
import { gamesOfLane, useVendors, type Lane } from '#site/features/games/vendors.ts';

/** A category that the menu leads to. */
export interface SearchedLane {
  readonly item: LinkItem;
  readonly below: EntryVendors;
  readonly lane: Lane;
}

interface FoundInLane extends SearchedLane {
  readonly games: readonly Game[];
  /** Where all that was found is listed. */
  readonly all: string;
  /** How many there are, where the platform says so. */
  readonly total: number | undefined;
}

/** The categories whose games are listed on a page of their own. */
export function useSearchedLanes(entries: readonly LinkItem[]): readonly SearchedLane[] {
  const { lanes } = useVendors();
  return useMemo(
    () =>
      entries.flatMap((item) => {
        const below = item.to.startsWith('/') ? entryVendors(item) : undefined;
        const lane = lanes.find(({ title }) => title === below?.category);
        return below && lane ? [{ item, below, lane }] : [];
      }),
    [entries, lanes],
  );
}

interface FoundGames {
  readonly found: readonly FoundInLane[];
  readonly isPending: boolean;
  readonly error: CallError | null;
  readonly retry: () => void;
}

/** The first games by name in each category. */
export function useFoundGames(lanes: readonly SearchedLane[], words: string, count: number): FoundGames {
  const host = useGamesHost();
  const types = [...new Set(lanes.map(({ lane }) => lane.gameType))];
  const answers = useCalls(
    gameList,
    types.map((gameType) => ({ ...gameListInput(host, { gameType, pageNo: 1, pageSize: count }), gameName: words })),
    { enabled: words !== '', keepPrevious: true },
  );
  return {
    found: lanes.flatMap((searched) => {
      const { lane, below } = searched;
      const data = answers[types.indexOf(lane.gameType)]?.data;
      const games = gamesOfLane(lane, data?.games ?? []);
      if (games.length === 0) return [];
      const total = lane.divided ? undefined : data?.totalCount;
      return [{ ...searched, games, total, all: below.page + withFilters('', { search: words }) }];
    }),
    isPending: answers.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
    error: answers.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const { error, refetch } of answers) if (error) void refetch();
    },
  };
}
