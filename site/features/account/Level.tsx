import { ChevronRight, Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { rankProgress } from '#site/api/contract/club.ts';
import { useCall } from '#site/api/useCall.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { formatCount } from '#site/i18n/format.ts';
import { Progress } from '#ui';
import * as styles from './AccountCard.css.ts';

interface LevelProps {
  /** The page of the club; without it, the level is no link. */
  readonly to: string | undefined;
  readonly onFollow: (() => void) | undefined;
}

/** The member's level in the club, with the progress to the next one. Its line stays empty until it is known. */
export function Level({ to, onFollow }: LevelProps) {
  const { t } = useTranslation('club');
  const { data } = useCall(rankProgress, {});
  if (data === undefined) return <span className={styles.level} />;
  const { labelName, next, points } = data;
  // The platform raises levels at its reviews: until then the points may exceed those of the next level.
  const isUnderWay = next !== null && points < next.points;
  const all = t('level_points', { 0: formatCount(points) });
  const line = (
    <>
      <span className={styles.levelName}>
        <Crown size={14} aria-hidden="true" />
        {labelName}
      </span>
      {next && (
        <Progress
          aria-label={t('progress_to', { 0: next.labelName })}
          value={Math.min(points, next.points)}
          max={next.points}
          aria-valuetext={isUnderWay ? t('progress_of', { 0: formatCount(points), 1: formatCount(next.points) }) : all}
          size="sm"
          className={styles.progress}
        />
      )}
      <span className={styles.points} aria-hidden={next !== null}>
        {isUnderWay ? `${formatCount(points)} / ${formatCount(next.points)}` : all}
      </span>
      {to !== undefined && <ChevronRight size={16} aria-hidden="true" className={styles.chevron} />}
    </>
  );
  if (to === undefined) return <span className={styles.level}>{line}</span>;
  return (
    <SiteLink href={to} className={styles.level} onClick={onFollow}>
      {line}
    </SiteLink>
  );
}
