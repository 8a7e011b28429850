import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';

import { openedNumbers, type LotteryGame, type NextDraw } from '#site/api/contract/lottery.ts';
import { useCall } from '#site/api/useCall.ts';
import { useFavorites } from '#site/features/games/useFavorites.ts';
import { GatewayCountdown } from '#site/components/GatewayCountdown.tsx';
import { ScheduledRefetch } from '#site/lib/ScheduledRefetch.tsx';
import { FavoriteStar } from '#site/features/lottery/FavoriteStar.tsx';
import { lotteryPath } from '#site/features/lottery/lotteryPlace.ts';
import { drawName } from '#site/features/lottery/lotteryTexts.ts';
import { Numbers } from '#site/features/lottery/Numbers.tsx';
import { Card, IconButton, Text } from '#ui';
import * as styles from './LotteryBetting.css.ts';

interface HeadingProps {
  readonly game: LotteryGame;
  readonly draw: NextDraw | undefined;
  /** The draw has closed for bets. */
  readonly onClosed: () => void;
}

/** Name of the lottery, closing time of its draw, and the last result. */
export function Heading({ game, draw, onClosed }: HeadingProps) {
  const { t } = useTranslation('lottery');
  const [path, navigate] = useLocation();
  const search = useSearch();
  const favorites = useFavorites();
  const opened = useCall(openedNumbers, { gameCode: game.gameCode, count: 1 }, { staleMs: 0 });
  const last = opened.data?.list[0];
  return (
    <Card as="header" padding="md" className={styles.head}>
      <IconButton variant="ghost" aria-label={t('to_lobby')} onClick={() => navigate(lotteryPath(path, {}, search))}>
        <ArrowLeft className={styles.back} />
      </IconButton>
      <h2 className={styles.name}>{game.gameName}</h2>
      <FavoriteStar game={game} favorites={favorites} />
      <div className={styles.headFacts}>
        <span className={styles.fact}>
          <Text as="span" size="xs" tone="muted" aria-hidden="true">
            {t('closes_in')}
          </Text>
          <span className={styles.time}>
            <GatewayCountdown until={draw?.closesAt} label={t('closes_in')} />
          </span>
        </span>
        <span className={styles.fact}>
          <Text as="span" size="xs" tone="muted">
            {t('draw')}
          </Text>
          <bdi dir="ltr" className={styles.factValue}>
            {draw?.numero ?? '…'}
          </bdi>
        </span>
        <span className={`${styles.fact} ${styles.lastResult}`}>
          <Text as="span" size="xs" tone="muted">
            {last ? t('last_result_of', { 0: drawName(last) }) : t('last_result')}
          </Text>
          {last && <Numbers prizes={last.prizes} size="lg" />}
        </span>
      </div>
      <ScheduledRefetch at={draw?.closesAt} run={onClosed} />
      <ScheduledRefetch at={last && last.drawnAt + game.everyMs} run={() => void opened.refetch()} />
    </Card>
  );
}
