import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { popularGames } from '#site/api/contract/popular.ts';
import { useCall } from '#site/api/useCall.ts';
import { useFact, useSite } from '#site/assembler/sdk/view.ts';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import { Button, Row } from '#ui';
import { forgetSearches, recentSearches } from './recentSearches.ts';
import { GameRow, ResultsOfKind } from './ResultRow.tsx';
import * as styles from './SiteSearch.css.ts';

interface SuggestionsProps {
  /** Number of popular games. */
  readonly popular: number;
  readonly onSearch: (words: string) => void;
}

/** Before something is typed: the last searches of this device, and what many play. */
export function Suggestions({ popular, onSearch }: SuggestionsProps) {
  const { t } = useTranslation(['search', 'lobby']);
  const [recent, setRecent] = useState(recentSearches);
  const { platform, lottery } = useSite();
  const language = useFact('language');
  const launch = useLaunch();
  const { data } = useCall(popularGames, { count: popular, prizeMode: lottery.type, device: platform.device, language });
  const games = Object.values(data ?? {}).flatMap(({ gameMenus }) => gameMenus);
  const forget = (): void => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <div className={styles.found}>
      {recent.length > 0 && (
        <section className={styles.kind}>
          <div className={styles.head}>
            <h3 className={styles.title}>{t('recent')}</h3>
            <Button variant="ghost" size="sm" onClick={forget}>
              {t('forget')}
            </Button>
          </div>
          <Row gap="sm">
            {recent.map((words) => (
              <Button key={words} size="sm" data-result="" onClick={() => onSearch(words)}>
                <bdi>{words}</bdi>
              </Button>
            ))}
          </Row>
        </section>
      )}
      {games.length > 0 && (
        <ResultsOfKind title={t('popular')}>
          {games.map((game) => (
            <GameRow key={game.nodeId} game={game} onLaunch={launch} />
          ))}
        </ResultsOfKind>
      )}
    </div>
  );
}
