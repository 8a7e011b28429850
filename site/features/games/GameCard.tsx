import { Heart, Play } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Game } from '#site/api/contract/games.ts';
import { Badge } from '#ui';
import { GameArt } from './GameArt.tsx';
import * as styles from './GameCard.css.ts';
import { useGamesHost } from './host.ts';
import { formatBet } from './minBet.ts';
import { useMarksTrial } from './trialGames.ts';
import type { Favorites } from './useFavorites.ts';

export type TileShape = 'square' | 'portrait';

interface GameCardProps {
  readonly game: Game;
  /** `square`: name below the picture. `portrait`: name on it. */
  readonly shape?: TileShape;
  /** `false` where the list is about popular games: the mark would be on most tiles. */
  readonly marksHot?: boolean;
  readonly onLaunch: (game: Game) => void;
  readonly favorites: Favorites;
}

/**
 * A game tile. The whole tile launches the game; the heart toggles the favorite. Memoized, so that a growing list renders only new tiles.
 */
export const GameCard = memo(function GameCard({ game, shape = 'square', marksHot = true, onLaunch, favorites }: GameCardProps) {
  const { t } = useTranslation('lobby');
  const { merchant } = useGamesHost();
  const marksTrial = useMarksTrial();
  return (
    <article className={styles.card} data-shape={shape}>
      <button type="button" className={styles.play} onClick={() => onLaunch(game)}>
        <span className={styles.frame}>
          <span className={styles.art}>
            <GameArt path={game.showIcon} standIn={game.defaultIcon} shape={shape} />
          </span>
          <span className={styles.marks}>
            {marksHot && game.isHot === 1 && <Badge tone="highlight">{t('hot')}</Badge>}
            {game.isNew === 1 && <Badge tone="positive">{t('new')}</Badge>}
          </span>
          {marksTrial && game.isTrial === 1 && (
            <span className={styles.freeMark}>
              <Badge tone="accent">{t('list_trial')}</Badge>
            </span>
          )}
          <span className={styles.invitation} aria-hidden="true">
            <span className={styles.pill}>
              <Play size={16} fill="currentColor" />
              {t('play')}
            </span>
          </span>
        </span>
        <span className={styles.caption}>
          <span dir="auto" className={styles.name} title={game.gameName}>
            {game.gameName}
          </span>
          {game.minBet > 0 && <span className={styles.bet}>{t('min_bet_of', { 0: formatBet(game.minBet, merchant.currency) })}</span>}
        </span>
      </button>
      <FavoriteButton game={game} favorites={favorites} />
    </article>
  );
});

function FavoriteButton({ game, favorites }: Pick<GameCardProps, 'game' | 'favorites'>) {
  const { t } = useTranslation('lobby');
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t('favourite_of', { 0: game.gameName })}
      aria-pressed={favorites.has(game)}
      onClick={() => favorites.toggle(game)}
    >
      <Heart className={styles.heartDrawing} size={18} aria-hidden="true" focusable="false" />
    </button>
  );
}
