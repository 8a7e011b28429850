import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { gameLaunchFb, launchGame } from '#site/api/contract/games.ts';
import type { CallError } from '#site/api/errors.ts';
import { callKey, useClient } from '#site/api/useCall.ts';
import { startingAt, startOf, useCdns } from '#site/features/system/cdn.ts';
import { useGamesHost } from '#site/features/games/host.ts';
import { lobbyParameters, platformLobby } from '#site/features/lottery/lobbyParameters.ts';
import type { LaunchTarget } from '#site/features/games/launchTarget.ts';
import { gameAddress, type GameAddress } from './address.ts';
import { answeringHosts } from './answeringHosts.ts';

/** The platform's two launch calls: the general one and the sports provider's. */
const ROWS = { game: launchGame, sports: gameLaunchFb } as const;
export type LaunchCall = keyof typeof ROWS;

interface GameLaunch {
  /** URL of the game, after the launch call and validation. */
  readonly address: GameAddress | undefined;
  /** Why there is no URL: an error of the launch or hosts call, or a URL that must not be framed. */
  readonly problem: CallError | 'address' | undefined;
  readonly isPending: boolean;
  /** Number of the launch. */
  readonly attempt: number;
  /** Launches again, unless a launch is in progress. */
  readonly relaunch: () => void;
}

/** One request per attempt: no retry, no refetch, no cache. */
const ONCE = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
  meta: { once: true },
} as const;

/** Requests the game's URL, which has a one-time token, and probes the game hosts in parallel. */
export function useGameLaunch({ nodeId, vassalage, gameType, roomId, inLobby }: LaunchTarget, call: LaunchCall): GameLaunch {
  const client = useClient();
  const { site, language } = useGamesHost();
  const [attempt, setAttempt] = useState(0);
  const list = useCdns();
  const launched = useQuery<string, CallError>({
    // Both calls share a key prefix, so that either counts as a launch in progress.
    queryKey: [...callKey(launchGame), call, vassalage, nodeId, roomId ?? '', attempt],
    queryFn: async ({ signal }) => {
      const input = {
        nodeId,
        vendor: vassalage,
        gameType,
        platform: site.platform.gamePlatforms.join(','),
        language,
        ...(roomId !== undefined && { roomId }),
      };
      return (await client.call(ROWS[call], input, { signal })).content;
    },
    ...ONCE,
  });
  const hosts = useQuery({
    queryKey: ['gameHosts', attempt],
    // Each attempt starts with another host, since the previous one may be the cause of the failure. Uses the list at the start of the
    // attempt, so that a later list does not move a running game.
    queryFn: async () => {
      const known = list.games;
      return { known, answering: await answeringHosts(startingAt(known, startOf(known) + attempt)) };
    },
    enabled: !list.isPending && list.problem === null,
    ...ONCE,
  });

  const { data, error } = launched;
  const isPending = launched.isPending || (hosts.isPending && list.problem === null);
  const found =
    data === undefined || hosts.data === undefined ? undefined : gameAddress(data, hosts.data.answering, location.origin, hosts.data.known);
  const backUrl = location.origin + site.games.lotteryPage;
  const lobby = inLobby && lobbyParameters(site, { gameCode: nodeId, backUrl, language });
  const address = found && lobby ? { ...found, href: platformLobby(found.href, lobby) } : found;
  return {
    address,
    problem: error ?? (isPending || address ? undefined : (list.problem ?? 'address')),
    isPending: isPending && !error,
    attempt,
    relaunch: () => {
      if (launched.isPending) return;
      if (list.problem) void list.refetch();
      setAttempt(attempt + 1);
    },
  };
}
