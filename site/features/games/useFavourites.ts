import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Client } from '#site/api/client.ts';
import type { CallError } from '#site/api/errors.ts';
import { addFavourite, favouriteIds, favouriteList, removeFavourite } from '#site/api/contract/games.ts';
import { refreshCall, useClient } from '#site/api/useCall.ts';
import { currentSession, useSession, type Session } from '#site/session/session.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useToast } from '#ui';
import { useGamesHost, type GamesHost } from './host.ts';
import { changeLotteryFavourite, readLotteryFavourites, withChange } from './lotteryFavourites.ts';
import { useRequireAccount } from './useRequireAccount.ts';
import { isLottery, type LaunchTarget } from './useLaunch.ts';

export interface Favourites {
  has(game: LaunchTarget): boolean;
  /** Adds or removes; a visitor logs in first. */
  toggle(game: LaunchTarget): void;
}

interface Change {
  readonly game: LaunchTarget;
  readonly wanted: boolean;
  /** Whose heart it is: it may wait for others, and another player be here by then. */
  readonly by: Session;
}

/** Where a player's favourites of one kind are kept. */
interface Shelf {
  /** Cache key; names the player, so that nobody sees another's hearts. */
  readonly key: readonly unknown[];
  read(): Promise<readonly string[]>;
  write(change: Change): Promise<unknown>;
}

const NONE: readonly string[] = [];
/** Of a page of ids: as many as the platform gives at once. */
const MOST_IDS = 100;
/** Names the changes that are on their way. */
const CHANGES = ['favourites'];
const LOTTERIES = 'lotteryFavourites';

/** Whose favourites they are: nobody's while a new password has to be set, since the platform tells none until then. */
const accountOf = ({ kind, member }: Session): string => (kind === 'visitor' ? '' : (member?.account ?? ''));

/** Favourite games are the platform's to keep. */
function gameShelf(client: Client, { site, language }: GamesHost, account: string): Shelf {
  const { clientType, favouritePlatforms } = site.platform;
  return {
    key: [favouriteIds.name, account],
    read: async () => {
      const ids: string[] = [];
      for (let pageNo = 1, last = 1; pageNo <= last; pageNo += 1) {
        const platform = favouritePlatforms.join(',');
        const page = await client.call(favouriteIds, { clientType, platform, language, pageNo, pageSize: MOST_IDS });
        ids.push(...page.content);
        last = page.totalPages;
      }
      return ids;
    },
    write: ({ game: { nodeId, vassalage, gameType }, wanted, by: { token } }) =>
      client.call(wanted ? addFavourite : removeFavourite, { nodeId, vendor: vassalage, gameType }, token === null ? {} : { token }),
  };
}

/** Favourite lotteries stay in this browser. */
function lotteryShelf({ merchant }: GamesHost, account: string): Shelf {
  return {
    key: [LOTTERIES, account],
    read: () => readLotteryFavourites(merchant.code, account),
    write: ({ game, wanted }) => changeLotteryFavourite(merchant.code, account, game.nodeId, wanted),
  };
}

/** What is kept; `undefined` where it cannot be asked. */
async function tryRead(shelf: Shelf): Promise<readonly string[] | undefined> {
  try {
    return await shelf.read();
  } catch {
    return undefined;
  }
}

function useIds({ key, read }: Shelf, enabled: boolean): readonly string[] {
  return useQuery({ queryKey: key, queryFn: read, enabled, staleTime: Infinity }).data ?? NONE;
}

/** The player's favourites. A heart changes at once, and back when saving fails. */
export function useFavourites(): Favourites {
  const { t } = useTranslation('lobby');
  const host = useGamesHost();
  const client = useClient();
  const queries = useQueryClient();
  const guard = useRequireAccount();
  const showToast = useToast();
  const session = useSession();
  const account = accountOf(session);

  const enabled = account !== '' && session.kind !== 'trial';
  const games = useIds(gameShelf(client, host, account), enabled);
  const lotteries = useIds(lotteryShelf(host, account), enabled);
  const shelfOf = ({ game, by }: Change): Shelf => {
    const player = accountOf(by);
    return isLottery(game) ? lotteryShelf(host, player) : gameShelf(client, host, player);
  };
  const mark = (change: Change): void => {
    const { game, wanted } = change;
    queries.setQueryData<readonly string[]>(shelfOf(change).key, (ids) => ids && withChange(ids, game.nodeId, wanted));
  };
  const { mutate } = useMutation<unknown, CallError, Change>({
    // One after the other: the platform must see a player's changes in the order in which they were made.
    mutationKey: CHANGES,
    scope: { id: 'favourites' },
    mutationFn: (change: Change) => shelfOf(change).write(change),
    onMutate: async (change) => {
      // An answer from before would take it back.
      await queries.cancelQueries({ queryKey: shelfOf(change).key });
      mark(change);
    },
    onError: async (error, change) => {
      const { game, wanted, by } = change;
      const isHere = (): boolean => by.token === currentSession().token;
      // Perhaps only the answer was lost. Whoever is told to try again would undo what has been done.
      const kept = isHere() && isOutcomeUnknown(error) ? await tryRead(shelfOf(change)) : undefined;
      if (kept?.includes(game.nodeId) === wanted) return;
      mark({ ...change, wanted: !wanted });
      if (!isHere()) return;
      showToast({ tone: 'critical', message: (isOutcomeUnknown(error) ? undefined : error.serverMessage) ?? t('favourite_failed') });
    },
    onSettled: async () => {
      // The last one asks: what is kept does not have those that wait yet.
      if (queries.isMutating({ mutationKey: CHANGES }) > 1) return;
      await Promise.all([
        queries.invalidateQueries({ queryKey: [LOTTERIES] }),
        refreshCall(queries, favouriteIds),
        refreshCall(queries, favouriteList),
      ]);
    },
  });

  // The same object until a heart changes: tiles of a long list are drawn again with it.
  return useMemo(() => {
    const has = (game: LaunchTarget): boolean => (isLottery(game) ? lotteries : games).includes(game.nodeId);
    return {
      has,
      toggle: (game) => {
        const change = { game, wanted: !has(game) };
        // Looked at when it goes on: one that waited for the login is made by a player who was not here at first.
        guard({ kind: 'favourite', run: () => mutate({ ...change, by: currentSession() }) });
      },
    };
  }, [games, lotteries, guard, mutate]);
}
