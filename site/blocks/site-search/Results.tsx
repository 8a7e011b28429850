import { useTranslation } from 'react-i18next';

import { useText, type LinkItem } from '#site/assembler/sdk/view.ts';
import { Icon } from '#site/components/Icon.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { formatCount } from '#site/i18n/format.ts';
import { EmptyState, Skeleton, VisuallyHidden } from '#ui';
import { GameRow, LinkRow, ResultsOfKind } from './ResultRow.tsx';
import type { Props } from './schema.ts';
import * as styles from './SiteSearch.css.ts';
import { useFoundGames, type SearchedLane } from './useFoundGames.ts';
import { useFoundPages } from './useFoundPages.ts';

interface ResultsProps {
  readonly props: Props;
  readonly entries: readonly LinkItem[];
  readonly lanes: readonly SearchedLane[];
  /** Not empty. */
  readonly words: string;
  /** A result was pressed. */
  readonly onChoose: () => void;
}

const KINDS = ['pages', 'vendors', 'promotions', 'help'] as const;

/** What has the words: pages and vendors first, which are few, then games by category, promotions and help. */
export function Results({ props, entries, lanes, words, onChoose }: ResultsProps) {
  const { t } = useTranslation(['search', 'lobby']);
  const text = useText();
  const launch = useLaunch();
  const pages = useFoundPages(props, { entries, lanes, words });
  const { found, isPending, error, retry } = useFoundGames(lanes, words, props.results);
  const count =
    found.reduce((sum, { games, total }) => sum + (total ?? games.length), 0) + KINDS.reduce((n, kind) => n + pages[kind].length, 0);

  const links = (kind: (typeof KINDS)[number]) =>
    pages[kind].length > 0 && (
      <ResultsOfKind title={t(kind)}>
        {pages[kind].map((link) => (
          <LinkRow key={link.key} link={link} onChoose={onChoose} />
        ))}
      </ResultsOfKind>
    );
  return (
    <div className={styles.found} aria-busy={isPending}>
      <VisuallyHidden role="status">{!isPending && t('found', { 0: formatCount(count) })}</VisuallyHidden>
      {links('pages')}
      {links('vendors')}
      {found.map(({ item, lane, games, total, all }) => (
        <ResultsOfKind
          key={lane.title}
          title={text(item.label)}
          more={
            (total === undefined || total > games.length) && (
              <SiteLink href={all} className={styles.more} data-result="" onClick={onChoose}>
                {total === undefined ? t('lobby:see_all') : t('see_count', { 0: formatCount(total) })}
              </SiteLink>
            )
          }
        >
          {games.map((game) => (
            <GameRow
              key={game.nodeId}
              game={game}
              detail={lane.cards.find(({ vassalage }) => vassalage === game.vassalage)?.displayName}
              onLaunch={(chosen) => {
                onChoose();
                launch(chosen);
              }}
            />
          ))}
        </ResultsOfKind>
      ))}
      {links('promotions')}
      {links('help')}
      {isPending && count === 0 && <Skeleton height={240} />}
      {error && <LoadProblem error={error} onRetry={retry} retrying={isPending} />}
      {!isPending && !error && count === 0 && (
        <EmptyState icon={<Icon name="search" size={28} />} title={t('nothing', { 0: words })} text={t('nothing_text')} />
      )}
    </div>
  );
}
