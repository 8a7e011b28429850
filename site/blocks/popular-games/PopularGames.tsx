import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useSite, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { popularGames } from '#site/api/contract/popular.ts';
import { useCall } from '#site/api/useCall.ts';
import { GameCard } from '#site/features/games/GameCard.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Scroller } from '#site/features/games/Scroller.tsx';
import { useFavorites } from '#site/features/games/useFavorites.ts';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Skeleton } from '#ui';
import * as styles from './PopularGames.css.ts';
import type { Props } from './schema.ts';

/** Enough placeholder tiles for the widest row. */
const WAITING = 9;
/** What the call allows. */
const MOST = 100;

/** The most played games. Hidden if there are none. */
export default function PopularGames({ props }: BlockProps<Props>) {
  const { t } = useTranslation(['club', 'lobby']);
  const text = useText();
  const heading = useId();
  const { platform, games: constants, lottery } = useSite();
  const language = useFact('language');
  const launch = useLaunch();
  const favorites = useFavorites();
  const count = props.count ?? constants.popular;
  const { data, error, isPending, isFetching, refetch } = useCall(popularGames, {
    count: props.omitHot ? Math.min(2 * count, MOST) : count,
    prizeMode: lottery.type,
    device: platform.device,
    language,
  });
  const games =
    data &&
    Object.values(data)
      .flatMap(({ gameMenus }) => gameMenus)
      .filter(({ isHot }) => !props.omitHot || isHot !== 1)
      .slice(0, count);
  if (games?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {props.title ? text(props.title) : t('popular_title')}
        </h2>
        {props.more !== undefined && (
          <SiteLink href={props.more} className={styles.more}>
            {t('lobby:see_all')}
          </SiteLink>
        )}
      </div>
      {isPending && (
        <div className={styles.clip} aria-hidden="true">
          <div className={styles.tiles} data-tile={props.tile}>
            {Array.from({ length: WAITING }, (_, place) => (
              <span key={place} className={styles.waiting}>
                <Skeleton />
              </span>
            ))}
          </div>
        </div>
      )}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {games && (
        <Scroller arrows>
          <ul className={styles.tiles} data-tile={props.tile}>
            {games.map((game) => (
              <li key={game.nodeId}>
                <GameCard game={game} shape={props.tile} marksHot={false} onLaunch={launch} favorites={favorites} />
              </li>
            ))}
          </ul>
        </Scroller>
      )}
    </section>
  );
}
