import type { Game } from '#site/api/contract/games.ts';
import { GameCard } from '#site/features/games/GameCard.tsx';
import { useFavorites } from '#site/features/games/useFavorites.ts';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import type { Tile } from './columns.ts';
import * as styles from './GameGrid.css.ts';

interface FirstGamesProps {
  readonly games: readonly Game[];
  readonly label: string;
  readonly columns: number;
  readonly tile: Tile;
}

/** The first games where the list has not been measured: on a server, and until the page is hydrated. */
export function FirstGames({ games, label, columns, tile }: FirstGamesProps) {
  const launch = useLaunch();
  const favorites = useFavorites();
  return (
    <div role="list" aria-label={label} className={styles.fluidGrid[tile][columns]}>
      {games.map((game) => (
        <div key={game.nodeId} role="listitem">
          <GameCard game={game} shape={tile} onLaunch={launch} favorites={favorites} />
        </div>
      ))}
    </div>
  );
}
