import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallError } from '#site/api/errors.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { refreshCall, useQueryClient } from '#site/api/useCall.ts';
import type { LaunchTarget } from '#site/features/games/launchTarget.ts';
import { Icon } from '#site/components/Icon.tsx';
import { Button, EmptyState, Row, Spinner } from '#ui';
import * as styles from './frame.css.ts';
import { readGameMessage } from './messages.ts';
import { Toolbar } from './Toolbar.tsx';
import { useFullscreen } from './useFullscreen.ts';
import { useGameLaunch, type LaunchCall } from './useGameLaunch.ts';

interface RunningGameProps {
  readonly target: LaunchTarget;
  /** @default 'game' */
  readonly call?: LaunchCall;
  readonly onLeave: () => void;
  /** Beside the game on wide screens, which is then no wider than a film. */
  readonly aside?: ReactNode | undefined;
}

/** Permissions of a game: scripts, storage of its origin, forms and popups, but no top navigation. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
const ALLOW = 'autoplay; fullscreen; clipboard-write';

/** A game from another origin in a sandboxed iframe, below a toolbar. */
export function RunningGame({ target, call = 'game', onLeave, aside }: RunningGameProps) {
  const { t } = useTranslation('lobby');
  const queries = useQueryClient();
  const { address, problem, isPending, attempt, relaunch } = useGameLaunch(target, call);
  const [loaded, setLoaded] = useState(-1);
  const frame = useRef<HTMLIFrameElement>(null);
  const fullscreen = useFullscreen();

  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (!address) return;
    switch (readGameMessage(event, address.origin, frame.current?.contentWindow ?? null)) {
      case 'ready':
        setLoaded(attempt);
        break;
      case 'balance':
        void refreshCall(queries, balance);
        break;
      case 'held':
        // Loaded on demand, since it is rare.
        void import('#site/api/contract/play.ts').then(({ playSession }) => refreshCall(queries, playSession));
        break;
      case 'close':
        onLeave();
        break;
      default:
    }
  });
  useEffect(() => {
    const listener = (event: MessageEvent): void => onMessage(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  // Refreshes the balance on unmount, for the next page.
  useEffect(() => () => void refreshCall(queries, balance), [queries]);

  return (
    <section className={styles.game} aria-label={target.gameName}>
      <Toolbar name={target.gameName} onLeave={onLeave} onReload={relaunch} reloading={isPending} fullscreen={fullscreen} />
      <div className={styles.floor} data-theater={aside !== undefined}>
        <div className={styles.stage} aria-busy={address !== undefined && loaded !== attempt}>
          {address && (
            <iframe
              key={attempt}
              ref={frame}
              className={styles.frame}
              title={target.gameName}
              src={address.href}
              sandbox={SANDBOX}
              allow={ALLOW}
              referrerPolicy="strict-origin"
              onLoad={() => setLoaded(attempt)}
            />
          )}
          {problem && <LaunchProblem problem={problem} onRetry={relaunch} onLeave={onLeave} />}
          {!problem && loaded !== attempt && (
            <div className={styles.veil} role="status">
              <Spinner />
              {t('game_loading', { 0: target.gameName })}
            </div>
          )}
        </div>
        {aside}
      </div>
    </section>
  );
}

/** Gateway error codes with a specific text. */
const KNOWN_CODES: Readonly<Record<string, string>> = {
  [ERROR_CODE.launchBusy]: 'launch_busy',
  [ERROR_CODE.previousGameOpen]: 'launch_previous',
  [ERROR_CODE.gameUnknown]: 'launch_gone',
  [ERROR_CODE.roomUnavailable]: 'launch_room',
};

interface LaunchProblemProps {
  readonly problem: CallError | 'address';
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

function LaunchProblem({ problem, onRetry, onLeave }: LaunchProblemProps) {
  const { t } = useTranslation('lobby');
  return (
    <div className={styles.veil} role="alert">
      <EmptyState
        icon={<Icon name="support" size={28} />}
        title={t('launch_failed_title')}
        text={
          <>
            {reason()}
            {problem !== 'address' && problem.reference !== undefined && (
              <small className={styles.request}>{t('request_id', { 0: problem.reference })}</small>
            )}
          </>
        }
        action={
          <Row as="span" align="stretch" justify="center">
            <Button variant="primary" onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button onClick={onLeave}>{t('back_to_games')}</Button>
          </Row>
        }
      />
    </div>
  );

  function reason(): string {
    if (problem === 'address') return t('launch_address');
    if (problem.isOffline) return t('offline_text');
    const known = problem.code !== undefined && Object.hasOwn(KNOWN_CODES, problem.code) ? KNOWN_CODES[problem.code] : undefined;
    return known === undefined ? (problem.serverMessage ?? t('failed_text')) : t(known);
  }
}
