import { Trophy } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';

import { useFact, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { leaderboard, type LeaderboardPeriod } from '#site/api/contract/club.ts';
import { useCall } from '#site/api/useCall.ts';
import { Board, BoardWaiting } from '#site/features/club/Board.tsx';
import { MembersOnly } from '#site/features/club/MembersOnly.tsx';
import * as panel from '#site/features/club/panel.css.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { EmptyState, Stack, Tabs, Text } from '#ui';
import * as styles from './Leaderboard.css.ts';
import type { Props } from './schema.ts';

const PARAMETER = 'period';

/** Mission points by period, without countdowns or urgency. The platform restricts it to members. */
export default function Leaderboard({ props }: BlockProps<Props>) {
  const { t } = useTranslation('club');
  const session = useFact('session');
  if (session === 'visitor') {
    const picture = (
      <span className={panel.emblem} aria-hidden="true">
        <Trophy size={44} />
      </span>
    );
    return (
      <div className={styles.invitation}>
        <MembersOnly
          title={t('board_invite_title')}
          text={t('board_invite_text')}
          login={props.login}
          register={props.register}
          picture={picture}
        />
      </div>
    );
  }
  return <Boards props={props} />;
}

function Boards({ props }: Pick<BlockProps<Props>, 'props'>) {
  const { t } = useTranslation('club');
  const text = useText();
  const heading = useId();
  const [query, setQuery] = useSearchParams();
  const first = props.periods.find((name) => name === props.first) ?? props.periods[0] ?? props.first;
  const period = props.periods.find((name) => name === query.get(PARAMETER)) ?? first;
  const choose = (next: string): void => {
    setQuery((last) => {
      const changed = new URLSearchParams(last);
      if (next === first) changed.delete(PARAMETER);
      else changed.set(PARAMETER, next);
      return changed;
    });
  };
  return (
    <Stack as="section" className={styles.boards} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {text(props.title)}
      </h2>
      <Tabs
        aria-label={t('board_period')}
        variant="pill"
        value={period}
        onChange={choose}
        tabs={props.periods.map((value) => ({ value, label: t(`period_${value}`) }))}
      >
        <OneBoard period={period} count={props.count} />
      </Tabs>
      <Text size="sm" tone="muted">
        {t('board_note')}
      </Text>
    </Stack>
  );
}

function OneBoard({ period, count }: { readonly period: LeaderboardPeriod; readonly count: number }) {
  const { t } = useTranslation('club');
  const { data, error, isFetching, refetch } = useCall(leaderboard, { period, limitNum: count });
  if (data === undefined)
    return error ? <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <BoardWaiting />;
  if (data.list.length === 0) return <EmptyState icon={<Trophy />} title={t('board_none_title')} text={t('board_none_text')} />;
  return <Board board={data} />;
}
