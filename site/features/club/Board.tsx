import { useTranslation } from 'react-i18next';

import type { leaderboard } from '#site/api/contract/club.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { formatCount } from '#site/i18n/format.ts';
import { useSession } from '#site/session/session.ts';
import { Badge, Skeleton, Stack, VisuallyHidden } from '#ui';
import * as styles from './Board.css.ts';
import { Medal } from './Medal.tsx';

type BoardData = CallOutput<typeof leaderboard>;
type Place = BoardData['list'][number];

/** Number of highlighted ranks. */
const PODIUM_MATERIALS = ['gold', 'silver', 'bronze'] as const;
const PODIUM = PODIUM_MATERIALS.length;
/** Number of placeholder rows. */
const WAITING = 6;

/** The leaderboard: a podium of three, the other ranks as a list, and the member's rank. */
export function Board({ board: { list, own } }: { readonly board: BoardData }) {
  return (
    <Stack>
      <Own own={own} />
      <ol className={styles.list}>
        {list.map((place, index) => (
          // Masked names may repeat within a rank; rows are rendered in the order of the response.
          // oxlint-disable-next-line react/no-array-index-key
          <PlaceRow key={`${place.rank} ${place.customerName} ${index}`} place={place} lifted={index < PODIUM} />
        ))}
      </ol>
    </Stack>
  );
}

function Own({ own }: Pick<BoardData, 'own'>) {
  const { t } = useTranslation('club');
  // Trial accounts never get a rank.
  if (useSession().kind === 'trial') return null;
  return (
    <p className={styles.own}>{own ? t('board_own', { 0: formatCount(own.rank), 1: formatCount(own.points) }) : t('board_own_none')}</p>
  );
}

function PlaceRow({ place, lifted }: { readonly place: Place; readonly lifted: boolean }) {
  const { t } = useTranslation('club');
  return (
    <li className={styles.place} data-lifted={lifted} data-rank={lifted ? place.rank : undefined} data-own={place.isOwn}>
      {lifted ? (
        <span className={styles.medal}>
          <Medal material={PODIUM_MATERIALS[place.rank - 1] ?? 'bronze'} size={place.rank === 1 ? 'lg' : 'md'}>
            {place.rank}
          </Medal>
        </span>
      ) : (
        <span className={styles.rank} aria-hidden="true">
          {place.rank}
        </span>
      )}
      <VisuallyHidden>{t('board_place', { 0: place.rank })}</VisuallyHidden>
      <span className={styles.name}>
        <bdi>{place.customerName}</bdi> {place.isOwn && <Badge tone="accent">{t('board_you')}</Badge>}
      </span>
      <span className={styles.points}>{t('points', { 0: formatCount(place.points) })}</span>
    </li>
  );
}

export function BoardWaiting() {
  return (
    <Stack aria-busy="true">
      <Skeleton height={52} />
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: PODIUM + WAITING }, (_, index) => (
          <span key={index} className={styles.waiting} data-lifted={index < PODIUM}>
            <Skeleton />
          </span>
        ))}
      </div>
    </Stack>
  );
}
