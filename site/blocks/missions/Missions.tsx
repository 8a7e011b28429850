import { Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { missionSummary, type MissionCadence, MISSION_CADENCES } from '#site/api/contract/missions.ts';
import { leaderboard } from '#site/api/contract/club.ts';
import { useCall } from '#site/api/useCall.ts';
import { useFact, useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { formatCount } from '#site/i18n/format.ts';
import { Board, BoardWaiting } from '#site/features/club/Board.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { MONEY_TEXTS } from '#site/features/payment/moneyTexts.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { Card, CountBadge, EmptyState, Heading, Skeleton, Stack, Tabs } from '#ui';
import { MissionRow } from './MissionRow.tsx';
import * as styles from './Missions.css.ts';
import type { Props } from './schema.ts';

/** Query parameter of the view, and its values. */
const VIEW = 'view';
const LIST = 'missions';
const BOARD = 'board';
/** Placeholder rows, and the height of each. */
const WAITING = [0, 1, 2, 3, 4];
const ROW = 132;

/** Missions and the leaderboard, without countdowns. The URL names the view. */
export default function Missions({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Views {...props} />
    </RecordsProvider>
  );
}

function Views(props: Props) {
  const { t } = useTranslation(['rewards', ...MONEY_TEXTS]);
  const { parts, put } = useRecordPlace();
  const view = parts[VIEW] === BOARD ? BOARD : LIST;
  const language = useFact('language');
  const { data } = useCall(missionSummary, { language }, { staleMs: 0 });
  const waiting = data?.missions.filter(({ status }) => status === 'claim').length ?? 0;
  return (
    <div className={styles.views}>
      <Tabs
        aria-label={t('missions_views')}
        variant="pill"
        value={view}
        tabs={[
          { value: LIST, label: t('missions'), badge: <CountBadge count={waiting} label={t('missions_waiting', { 0: waiting })} /> },
          { value: BOARD, label: t('board') },
        ]}
        onChange={(next) => put({ [VIEW]: next === LIST ? '' : next })}
      >
        {view === LIST ? <List /> : <TheBoard {...props} />}
      </Tabs>
    </div>
  );
}

function List() {
  const { t } = useTranslation('rewards');
  const language = useFact('language');
  const { data, error, isFetching, refetch } = useCall(missionSummary, { language }, { staleMs: 0 });
  if (data === undefined)
    return error ? (
      <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Stack aria-busy="true">
        <Skeleton height={64} />
        {WAITING.map((place) => (
          <Skeleton key={place} height={ROW} />
        ))}
      </Stack>
    );
  if (data.missions.length === 0) return <EmptyState icon={<Target />} title={t('missions_none')} text={t('missions_none_text')} />;
  const of = (cadence: MissionCadence) => data.missions.filter((mission) => mission.cadence === cadence);
  return (
    <Stack>
      <Card className={styles.sum}>
        <p className={styles.points}>
          <strong>{formatCount(data.points)}</strong> {t('mission_points')}
        </p>
        <p className={styles.note}>{t('missions_note')}</p>
      </Card>
      {MISSION_CADENCES.filter((cadence) => of(cadence).length > 0).map((cadence) => (
        <Stack key={cadence} as="section" gap="sm" aria-labelledby={`missions-${cadence}`}>
          <Heading id={`missions-${cadence}`} level={4}>
            {t(`missions_${cadence}`)}
          </Heading>
          <Stack as="ul" gap="sm">
            {of(cadence).map((mission) => (
              <MissionRow key={`${mission.missionId} ${mission.period}`} mission={mission} />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

function TheBoard({ board, count }: Props) {
  const { t } = useTranslation('rewards');
  const { t: clubText } = useTranslation('club');
  const { data, error, isFetching, refetch } = useCall(leaderboard, { period: board, limitNum: count });
  if (data === undefined)
    return error ? <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <BoardWaiting />;
  return (
    <Stack>
      <p className={styles.note}>
        {t('board_period', { 0: clubText(`period_${board}`) })} {clubText('board_note')}
      </p>
      {data.list.length === 0 ? <EmptyState icon={<Target />} title={clubText('board_none_title')} /> : <Board board={data} />}
    </Stack>
  );
}
