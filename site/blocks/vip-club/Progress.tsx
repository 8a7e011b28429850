import { Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useFact } from '#site/assembler/sdk/view.ts';
import { rankProgress } from '#site/api/contract/club.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatCount } from '#site/i18n/format.ts';
import { Medal } from '#site/features/club/Medal.tsx';
import { MembersOnly } from '#site/features/club/MembersOnly.tsx';
import * as panel from '#site/features/club/panel.css.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Heading, Progress as ProgressBar, Row, Skeleton, Stack, Text } from '#ui';
import { gained, valueOf, type Level, type Privilege } from './levels.ts';
import { useNames } from './useNames.ts';
import * as styles from './VipClub.css.ts';

interface ProgressProps {
  readonly levels: readonly Level[];
  readonly privileges: readonly Privilege[];
  readonly vipAboveRank: number;
  readonly login: string;
  readonly register: string;
}

/** The member's progress; an introduction for others. */
export function Progress({ levels, privileges, vipAboveRank, login, register }: ProgressProps) {
  const { t } = useTranslation('club');
  const session = useFact('session');
  if (session === 'visitor' || session === 'trial') {
    const picture = (
      <Row as="span" align="end" wrap={false} aria-hidden="true">
        {levels.slice(-3).map(({ id, material }, index, shown) => (
          <Medal key={id} material={material} size={index === shown.length - 1 ? 'lg' : 'md'}>
            <Crown size={index === shown.length - 1 ? 34 : 20} />
          </Medal>
        ))}
      </Row>
    );
    return <MembersOnly title={t('vip_invite_title')} text={t('vip_invite_text')} login={login} register={register} picture={picture} />;
  }
  return <OwnProgress {...{ levels, privileges, vipAboveRank }} />;
}

type OwnProgressProps = Pick<ProgressProps, 'levels' | 'privileges' | 'vipAboveRank'>;

function OwnProgress(props: OwnProgressProps) {
  const { data, error, isPending, isFetching, refetch } = useCall(rankProgress, {});
  if (error && !data) return <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div className={`${panel.hero} ${styles.progress}`} data-split="wide" aria-busy={isPending}>
      {data ? <Way progress={data} {...props} /> : <Waiting />}
    </div>
  );
}

function Way({ progress, levels, privileges, vipAboveRank }: OwnProgressProps & { readonly progress: CallOutput<typeof rankProgress> }) {
  const { t } = useTranslation('club');
  const names = useNames();
  const { points, next } = progress;
  // The platform's names are in one language; config's are localized.
  const nameOf = ({ rankLevel, labelName }: { readonly rankLevel: number; readonly labelName: string }): string => {
    const level = levels.find(({ rank }) => rank === rankLevel);
    return level ? names.level(level) : labelName;
  };
  const nextAt = levels.findIndex(({ rank }) => rank === next?.rankLevel);
  const gains = gained(levels, nextAt, privileges, vipAboveRank).map((privilege) => {
    const level = levels[nextAt];
    const value = level ? names.value(privilege, valueOf(level, privilege, vipAboveRank)) : '';
    return [names.privilege(privilege), value].filter(Boolean).join(' ');
  });
  const own = levels.find(({ rank }) => rank === progress.rankLevel);
  return (
    <>
      <Medal material={own?.material ?? 'bronze'} size="lg">
        {progress.rankLevel}
      </Medal>
      <Stack gap="sm">
        <Text size="sm" tone="muted">
          {t('your_level')}
        </Text>
        <Heading level={2} size="xxl">
          {nameOf(progress)}
        </Heading>
        {next ? (
          <>
            <ProgressBar
              label={t('progress_to', { 0: nameOf(next) })}
              value={Math.min(points, next.points)}
              max={next.points}
              valueText={
                next.missing > 0
                  ? t('progress_of', { 0: formatCount(points), 1: formatCount(next.points) })
                  : t('level_points', { 0: formatCount(points) })
              }
              size="lg"
            />
            <Text size="sm" tone="muted">
              {next.missing > 0
                ? t('progress_missing', { 0: formatCount(next.missing), 1: nameOf(next) })
                : t('progress_reached', { 0: nameOf(next) })}
            </Text>
            {gains.length > 0 && <Text size="sm">{t('next_brings', { 0: nameOf(next), 1: gains.join(' · ') })}</Text>}
          </>
        ) : (
          <Text size="sm" tone="muted">
            {t('progress_top', { 0: formatCount(points) })}
          </Text>
        )}
      </Stack>
    </>
  );
}

/** Placeholder of the progress bar's height. */
function Waiting() {
  return (
    <>
      <Skeleton shape="circle" width={92} height={92} />
      <Stack gap="sm">
        <Skeleton width="30%" height={20} />
        <Skeleton width="50%" height={34} />
        <Skeleton height={40} />
        <Skeleton width="70%" height={20} />
      </Stack>
    </>
  );
}
