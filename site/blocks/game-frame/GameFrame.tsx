import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, type BlockProps } from '#site/assembler/sdk/view.ts';
import { useSession } from '#site/session/session.ts';
import * as styles from '#site/features/games/frame/frame.css.ts';
import { RunningGame } from '#site/features/games/frame/RunningGame.tsx';
import { useLaunchTarget } from '#site/features/games/frame/useLaunchTarget.ts';
import { useLeave } from '#site/features/games/frame/useLeave.ts';
import { LoginNeeded } from '#site/features/games/LoginNeeded.tsx';
import { Icon } from '#site/components/Icon.tsx';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { ButtonLink, EmptyState } from '#ui';
import type { Props } from './schema.ts';

// Lazy: the game comes first, and phones have no room for it.
const SimilarGames = lazyWithRetry(() => import('./SimilarGames.tsx'), 'default');

/**
 * The page of a running game. The history entry names the game, so that a reload launches it again; the game's URL stays in memory, since
 * its token works once.
 */
export default function GameFrame({ props }: BlockProps<Props>) {
  const { t } = useTranslation('lobby');
  const { kind } = useSession();
  const leave = useLeave(props.back);
  const target = useLaunchTarget();
  const isWide = useFact('device') === 'desktop';

  if (!target) {
    return (
      <div className={styles.alone}>
        <EmptyState
          icon={<Icon name="game" size={28} />}
          title={t('no_game_title')}
          text={t('no_game_text')}
          action={
            <ButtonLink variant="primary" href={props.back}>
              {t('to_games')}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  if (kind === 'visitor') {
    return (
      <div className={styles.alone}>
        <LoginNeeded title={t('login_needed_title')} text={t('login_needed_play')} />
      </div>
    );
  }
  const { vassalage, nodeId, roomId = '' } = target;
  return (
    <RunningGame
      key={`${vassalage} ${nodeId} ${roomId}`}
      target={target}
      onLeave={leave}
      aside={
        isWide ? (
          <Suspense>
            <SimilarGames target={target} />
          </Suspense>
        ) : undefined
      }
    />
  );
}
