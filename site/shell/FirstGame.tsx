import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { gameList } from '#site/api/contract/games.ts';
import { CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { firstGameOf } from '#site/features/games/firstGame.ts';
import { useGamesHost } from '#site/features/games/host.ts';
import { useRequireAccount } from '#site/features/games/useRequireAccount.ts';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import { useLane } from '#site/features/games/vendors.ts';
import { wantLaunch } from '#site/features/games/wantedLaunch.ts';
import { useToast } from '#ui';

/**
 * Launches the first game of a category's first vendor: the way into cockfights and lotteries ([APP-8]).
 * Like every launch it needs a real account; a visitor logs in and presses again.
 */
export default function FirstGame({ category }: { readonly category: string }): null {
  const { t } = useTranslation('lobby');
  const { lane, isPending } = useLane(category);
  const host = useGamesHost();
  const client = useClient();
  const guard = useRequireAccount();
  const launch = useLaunch();
  const showToast = useToast();

  /** @param wish ended where the player has come to want another category meanwhile */
  const start = async (wish: AbortSignal): Promise<void> => {
    const [first] = lane?.cards ?? [];
    const gameType = lane?.gameType ?? category;
    try {
      const [game] = first ? (await client.call(gameList, firstGameOf(host, first.vassalage, gameType), { signal: wish })).games : [];
      if (wish.aborted) return;
      if (game) launch(game);
      else showToast({ tone: 'critical', message: t('launch_gone') });
    } catch (error) {
      if (wish.aborted) return;
      const { isOffline, serverMessage } = error instanceof CallError ? error : {};
      showToast({ tone: 'critical', message: isOffline === true ? t('offline_text') : (serverMessage ?? t('failed_text')) });
    }
    wantLaunch(null);
  };

  useEffect(() => {
    if (isPending) return undefined;
    const wish = new AbortController();
    let allowed = false;
    const run = (): void => {
      allowed = true;
      void start(wish.signal);
    };
    guard({ kind: 'launch', run });
    if (!allowed) wantLaunch(null);
    return () => wish.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once; only the vendors may have to arrive first
  }, [isPending]);
  return null;
}
