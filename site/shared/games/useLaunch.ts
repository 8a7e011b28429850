import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';

import { launchGame } from '#site/api/contract/games.ts';
import { callKey } from '#site/api/useCall.ts';
import { importAgain } from '#site/importAgain.ts';
import { useGamesHost } from './host.ts';
import type { LaunchTarget } from './launchTarget.ts';
import { useGuard } from './useGuard.ts';

export { isLottery, type LaunchTarget } from './launchTarget.ts';

const starting = () => import('./startGame.ts');

/** Starts a game, wherever the table of `launchTable.ts` says; what decides comes with the first game. */
export function useLaunch(): (target: LaunchTarget) => void {
  const guard = useGuard();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const host = useGamesHost();

  return useCallback(
    (game) => {
      const start = async (): Promise<void> => {
        const { startGame } = await importAgain(starting, 'startGame');
        const launching = queries.isFetching({ queryKey: callKey(launchGame) }) > 0;
        startGame(game, { host, launching, stop: () => guard({ kind: 'launch', run: () => undefined }), navigate });
      };
      void start();
    },
    [guard, queries, navigate, host],
  );
}
