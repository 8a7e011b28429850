import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import { hotGames } from '#site/api/contract/games.ts';
import { useCall } from '#site/api/useCall.ts';
import { GameCard } from '#site/features/games/GameCard.tsx';
import type { LaunchTarget } from '#site/features/games/launchTarget.ts';
import { useFavorites } from '#site/features/games/useFavorites.ts';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import * as styles from './SimilarGames.css.ts';

/** Number of games. */
const MOST = 12;

/** Popular games of the running game's category. Hidden if there are none. */
export default function SimilarGames({ target: { gameType, nodeId } }: { readonly target: LaunchTarget }) {
  const { t } = useTranslation('search');
  const heading = useId();
  const merchant = useMerchant();
  const { platform } = useSite();
  const language = useFact('language');
  const launch = useLaunch();
  const favorites = useFavorites();
  const { data } = useCall(hotGames, {
    merchantCode: merchant.code,
    isPlatform: String(platform.isPlatform),
    platform: platform.gamePlatforms.join(','),
    language,
    gameType,
  });
  const games = data?.list.filter((game) => game.nodeId !== nodeId).slice(0, MOST) ?? [];
  if (games.length === 0) return null;
  return (
    <aside className={styles.aside} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {t('popular')}
      </h3>
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <GameCard game={game} marksHot={false} onLaunch={launch} favorites={favorites} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
