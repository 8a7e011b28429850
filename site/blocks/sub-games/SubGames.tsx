import { useTranslation } from 'react-i18next';

import { useModal, type BlockProps } from '#site/assembler/sdk/view.ts';
import { gameList, type Game } from '#site/api/contract/games.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatCount } from '#site/i18n/format.ts';
import { GameArt } from '#site/features/games/GameArt.tsx';
import { GameCard } from '#site/features/games/GameCard.tsx';
import { useGamesHost } from '#site/features/games/host.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { SearchBox } from '#site/components/SearchBox.tsx';
import { useFavorites } from '#site/features/games/useFavorites.ts';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import { useVendors } from '#site/features/games/vendors.ts';
import { Icon } from '#site/components/Icon.tsx';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Button, EmptyState, Pagination, Skeleton, Text } from '#ui';
import type { Props } from './schema.ts';
import * as styles from './SubGames.css.ts';

/** The games of a vendor's entry. Search and page are in the URL, so that Back from a game restores them. */
export default function SubGames({ props }: BlockProps<Props>) {
  const { t } = useTranslation('launch');
  const { params } = useModal();
  const { vendor = '', type = '' } = params;
  const { lanes } = useVendors();
  const card = lanes.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === vendor);

  if (vendor === '') {
    return <EmptyState icon={<Icon name="game" size={28} />} title={t('sub_games_none_title')} text={t('sub_games_none_text')} />;
  }
  return (
    <section className={styles.popup} aria-label={card?.displayName ?? vendor}>
      <p className={styles.vendor}>
        <span className={styles.logo}>
          <GameArt path={card?.smallIcon ?? ''} />
        </span>
        {card?.displayName ?? vendor}
      </p>
      <Games vendor={vendor} type={type === '' ? (card?.gameType ?? '') : type} props={props} />
    </section>
  );
}

interface GamesProps {
  readonly vendor: string;
  readonly type: string;
  readonly props: Props;
}

function Games({ vendor, type, props: { pageSize, tile } }: GamesProps) {
  const { t } = useTranslation('launch');
  const { name, params, open } = useModal();
  const { site, language } = useGamesHost();
  const search = params['q'] ?? '';
  const page = Math.max(1, Number.parseInt(params['p'] ?? '', 10) || 1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useCall(
    gameList,
    {
      clientType: site.platform.clientType,
      platform: site.platform.gamePlatforms.join(','),
      language,
      gameType: type,
      vassalage: vendor,
      pageNo: page,
      pageSize,
      ...(search !== '' && { gameName: search }),
    },
    { keepPrevious: true },
  );
  // Omits an empty search and the first page from the URL.
  const show = (q: string, p: number): void =>
    open(name ?? '', { vendor, ...(type !== '' && { type }), ...(q !== '' && { q }), ...(p > 1 && { p: String(p) }) });
  const isBeyond = useLastPage(page, { data, isPlaceholderData }, (last) => show(search, last));

  return (
    <>
      <SearchBox label={t('lobby:search')} isInside value={search} onSearch={(text) => show(text, 1)} />
      {error ? (
        <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data === undefined || (data.games.length === 0 && (isBeyond || isPlaceholderData)) ? (
        <Waiting count={pageSize} />
      ) : data.games.length === 0 ? (
        <EmptyState
          icon={<Icon name="search" size={28} />}
          title={t('sub_games_nothing_title')}
          text={t('sub_games_nothing_text')}
          action={search !== '' && <Button onClick={() => show('', 1)}>{t('sub_games_all')}</Button>}
        />
      ) : (
        <>
          <Text size="sm" tone="muted" role="status">
            {data.totalCount !== undefined && t('sub_games_count', { 0: formatCount(data.totalCount) })}
          </Text>
          <Tiles games={data.games} tile={tile} busy={isPlaceholderData} />
          <Pagination
            aria-label={t('sub_games_pages')}
            page={page}
            pageCount={data.totalPages}
            onPageChange={(next) => show(search, next)}
          />
        </>
      )}
    </>
  );
}

function Tiles({ games, tile, busy }: { readonly games: readonly Game[]; readonly tile: Props['tile']; readonly busy: boolean }) {
  const { t } = useTranslation('launch');
  const launch = useLaunch();
  const favorites = useFavorites();
  return (
    <ul className={styles.tiles} aria-label={t('sub_games')} aria-busy={busy}>
      {games.map((game) => (
        <li key={game.nodeId}>
          <GameCard game={game} shape={tile} onLaunch={launch} favorites={favorites} />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={styles.waiting}>
          <Skeleton />
        </span>
      ))}
    </div>
  );
}
