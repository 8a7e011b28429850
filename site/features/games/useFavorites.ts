import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Client } from '#site/api/client.ts';
import type { CallError } from '#site/api/errors.ts';
import { addFavorite, favoriteIds, favoriteList, removeFavorite } from '#site/api/contract/games.ts';
import { refreshCall, useClient } from '#site/api/useCall.ts';
import { currentSession, useSession, type Session } from '#site/session/session.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useToast } from '#ui';
import { useGamesHost, type GamesHost } from './host.ts';
import { changeLotteryFavorite, readLotteryFavorites, withChange } from './lotteryFavorites.ts';
import { useRequireAccount } from './useRequireAccount.ts';
import { isLottery, type LaunchTarget } from './useLaunch.ts';

export interface Favorites {
  has(game: LaunchTarget): boolean;
  /** Adds or removes a favorite; visitors log in first. */
  toggle(game: LaunchTarget): void;
}

interface Change {
  readonly game: LaunchTarget;
  readonly wanted: boolean;
  /** The session that made the change: it may be queued while the session changes. */
  readonly by: Session;
}

/** Storage of a player's favorites of one kind. */
interface Shelf {
  /** Cache key; includes the account, so that players never see each other's favorites. */
  readonly key: readonly unknown[];
  read(): Promise<readonly string[]>;
  write(change: Change): Promise<unknown>;
}

const NONE: readonly string[] = [];
/** Maximum page size of ids at the platform. */
const MOST_IDS = 100;
/** Mutation key of pending changes. */
const CHANGES = ['favorites'];
const LOTTERIES = 'lotteryFavourites';

/** Account of the favorites; empty while a password change is mandatory, since the platform rejects requests until then. */
const accountOf = ({ kind, member }: Session): string => (kind === 'visitor' ? '' : (member?.account ?? ''));

/** Favorite games are stored by the platform. */
function gameShelf(client: Client, { site, language }: GamesHost, account: string): Shelf {
  const { clientType, favouritePlatforms } = site.platform;
  return {
    key: [favoriteIds.name, account],
    read: async () => {
      const ids: string[] = [];
      for (let pageNo = 1, last = 1; pageNo <= last; pageNo += 1) {
        const platform = favouritePlatforms.join(',');
        const page = await client.call(favoriteIds, { clientType, platform, language, pageNo, pageSize: MOST_IDS });
        ids.push(...page.content);
        last = page.totalPages;
      }
      return ids;
    },
    write: ({ game: { nodeId, vassalage, gameType }, wanted, by: { token } }) =>
      client.call(wanted ? addFavorite : removeFavorite, { nodeId, vendor: vassalage, gameType }, token === null ? {} : { token }),
  };
}

/** Favorite lotteries are stored in this browser. */
function lotteryShelf({ merchant }: GamesHost, account: string): Shelf {
  return {
    key: [LOTTERIES, account],
    read: () => readLotteryFavorites(merchant.code, account),
    write: ({ game, wanted }) => changeLotteryFavorite(merchant.code, account, game.nodeId, wanted),
  };
}

/** The stored ids; `undefined` if they cannot be loaded. */
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

/** The player's favorites. Changes are optimistic and rolled back if saving fails. */
export function useFavorites(): Favorites {
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
    // Sequential, so that the platform receives changes in the order of the player's actions.
    mutationKey: CHANGES,
    scope: { id: 'favorites' },
    mutationFn: (change: Change) => shelfOf(change).write(change),
    onMutate: async (change) => {
      // A pending response would overwrite the optimistic update.
      await queries.cancelQueries({ queryKey: shelfOf(change).key });
      mark(change);
    },
    onError: async (error, change) => {
      const { game, wanted, by } = change;
      const isHere = (): boolean => by.token === currentSession().token;
      // If only the response was lost, the change was saved; a retry would undo it.
      const kept = isHere() && isOutcomeUnknown(error) ? await tryRead(shelfOf(change)) : undefined;
      if (kept?.includes(game.nodeId) === wanted) return;
      mark({ ...change, wanted: !wanted });
      if (!isHere()) return;
      showToast({ tone: 'critical', message: (isOutcomeUnknown(error) ? undefined : error.serverMessage) ?? t('favourite_failed') });
    },
    onSettled: async () => {
      // Only the last mutation refetches: the stored ids do not include queued changes yet.
      if (queries.isMutating({ mutationKey: CHANGES }) > 1) return;
      await Promise.all([
        queries.invalidateQueries({ queryKey: [LOTTERIES] }),
        refreshCall(queries, favoriteIds),
        refreshCall(queries, favoriteList),
      ]);
    },
  });

  // Memoized: a new object re-renders all tiles of a long list.
  return useMemo(() => {
    const has = (game: LaunchTarget): boolean => (isLottery(game) ? lotteries : games).includes(game.nodeId);
    return {
      has,
      toggle: (game) => {
        const change = { game, wanted: !has(game) };
        // Reads the session when it runs: after a deferred login, it differs from the session of the press.
        guard({ kind: 'favorite', run: () => mutate({ ...change, by: currentSession() }) });
      },
    };
  }, [games, lotteries, guard, mutate]);
}
