import { useTranslation } from 'react-i18next';

import { Icon, type IconName } from '#site/components/Icon.tsx';
import { LIST_TYPES, type ListType, type LobbyFilter, type LobbyQuery } from '#site/features/games/lobbyUrl.ts';
import type { BetChoice } from '#site/features/games/minBet.ts';
import { SearchBox } from '#site/components/SearchBox.tsx';
import { SelectField } from '#ui';
import type { Props } from './schema.ts';
import * as styles from './Toolbar.css.ts';

interface ToolbarProps {
  readonly query: LobbyQuery;
  /** Filters that config enables. */
  readonly filters: Props['filters'];
  /** Game types to choose from, as platform codes. */
  readonly classify: readonly string[];
  readonly bets: readonly BetChoice[];
  readonly onList: (list: ListType) => void;
  readonly onFilter: (filter: LobbyFilter, value: string) => void;
}

const LIST_ICONS: Readonly<Record<ListType, IconName>> = { all: 'game', hot: 'flame', fav: 'heart', recent: 'history' };

/** Search and filters of a category. */
export function Toolbar({ query, filters, classify, bets, onList, onFilter }: ToolbarProps) {
  const { t } = useTranslation('lobby');
  return (
    <div className={styles.toolbar} role="search" aria-label={t('filters')}>
      {filters.includes('list') && (
        <div role="group" aria-label={t('list')} className={styles.lists}>
          {LIST_TYPES.map((list) => (
            <button key={list} type="button" className={styles.list} aria-pressed={query.list === list} onClick={() => onList(list)}>
              <span className={styles.icon}>
                <Icon name={LIST_ICONS[list]} size={16} />
              </span>
              {t(`list_${list}`)}
            </button>
          ))}
        </div>
      )}
      <div className={styles.fields}>
        {filters.includes('search') && (
          <div className={styles.search}>
            <SearchBox label={t('search')} isInside value={query.search} list={query.list} onSearch={(text) => onFilter('search', text)} />
          </div>
        )}
        {filters.includes('classify') && classify.length > 1 && (
          <SelectField
            size="md"
            aria-label={t('classify')}
            value={query.classify}
            onChange={(event) => onFilter('classify', event.target.value)}
            options={[
              { value: '', label: t('classify_all') },
              ...classify.map((code) => ({ value: code, label: t(`classify_${code}`, { defaultValue: code }) })),
            ]}
          />
        )}
        {filters.includes('minBet') && bets.length > 0 && (
          <SelectField
            size="md"
            aria-label={t('min_bet')}
            value={query.minBet}
            onChange={(event) => onFilter('minBet', event.target.value)}
            options={[
              { value: '', label: t('min_bet_all') },
              ...bets.map(({ value, label }) => ({ value, label: t('min_bet_of', { 0: label }) })),
            ]}
          />
        )}
      </div>
    </div>
  );
}
