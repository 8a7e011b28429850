import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useModal, type BlockProps } from '#site/assembler/sdk/view.ts';
import { roomList, type Room } from '#site/api/contract/rooms.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatCount } from '#site/i18n/format.ts';
import { useSession } from '#site/session/session.ts';
import { useGamesHost } from '#site/features/games/host.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { LoginNeeded } from '#site/features/games/LoginNeeded.tsx';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import { Icon } from '#site/components/Icon.tsx';
import { Money } from '#site/components/Money.tsx';
import { Badge, Button, Card, DescriptionList, EmptyState, Skeleton } from '#ui';
import * as styles from './RoomList.css.ts';
import type { Props } from './schema.ts';

/** Stale time of the rooms, in milliseconds. */
const FRESH_MS = 10_000;
/** Number of placeholder rows. */
const WAITING_ROWS = 4;

/** The rooms of a game: stakes, number of players, and a join button. */
export default function RoomList({ props }: BlockProps<Props>) {
  const { t } = useTranslation('launch');
  const { kind } = useSession();
  const { params } = useModal();
  const { game = '', vendor = '' } = params;
  if (game === '' || vendor === '') {
    return <EmptyState icon={<Icon name="game" size={28} />} title={t('rooms_none_title')} text={t('rooms_none_text')} />;
  }
  if (kind === 'visitor') return <LoginNeeded title={t('rooms_login_title')} text={t('provider_login_text')} />;
  return <Rooms nodeId={game} vendor={vendor} gameType={params['type'] ?? ''} name={params['name'] ?? ''} showClosed={props.showClosed} />;
}

interface RoomsProps {
  readonly nodeId: string;
  readonly vendor: string;
  readonly gameType: string;
  /** Name of the game until the platform's response. */
  readonly name: string;
  readonly showClosed: boolean;
}

function Rooms({ nodeId, vendor, gameType, name, showClosed }: RoomsProps) {
  const { t } = useTranslation('launch');
  const { language } = useGamesHost();
  const launch = useLaunch();
  const { data, error, isFetching, refetch } = useCall(
    roomList,
    { nodeId, vendor, language, ...(gameType !== '' && { gameType }) },
    { staleMs: FRESH_MS },
  );
  const gameName = data?.gameName ?? name;
  const rooms = data?.list.filter(({ status }) => showClosed || status === 'OPEN') ?? [];

  return (
    <section className={styles.popup} aria-label={t('rooms_of', { 0: gameName })}>
      <p className={styles.bar}>
        <span className={styles.game}>{gameName}</span>
        <Button size="sm" loading={isFetching && data !== undefined} onClick={() => void refetch()} iconStart={<RotateCw size={16} />}>
          {t('rooms_refresh')}
        </Button>
      </p>
      {error ? (
        <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data === undefined ? (
        <Waiting />
      ) : rooms.length === 0 ? (
        <EmptyState icon={<Icon name="game" size={28} />} title={t('rooms_none_title')} text={t('rooms_none_text')} />
      ) : (
        <ul className={styles.rooms}>
          {rooms.map((room) => (
            <Card as="li" padding="md" key={room.roomId} className={styles.room} data-status={room.status}>
              <RoomRow room={room} onEnter={() => launch({ nodeId, vassalage: vendor, gameType, gameName, roomId: room.roomId })} />
            </Card>
          ))}
        </ul>
      )}
    </section>
  );
}

const TONES = { OPEN: 'positive', FULL: 'neutral', CLOSED: 'neutral' } as const;

function RoomRow({ room, onEnter }: { readonly room: Room; readonly onEnter: () => void }) {
  const { t } = useTranslation('launch');
  const { merchant } = useGamesHost();
  const { roomName, minStake, maxStake, players, seats, status } = room;
  return (
    <>
      <h3 className={styles.name}>
        {roomName} <Badge tone={TONES[status]}>{t(`room_${status}`)}</Badge>
      </h3>
      <DescriptionList
        layout="inline"
        items={[
          {
            term: t('room_stakes'),
            value: (
              <>
                <Money amount={minStake} currency={merchant.currency} /> – <Money amount={maxStake} currency={merchant.currency} />
              </>
            ),
          },
          { term: t('room_players'), value: t('room_taken', { 0: formatCount(players), 1: formatCount(seats) }) },
        ]}
      />
      <Button
        className={styles.enter}
        variant="primary"
        disabled={status !== 'OPEN'}
        aria-label={t('room_enter_of', { 0: roomName })}
        onClick={onEnter}
      >
        {t('room_enter')}
      </Button>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.rooms} aria-hidden="true">
      {Array.from({ length: WAITING_ROWS }, (_, place) => (
        <Skeleton key={place} height={84} />
      ))}
    </div>
  );
}
