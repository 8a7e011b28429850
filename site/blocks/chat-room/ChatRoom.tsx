import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from 'wouter/use-browser-location';

import { useModal, type BlockProps } from '#site/assembler/sdk/view.ts';
import { deferUntilLogin } from '#site/session/deferredAction.ts';
import { useSession } from '#site/session/session.ts';
import { useGamesHost } from '#site/features/games/host.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Skeleton } from '#ui';
import * as styles from './ChatRoom.css.ts';
import { Composer } from './Composer.tsx';
import { Messages } from './Messages.tsx';
import type { Props } from './schema.ts';
import { isCutOff, useRoom } from './useRoom.ts';

/** The chat room. Visitors see the login first [MOD-5]. */
export default function ChatRoom({ props }: BlockProps<Props>) {
  const { kind, token } = useSession();
  const { name } = useModal();
  const { openLogin } = useGamesHost();
  const askForLogin = useEffectEvent(() => {
    if (name === null) return;
    const room = new URLSearchParams({ modal: name }).toString();
    // Pushes a history entry, so that Back closes it.
    const run = (): void => navigate(`${location.pathname}?${room}`, { state: { opener: 'page' } });
    openLogin(deferUntilLogin({ kind: 'modal', run }));
  });
  const mustLogIn = token === null;
  useEffect(() => {
    if (mustLogIn) askForLogin();
  }, [mustLogIn]);
  return kind === 'visitor' ? <Waiting /> : <OpenRoom props={props} canWrite={kind !== 'trial'} />;
}

interface OpenRoomProps {
  readonly props: Props;
  readonly canWrite: boolean;
}

function OpenRoom({ props, canWrite }: OpenRoomProps) {
  const { t } = useTranslation('chat');
  const { room, retry, lookBack, add } = useRoom(props);
  const isReady = room.state === 'ready';
  return (
    <div className={styles.room}>
      <div className={styles.inner}>
        {room.state === 'loading' && <Waiting />}
        {room.state === 'failed' && room.problem && (
          <div className={styles.centre}>
            <LoadProblem error={room.problem} onRetry={retry} />
          </div>
        )}
        {isReady && <Messages room={room} onLookBack={() => void lookBack()} />}
        <div role="status">{isReady && isCutOff(room) && <p className={styles.cutOff}>{t('cut_off')}</p>}</div>
        {isReady && room.problem && !isCutOff(room) && (
          <div className={styles.notice}>
            <LoadProblem error={room.problem} onRetry={retry} />
          </div>
        )}
        <Composer canWrite={canWrite} register={props.register} onSent={add} />
      </div>
    </div>
  );
}

/** Widths of the placeholder bubbles. */
const SHAPES = ['46%', '62%', '38%', '54%', '70%'] as const;

function Waiting() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.waiting} role="status" aria-label={t('loading')}>
      {SHAPES.map((width, index) => (
        <div key={width} className={styles.waitingLine} data-own={index === 2}>
          <Skeleton width={width} height={44} />
        </div>
      ))}
    </div>
  );
}
