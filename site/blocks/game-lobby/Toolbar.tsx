import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact } from '#site/assembler/sdk/view.ts';
import { Icon, type IconName } from '#site/components/Icon.tsx';
import { type ListType, type LobbyFilter, type LobbyQuery } from '#site/features/games/lobbyUrl.ts';
import { formatCount } from '#site/i18n/format.ts';
import { SearchBox } from '#site/components/SearchBox.tsx';
import type { Props } from './schema.ts';
import * as styles from './Toolbar.css.ts';

interface ToolbarProps {
  readonly query: LobbyQuery;
  /** Filters that config enables. */
  readonly filters: Props['filters'];
  /** The button to the other filters. */
  readonly more: ReactNode;
  /** What config puts into the row. */
  readonly children: ReactNode;
  /** Number of games found; `undefined` until known. */
  readonly total: number | undefined;
  /** A finger is about to type. */
  readonly onType: () => void;
  readonly onFilter: (filter: LobbyFilter, value: string) => void;
}

/** Search, filters and vendors in one row, which stays in sight while the games scroll. On phones, the search grows when it is used. */
export function Toolbar({ query, filters, more, children, total, onType, onFilter }: ToolbarProps) {
  const { t } = useTranslation('lobby');
  const isWide = useFact('device') === 'desktop';
  return (
    <div className={styles.toolbar} role="search" aria-label={t('filters')}>
      {filters.includes('search') && (
        <div className={styles.search} data-filled={query.search !== ''} onFocus={onType}>
          <SearchBox
            label={t('search')}
            isInside
            // On phones the box is as wide as its magnifier.
            hint={isWide ? (total === undefined ? undefined : t('search_count', { 0: formatCount(total) })) : ''}
            value={query.search}
            list={query.list}
            onSearch={(text) => onFilter('search', text)}
          />
        </div>
      )}
      {more}
      {children}
    </div>
  );
}

const LIST_ICONS: Readonly<Record<ListType, IconName>> = { all: 'game', trial: 'gift', hot: 'flame', fav: 'heart', recent: 'history' };

interface ListsProps {
  readonly lists: readonly ListType[];
  readonly chosen: ListType;
  readonly onList: (list: ListType) => void;
}

/** All games, or those that a guest can play, that are hot, favorites or were played last. */
export function Lists({ lists, chosen, onList }: ListsProps) {
  const { t } = useTranslation('lobby');
  return (
    <div role="group" aria-label={t('list')} className={styles.lists}>
      {lists.map((list) => (
        <button key={list} type="button" className={styles.list} aria-pressed={chosen === list} onClick={() => onList(list)}>
          <span className={styles.icon}>
            <Icon name={LIST_ICONS[list]} size={16} />
          </span>
          {t(`list_${list}`)}
        </button>
      ))}
    </div>
  );
}
