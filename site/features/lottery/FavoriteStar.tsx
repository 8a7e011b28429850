import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#site/api/contract/lottery.ts';
import type { Favorites } from '#site/features/games/useFavorites.ts';
import * as styles from './Lottery.css.ts';

/** Converts a lottery for favorites. */
export const favoriteOf = ({ gameCode, vendor, gameType, gameName }: LotteryGame) => ({
  nodeId: gameCode,
  vassalage: vendor,
  gameType,
  gameName,
});

interface FavoriteStarProps {
  readonly game: LotteryGame;
  readonly favorites: Favorites;
}

/** Toggles a lottery as favorite, in this browser. */
export function FavoriteStar({ game, favorites }: FavoriteStarProps) {
  const { t } = useTranslation('lobby');
  const favorite = favoriteOf(game);
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={t('favourite_of', { 0: game.gameName })}
      aria-pressed={favorites.has(favorite)}
      onClick={() => favorites.toggle(favorite)}
    >
      <Star className={styles.starDrawing} size={20} aria-hidden="true" focusable="false" />
    </button>
  );
}
