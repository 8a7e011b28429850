import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { gameList } from '#site/api/contract/games.ts';
import { CallError } from '#site/api/errors.ts';
import { useClient } from '#site/api/useCall.ts';
import { useGamesHost } from '#site/shared/games/host.ts';
import { useGuard } from '#site/shared/games/useGuard.ts';
import { useLaunch } from '#site/shared/games/useLaunch.ts';
import { useLane } from '#site/shared/games/vendors.ts';
import { wantLaunch } from '#site/shared/games/wantedLaunch.ts';
import { useToast } from '#ui';

/**
 * Launches the first game of a category's first vendor: the way into categories without a page of their own (APP-8).
 * Like every launch it needs a real account; a visitor logs in and asks anew.
 */
export default function FirstGame({ category }: { readonly category: string }): null {
  const { t } = useTranslation('lobby');
  const { lane, isPending } = useLane(category);
  const { site, language } = useGamesHost();
  const client = useClient();
  const guard = useGuard();
  const launch = useLaunch();
  const showToast = useToast();

  const start = async (): Promise<void> => {
    const [first] = lane?.cards ?? [];
    const input = {
      clientType: site.platform.clientType,
      platform: site.platform.gamePlatforms.join(','),
      language,
      gameType: lane?.gameType ?? category,
      pageNo: 1,
      pageSize: 1,
    };
    try {
      const [game] = first ? (await client.call(gameList, { ...input, vassalage: first.vassalage })).games : [];
      if (game) launch(game);
      else showToast({ tone: 'critical', message: t('launch_gone') });
    } catch (error) {
      const { kind, serverMessage } = error instanceof CallError ? error : {};
      showToast({ tone: 'critical', message: kind === 'network' ? t('offline_text') : (serverMessage ?? t('failed_text')) });
    }
    wantLaunch(null);
  };

  useEffect(() => {
    if (isPending) return;
    let allowed = false;
    const run = (): void => {
      allowed = true;
      void start();
    };
    guard({ kind: 'launch', run });
    if (!allowed) wantLaunch(null);
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once; only the vendors may have to arrive first
  }, [isPending]);
  return null;
}
