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

/** The platform's two calls that start a game: the usual one, and that of the sports provider. */
const ROWS = { game: launchGame, sports: gameLaunchFb } as const;
export type LaunchCall = keyof typeof ROWS;

interface GameLaunch {
  /** Where the game is, once the platform has said so and the gate let it pass. */
  readonly address: GameAddress | undefined;
  /** Why there is none: the error of its call or of the one for the hosts, or an address that may not be framed. */
  readonly problem: CallError | 'address' | undefined;
  readonly isPending: boolean;
  /** Changes with each launch. */
  readonly attempt: number;
  /** Asks for a new launch; while one is under way it does nothing. */
  readonly relaunch: () => void;
}

/** Each is asked for once: never again by itself, never from a cache. */
const ONCE = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
  meta: { once: true },
} as const;

/** Asks the platform for the address of a game, with a token that is good once, and meanwhile which game hosts answer. */
export function useGameLaunch({ nodeId, vassalage, gameType, roomId, inLobby }: LaunchTarget, call: LaunchCall): GameLaunch {
  const client = useClient();
  const { site, language } = useGamesHost();
  const [attempt, setAttempt] = useState(0);
  const list = useCdns();
  const launched = useQuery<string, CallError>({
    // Both rows stand under one key: a launch is under way, whichever call it takes.
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
    // Another host first at each attempt: the one before may be the reason for it. The list is the one that the attempt began
    // with: a game that runs stays where it is when the platform lists others.
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
