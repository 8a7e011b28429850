import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { formatCount } from '#site/i18n/format.ts';
import { isNarrowed, type ListType, type LobbyFilter, type LobbyQuery } from '#site/features/games/lobbyUrl.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { LoginNeeded } from '#site/features/games/LoginNeeded.tsx';
import { Icon, type IconName } from '#site/components/Icon.tsx';
import { Button, Chip, EmptyState, InfiniteSentinel } from '#ui';
import type { FilterChoices } from './choices.ts';
import { FirstGames } from './FirstGames.tsx';
import { GameGrid } from './GameGrid.tsx';
import * as styles from './GameLobby.css.ts';
import { GridSkeleton } from './GridSkeleton.tsx';
import type { Props } from './schema.ts';
import type { useGames } from './useGames.ts';
import { usePlace } from './usePlace.ts';

interface ResultsProps {
  readonly found: ReturnType<typeof useGames>;
  readonly query: LobbyQuery;
  readonly props: Props;
  readonly choices: FilterChoices;
  readonly onFilter: (filter: LobbyFilter, value: string) => void;
  readonly onClear: () => void;
}

const FILTERS = ['classify', 'minBet'] as const;

/** The games of a query, their number and what they are narrowed to; more load on scroll. */
export function Results({ found, query, props, choices, onFilter, onClear }: ResultsProps) {
  const { t } = useTranslation('lobby');
  const { columns, tile, pageSize } = props;
  // Deferred, so that React renders new games concurrently; the previous ones stay until then.
  const games = useDeferredValue(found.games);
  const [list, { width, top }] = usePlace();
  const isEmpty = found.games.length === 0;
  const retry = (): void => void (isEmpty ? found.refetch() : found.fetchNextPage());

  if (found.isLocked) return <LoginNeeded title={t('login_needed_title')} text={t('login_needed_text')} />;
  if (found.error && isEmpty) return <LoadProblem error={found.error} onRetry={retry} retrying={found.isFetching} />;
  // A page of a divided lane may hold only games of the other part; the next page may not.
  if (!found.isPending && isEmpty && !found.hasNextPage) return <NothingFound query={query} onClear={onClear} />;
  return (
    <div className={styles.results} aria-busy={found.isPlaceholderData || games !== found.games}>
      <div className={isNarrowed(query) ? styles.found : styles.unseen}>
        <p className={styles.count} role="status">
          {found.total !== undefined && t('games_count', { 0: formatCount(found.total) })}
        </p>
        {FILTERS.flatMap((filter) => {
          const set = choices[filter]?.find(({ value }) => value === query[filter]);
          return set ? [<Chip key={filter} label={set.label} onRemove={() => onFilter(filter, '')} />] : [];
        })}
      </div>
      <div ref={list}>
        {isEmpty || games.length === 0 ? (
          <GridSkeleton count={pageSize} columns={columns} tile={tile} />
        ) : width === 0 ? (
          <FirstGames games={games.slice(0, pageSize)} label={t('games')} columns={columns} tile={tile} />
        ) : (
          <GameGrid games={games} total={found.total} label={t('games')} columns={columns} tile={tile} width={width} top={top} />
        )}
      </div>
      {found.isFetchNextPageError ? (
        <LoadProblem error={found.error} onRetry={retry} />
      ) : (
        <InfiniteSentinel hasMore={found.hasNextPage} loading={found.isFetchingNextPage} onLoadMore={() => void found.fetchNextPage()} />
      )}
    </div>
  );
}

const NOTHING_ICONS: Readonly<Record<ListType, IconName>> = { all: 'search', trial: 'game', hot: 'flame', fav: 'heart', recent: 'history' };

function NothingFound({ query, onClear }: { readonly query: LobbyQuery; readonly onClear: () => void }) {
  const { t } = useTranslation('lobby');
  return (
    <EmptyState
      icon={<Icon name={NOTHING_ICONS[query.list]} size={28} />}
      title={t(`nothing_${query.list}_title`)}
      text={t(`nothing_${query.list}_text`)}
      action={isNarrowed(query) && <Button onClick={onClear}>{t(query.list === 'all' ? 'clear_filters' : 'show_all')}</Button>}
    />
  );
}
