import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#site/api/contract/lottery.ts';
import type { Favourites } from '#site/features/games/useFavourites.ts';
import * as styles from './Lottery.css.ts';

/** Converts a lottery for favorites. */
export const favouriteOf = ({ gameCode, vendor, gameType, gameName }: LotteryGame) => ({
  nodeId: gameCode,
  vassalage: vendor,
  gameType,
  gameName,
});

interface FavouriteStarProps {
  readonly game: LotteryGame;
  readonly favourites: Favourites;
}

/** Toggles a lottery as favorite, in this browser. */
export function FavouriteStar({ game, favourites }: FavouriteStarProps) {
  const { t } = useTranslation('lobby');
  const favourite = favouriteOf(game);
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={t('favourite_of', { 0: game.gameName })}
      aria-pressed={favourites.has(favourite)}
      onClick={() => favourites.toggle(favourite)}
    >
      <Star className={styles.starDrawing} size={20} aria-hidden="true" focusable="false" />
    </button>
  );
}
