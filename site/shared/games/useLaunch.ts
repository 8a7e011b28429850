import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';

import { launchGame } from '#site/api/contract/games.ts';
import { callKey } from '#site/api/useCall.ts';
import { useGamesHost } from './host.ts';
import { useGuard } from './useGuard.ts';

const LOTTERY_TYPES = new Set(['LOTT', 'ELOTT']);

/** What a launch needs to know of a game. It travels in the history entry, so that a reload can launch anew. */
export const launchTarget = v.object({
  nodeId: v.string(),
  vassalage: v.string(),
  gameType: v.string(),
  gameName: v.string(),
  roomId: v.optional(v.string()),
});
export type LaunchTarget = v.InferOutput<typeof launchTarget>;

export function isLottery({ gameType }: Pick<LaunchTarget, 'gameType'>): boolean {
  return LOTTERY_TYPES.has(gameType);
}

/** The query of the in-app lottery page for a game; each parameter only when known. */
function lotteryQuery({ nodeId, vassalage }: LaunchTarget): string {
  const query = new URLSearchParams();
  if (nodeId !== '') query.set('gameCode', nodeId);
  if (vassalage !== '') query.set('vendor', vassalage);
  return query.toString();
}

/**
 * Starts a game: lotteries of the in-app vendors on their own page, every other one in the game frame, which asks the
 * platform for its address. Needs a real account; while one launch is under way, another does nothing.
 */
export function useLaunch(): (target: LaunchTarget) => void {
  const guard = useGuard();
  const queries = useQueryClient();
  const [path, navigate] = useLocation();
  const { site, hasPage } = useGamesHost();

  return useCallback(
    (target) => {
      // What the lottery page itself launches is the game.
      const { page, lotteryPage } = site.games;
      const inApp =
        path !== lotteryPage && isLottery(target) && site.lottery.inAppVendors.includes(target.vassalage) && hasPage(lotteryPage);
      const run = (): void => {
        if (queries.isFetching({ queryKey: callKey(launchGame) }) > 0) return;
        if (inApp) navigate(`${lotteryPage}?${lotteryQuery(target)}`);
        // Only what the schema names: history entries are copied, and games carry more than a launch needs.
        else navigate(page, { state: v.parse(launchTarget, target) });
      };
      guard({ kind: 'launch', run });
    },
    [guard, queries, path, navigate, site, hasPage],
  );
}
