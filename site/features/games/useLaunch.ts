import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { launchGame } from '#site/api/contract/games.ts';
import { callKey } from '#site/api/useCall.ts';
import { importWithRetry } from '#site/lib/importWithRetry.ts';
import { useToast } from '#ui';
import { useGamesHost } from './host.ts';
import type { LaunchTarget } from './launchTarget.ts';
import { useRequireAccount } from './useRequireAccount.ts';

export { isLottery, type LaunchTarget } from './launchTarget.ts';

const starting = () => import('./startGame.ts');
/** Whether the launch code is loading. */
let isStarting = false;

/** Namespace of the error texts; loaded only then, since banners do not need it otherwise. */
const TEXTS = 'lobby';

/** Launches a game as `launchTable.ts` decides; the code loads with the first launch. */
export function useLaunch(): (target: LaunchTarget) => void {
  const guard = useRequireAccount();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const host = useGamesHost();
  const showToast = useToast();
  const { i18n } = useTranslation();

  return useCallback(
    (game) => {
      const start = async (): Promise<void> => {
        const code = await importWithRetry(starting, 'startGame').catch(() => undefined);
        isStarting = false;
        if (code === undefined) {
          await i18n.loadNamespaces(TEXTS);
          showToast({ tone: 'critical', message: i18n.t('offline_text', { ns: TEXTS }) });
          return;
        }
        const launching = queries.isFetching({ queryKey: callKey(launchGame) }) > 0;
        code.startGame(game, { host, launching, stop: () => guard({ kind: 'launch', run: () => undefined }), navigate });
      };
      if (isStarting) return;
      isStarting = true;
      void start();
    },
    [guard, queries, navigate, host, showToast, i18n],
  );
}
