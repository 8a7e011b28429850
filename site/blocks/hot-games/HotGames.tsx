import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useMerchant, useSite, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { hotGames, type Game } from '#site/api/contract/games.ts';
import { useCall } from '#site/api/useCall.ts';
import { GameCard } from '#site/features/games/GameCard.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Scroller } from '#site/features/games/Scroller.tsx';
import { useFavorites } from '#site/features/games/useFavorites.ts';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import { gamesOfLane, useLane } from '#site/features/games/vendors.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Skeleton } from '#ui';
import * as styles from './HotGames.css.ts';
import type { Props } from './schema.ts';

/** Games that many play now. Hidden if there are none. */
export default function HotGames({ props }: BlockProps<Props>) {
  const { t } = useTranslation('lobby');
  const text = useText();
  const heading = useId();
  const { games, error, isPending, isFetching, retry } = useHotGames(props);

  if (games?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {text(props.title)}
        </h2>
        {props.more !== undefined && (
          <SiteLink href={props.more} className={styles.more}>
            {t('see_all')}
          </SiteLink>
        )}
      </div>
      {isPending && <Waiting props={props} />}
      {error && <LoadProblem error={error} onRetry={retry} retrying={isFetching} />}
      {games && (props.look === 'row' ? <Row games={games} tile={props.tile} /> : <Tiles games={games} tile={props.tile} look="grid" />)}
    </section>
  );
}

function useHotGames({ category, count }: Props) {
  const merchant = useMerchant();
  const { platform } = useSite();
  const language = useFact('language');
  // A derived category is listed under another one.
  const { lane, isPending: lanePending } = useLane(category ?? '');
  const gameType = lane?.gameType ?? category;
  const input = {
    merchantCode: merchant.code,
    isPlatform: String(platform.isPlatform),
    platform: platform.gamePlatforms.join(','),
    language,
    ...(gameType !== undefined && { gameType }),
  };
  const { data, refetch, ...result } = useCall(hotGames, input, { enabled: category === undefined || !lanePending });
  const games = data && (lane ? gamesOfLane(lane, data.list) : data.list).slice(0, count);
  return { ...result, games, retry: () => void refetch() };
}

interface TilesProps {
  readonly games: readonly Game[];
  readonly tile: Props['tile'];
}

function Row({ games, tile }: TilesProps) {
  return (
    <Scroller arrows>
      <Tiles games={games} tile={tile} look="row" />
    </Scroller>
  );
}

function Tiles({ games, tile, look }: TilesProps & Pick<Props, 'look'>) {
  const launch = useLaunch();
  const favorites = useFavorites();
  return (
    <ul className={styles.tiles} data-look={look} data-tile={tile}>
      {games.map((game) => (
        <li key={game.nodeId} className={styles.tile}>
          <GameCard game={game} shape={tile} marksHot={false} onLaunch={launch} favorites={favorites} />
        </li>
      ))}
    </ul>
  );
}

/** Enough placeholder tiles for the widest row. */
const WAITING = 8;

/** As many tiles as there may be games, so that a grid does not grow. */
function Waiting({ props: { look, tile, count } }: { readonly props: Props }) {
  return (
    <div className={styles.clip} aria-hidden="true">
      <div className={styles.tiles} data-look={look} data-tile={tile}>
        {Array.from({ length: look === 'grid' ? count : WAITING }, (_, place) => (
          <span key={place} className={`${styles.tile} ${styles.waiting}`}>
            <Skeleton />
          </span>
        ))}
      </div>
    </div>
  );
}
