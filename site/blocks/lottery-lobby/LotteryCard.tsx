import { useTranslation } from 'react-i18next';

import { useFact, useSite } from '#site/assembler/sdk/view.ts';
import type { Drawn, LotteryGame, NextDraw } from '#site/api/contract/lottery.ts';
import type { Favorites } from '#site/features/games/useFavorites.ts';
import { GatewayCountdown } from '#site/components/GatewayCountdown.tsx';
import { FavoriteStar } from '#site/features/lottery/FavoriteStar.tsx';
import { useVisit } from '#site/lib/visit.ts';
import { lobbyParameters, siteLobby } from '#site/features/lottery/lobbyParameters.ts';
import { Numbers } from '#site/features/lottery/Numbers.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Card, Heading, Text } from '#ui';
import * as styles from './LotteryLobby.css.ts';

interface LotteryCardProps {
  readonly game: LotteryGame;
  /** Path of the lottery page. */
  readonly page: string;
  readonly draw: NextDraw | undefined;
  readonly opened: Drawn | undefined;
  readonly favorites: Favorites;
}

/** One lottery: closing time, last result, and a link. */
export function LotteryCard({ game, page, draw, opened, favorites }: LotteryCardProps) {
  const { t } = useTranslation('lottery');
  const language = useFact('language');
  const parameters = lobbyParameters(useSite(), { gameCode: game.gameCode, language, backUrl: useVisit().origin + page });
  return (
    <Card as="li" className={styles.card}>
      <Heading level={4} size="lg">
        <SiteLink className={styles.link} href={siteLobby(page, parameters, game.vendor)}>
          {game.gameName}
        </SiteLink>
      </Heading>
      <span className={styles.star}>
        <FavoriteStar game={game} favorites={favorites} />
      </span>
      <div className={styles.facts}>
        <span className={styles.fact}>
          <Text as="span" size="xs" tone="muted">
            {t('last_result')}
            {opened?.station !== undefined && <span> · {opened.station}</span>}
          </Text>
          <span className={styles.result}>{opened && <Numbers prizes={opened.prizes} />}</span>
        </span>
        <span className={styles.fact}>
          <Text as="span" size="xs" tone="muted" aria-hidden="true">
            {t('closes_in')}
          </Text>
          <span className={styles.time}>
            <GatewayCountdown until={draw?.closesAt} label={t('closes_in_of', { 0: game.gameName })} />
          </span>
        </span>
      </div>
      <span className={styles.bet} aria-hidden="true">
        {t('bet')}
      </span>
    </Card>
  );
}
