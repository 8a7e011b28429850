import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { leaderboard } from '#site/api/contract/club.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { unreadCount } from '#site/api/contract/member.ts';
import { claimMission, missionSummary } from '#site/api/contract/missions.ts';
import { pointBalance } from '#site/api/contract/points.ts';
import { bonusRecords } from '#site/api/contract/records.ts';
import { callKey, useQueryClient } from '#site/api/useCall.ts';
import { useMerchant } from '#site/assembler/sdk/view.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { Badge, Button, Callout, Card, Heading, Progress, useToast } from '#ui';
import * as styles from './Missions.css.ts';

export type Mission = CallOutput<typeof missionSummary>['missions'][number];

/** Calls to refetch after a claim. */
const TOUCHED = [missionSummary, unreadCount, leaderboard, pointBalance, bonusRecords];

/** A mission: requirement, progress, reward, and the claim button once it is completed. */
export function MissionRow({ mission }: { readonly mission: Mission }) {
  const { t } = useTranslation('rewards');
  const { currency } = useMerchant();
  const { title, summary, measured, points, bonus, status, isPast, cadence } = mission;
  const { claim, pending, problem } = useClaim(mission);
  const figure = (units: number): string => (measured.unit === 'money' ? formatAmount(units, currency) : formatCount(units));
  return (
    <Card as="li" className={styles.mission} data-status={status}>
      <div className={styles.about}>
        <Heading level={5}>
          <bdi>{title}</bdi>
        </Heading>
        {isPast && <Badge tone="highlight">{t(`mission_past_${cadence}`)}</Badge>}
        <p className={styles.summary}>
          <bdi>{summary}</bdi>
        </p>
      </div>
      <Progress
        aria-label={title}
        value={measured.progress}
        max={measured.goal}
        valueText={t('mission_progress', { 0: figure(measured.progress), 1: figure(measured.goal) })}
        tone={status === 'open' ? 'accent' : 'positive'}
        size="sm"
        className={styles.progress}
      />
      <ul className={styles.gives} aria-label={t('mission_gives')}>
        {points > 0 && (
          <li>
            <Badge>{t('points_more', { 0: formatCount(points) })}</Badge>
          </li>
        )}
        {bonus !== null && (
          <li>
            <Badge tone="highlight">{formatAmount(bonus, currency)}</Badge>
          </li>
        )}
      </ul>
      <div className={styles.action}>
        {status === 'claim' && (
          <Button variant="primary" loading={pending} aria-label={`${t('claim')}: ${title}`} onClick={() => void claim()}>
            {t('claim')}
          </Button>
        )}
        {status === 'claimed' && (
          <span className={styles.done}>
            <CircleCheck size={20} aria-hidden="true" />
            {t('mission_claimed')}
          </span>
        )}
      </div>
      {status === 'claim' && problem !== undefined && (
        <Callout live="assertive" tone="critical" compact>
          {problem}
        </Callout>
      )}
    </Card>
  );
}

/** Claims a mission's reward; after a lost response, the refetched list shows whether it was paid. */
function useClaim(mission: Mission) {
  const { missionId, period, title } = mission;
  const { t } = useTranslation('rewards');
  const { currency } = useMerchant();
  const queries = useQueryClient();
  const showToast = useToast();
  const problemOf = useMoneyProblem(currency);
  const { send, pending, problem } = useMoneyWrite(claimMission, TOUCHED);

  const isClaimed = (): boolean =>
    queries
      .getQueriesData<CallOutput<typeof missionSummary>>({ queryKey: callKey(missionSummary) })
      .flatMap(([, data]) => data?.missions ?? [])
      .some((known) => known.missionId === missionId && known.period === period && known.status === 'claimed');

  /** Formats money and points of a reward. */
  const gained = ({ points, bonus }: Pick<Mission, 'points' | 'bonus'>): string =>
    [bonus === null ? '' : formatAmount(bonus, currency), points > 0 ? t('points_more', { 0: formatCount(points) }) : ''].join(' ').trim();

  const claim = async (): Promise<void> => {
    const answer = await send({ missionId, period });
    if (answer || isClaimed()) showToast({ tone: 'positive', message: t('mission_paid', { 0: gained(answer ?? mission), 1: title }) });
  };
  return { claim, pending, problem: problemOf(problem)?.text };
}
