import { useQueryClient } from '@tanstack/react-query';
import { getFixedT, loadNamespaces } from 'i18next';
import { useCallback } from 'react';
import { useLocation } from 'wouter';

import { launchGame } from '#site/api/contract/games.ts';
import { callKey } from '#site/api/useCall.ts';
import { importAgain } from '#site/importAgain.ts';
import { useToast } from '#ui';
import { useGamesHost } from './host.ts';
import type { LaunchTarget } from './launchTarget.ts';
import { useGuard } from './useGuard.ts';

export { isLottery, type LaunchTarget } from './launchTarget.ts';

const starting = () => import('./startGame.ts');
/** A game is about to start: what decides is still on its way. */
let isStarting = false;

/** Of what is said where it cannot start; fetched only then: banners have no other use for it. */
const TEXTS = 'lobby';

/** Starts a game, wherever the table of `launchTable.ts` says; what decides comes with the first game. */
export function useLaunch(): (target: LaunchTarget) => void {
  const guard = useGuard();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const host = useGamesHost();
  const showToast = useToast();

  return useCallback(
    (game) => {
      const start = async (): Promise<void> => {
        const code = await importAgain(starting, 'startGame').catch(() => undefined);
        isStarting = false;
        if (code === undefined) {
          await loadNamespaces(TEXTS);
          return showToast({ tone: 'critical', message: getFixedT(null, TEXTS)('offline_text') });
        }
        const launching = queries.isFetching({ queryKey: callKey(launchGame) }) > 0;
        code.startGame(game, { host, launching, stop: () => guard({ kind: 'launch', run: () => undefined }), navigate });
      };
      if (isStarting) return;
      isStarting = true;
      void start();
    },
    [guard, queries, navigate, host, showToast],
  );
}
