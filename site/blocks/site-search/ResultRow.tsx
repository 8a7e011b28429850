import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';

import type { Game } from '#site/api/contract/games.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { GameArt } from '#site/features/games/GameArt.tsx';
import { useMarksTrial } from '#site/features/games/trialGames.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Badge, Text } from '#ui';
import * as styles from './SiteSearch.css.ts';
import type { FoundLink } from './useFoundPages.ts';

interface ResultsOfKindProps {
  readonly title: ReactNode;
  /** A link to all of its kind. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** Results of a kind below its name. */
export function ResultsOfKind({ title, more, children }: ResultsOfKindProps) {
  return (
    <section className={styles.kind}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.results}>{children}</ul>
      {more}
    </section>
  );
}

/** A page, a vendor, a promotion or a question. */
export function LinkRow({ link, onChoose }: { readonly link: FoundLink; readonly onChoose: () => void }) {
  return (
    <li>
      <SiteLink href={link.href} className={styles.result} data-result="" onClick={onChoose}>
        <span className={styles.picture}>
          {link.picture ? <GameArt path={link.picture} /> : <Icon name={iconNamed(link.icon)} size={22} />}
        </span>
        <Words name={link.name} detail={link.detail} />
      </SiteLink>
    </li>
  );
}

interface GameRowProps {
  readonly game: Game;
  /** Name of its vendor, or its category. */
  readonly detail?: string | undefined;
  readonly onLaunch: (game: Game) => void;
}

export function GameRow({ game, detail, onLaunch }: GameRowProps) {
  const { t } = useTranslation('lobby');
  const marksTrial = useMarksTrial();
  return (
    <li>
      <button type="button" className={styles.result} data-result="" onClick={() => onLaunch(game)}>
        <span className={styles.picture}>
          <GameArt path={game.showIcon} standIn={game.defaultIcon} />
        </span>
        <Words name={game.gameName} detail={detail} />
        {marksTrial && game.isTrial === 1 && <Badge tone="accent">{t('list_trial')}</Badge>}
      </button>
    </li>
  );
}

function Words({ name, detail }: { readonly name: string; readonly detail?: string | undefined }) {
  return (
    <span className={styles.words}>
      <span dir="auto" className={styles.name}>
        {name}
      </span>
      {detail !== undefined && detail !== '' && (
        <Text as="span" size="sm" tone="muted" className={styles.detail} dir="auto">
          {detail}
        </Text>
      )}
    </span>
  );
}
