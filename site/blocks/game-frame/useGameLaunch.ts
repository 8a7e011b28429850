import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { launchGame } from '#site/api/contract/games.ts';
import type { CallError } from '#site/api/errors.ts';
import { callKey, useClient } from '#site/api/useCall.ts';
import { startingAt, startOf, useCdns } from '#site/shared/games/cdn.ts';
import { useGamesHost } from '#site/shared/games/host.ts';
import type { LaunchTarget } from '#site/shared/games/useLaunch.ts';
import { gameAddress, type GameAddress } from './address.ts';

interface GameLaunch {
  /** Where the game is, once the platform has said so and the gate let it pass. */
  readonly address: GameAddress | undefined;
  /** Why there is none: the call's error, or an address that may not be framed. */
  readonly problem: CallError | 'address' | undefined;
  readonly isPending: boolean;
  /** Changes with each launch. */
  readonly attempt: number;
  /** Asks for a new launch; while one is under way it does nothing. */
  readonly relaunch: () => void;
}

/** Asks the platform for the address of a game. Each launch is asked for once: never again by itself, never from a cache. */
export function useGameLaunch({ nodeId, vassalage, gameType, roomId }: LaunchTarget): GameLaunch {
  const client = useClient();
  const { site, language } = useGamesHost();
  const [attempt, setAttempt] = useState(0);
  const { games: hosts, isPending: hostsPending } = useCdns();
  const {
    data,
    error,
    isPending: launchPending,
  } = useQuery<string, CallError>({
    queryKey: [...callKey(launchGame), nodeId, attempt],
    queryFn: async ({ signal }) => {
      const input = {
        nodeId,
        vendor: vassalage,
        gameType,
        platform: site.platform.gamePlatforms.join(','),
        language,
        ...(roomId !== undefined && { roomId }),
      };
      return (await client.call(launchGame, input, { signal })).content;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

  const isPending = launchPending || hostsPending;
  // Another host at each attempt: the one before may be the reason for it.
  const address =
    data === undefined || isPending ? undefined : gameAddress(data, startingAt(hosts, startOf(hosts) + attempt), location.origin);
  return {
    address,
    problem: error ?? (isPending || address ? undefined : 'address'),
    isPending: isPending && !error,
    attempt,
    relaunch: () => {
      if (!launchPending) setAttempt(attempt + 1);
    },
  };
}
