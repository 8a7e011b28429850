import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

import type { BlockProps } from '#site/assembler/view.ts';
import { useSession } from '#site/session/session.ts';
import { useGuard } from '#site/shared/games/useGuard.ts';
import { launchTarget } from '#site/shared/games/useLaunch.ts';
import { Icon } from '#site/shared/Icon.tsx';
import { Button, ButtonLink, EmptyState } from '#ui';
import * as styles from './GameFrame.css.ts';
import { RunningGame } from './RunningGame.tsx';
import type { Props } from './schema.ts';

/**
 * The page of a running game. Which game it is stands in the history entry, so that a reload starts it anew; its
 * address never leaves memory, as the token in it is good for one use.
 */
export default function GameFrame({ props }: BlockProps<Props>) {
  const { t } = useTranslation('lobby');
  const { kind } = useSession();
  const [, navigate] = useLocation();
  const guard = useGuard();
  const opened = useRef(history.length);
  const target = v.safeParse(launchTarget, useHistoryState<unknown>());

  if (!target.success) {
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
  const leave = (): void => {
    // A game's own navigations stand in the same history, on top of ours. The entry below ours is the page that
    // launched it: going there, rather than anew, brings its place in the list back.
    const ofGame = Math.max(history.length - opened.current, 0);
    if (opened.current > 1) history.go(-1 - ofGame);
    else navigate(props.back);
  };
  if (kind === 'visitor') {
    return (
      <div className={styles.alone}>
        <EmptyState
          icon={<Icon name="lock" size={28} />}
          title={t('login_needed_title')}
          text={t('login_needed_play')}
          action={
            <Button variant="primary" onClick={() => guard({ kind: 'launch', run: () => undefined })}>
              {t('log_in')}
            </Button>
          }
        />
      </div>
    );
  }
  return <RunningGame key={target.output.nodeId} target={target.output} onLeave={leave} />;
}
