import { useId, useMemo, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { openedNumbers, type Drawn } from '#site/api/contract/lottery.ts';
import { useCall } from '#site/api/useCall.ts';
import { useMoment } from '#site/i18n/useMoment.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { ScheduledRefetch } from '#site/lib/ScheduledRefetch.tsx';
import { drawName } from '#site/features/lottery/lotteryTexts.ts';
import { AllPrizes, Numbers } from '#site/features/lottery/Numbers.tsx';
import { useRules, type LotteryRules } from '#site/features/lottery/useLottery.ts';
import { EmptyState, Heading, Pagination, Stack, Table, type TableColumn } from '#ui';
import * as styles from './LotteryOpened.css.ts';
import type { Props } from './schema.ts';

/** The latest results of the lottery in the URL. */
export default function LotteryOpened({ props }: BlockProps<Props>) {
  const { data } = useRules();
  return data ? <Opened key={data.game.gameCode} game={data.game} props={props} /> : null;
}

function Opened({ game, props }: { readonly game: LotteryRules['game']; readonly props: Props }) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const heading = useId();
  const { lottery, formats } = useSite();
  const [page, setPage] = useState(1);
  const { data, error, isPending, isFetching, refetch } = useCall(
    openedNumbers,
    { gameCode: game.gameCode, count: lottery.openedNumbers },
    { staleMs: 0 },
  );
  const list = data?.list ?? [];
  const last = list[0];
  const start = (page - 1) * props.pageSize;

  const columns = useColumns(formats.date, game.lastPrizeFirst);

  return (
    <Stack as="section" gap="md" aria-labelledby={heading}>
      <Heading id={heading} level={3} size="xl">
        {text(props.title)}
      </Heading>
      <ScheduledRefetch at={last && last.drawnAt + game.everyMs} run={() => void refetch()} />
      {error && list.length === 0 ? (
        <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Table
          caption={text(props.title)}
          hideCaption
          columns={columns}
          rows={list.slice(start, start + props.pageSize)}
          rowKey={({ numero }) => numero}
          loading={isPending}
          empty={<EmptyState title={t('no_numbers')} />}
        />
      )}
      <Pagination aria-label={t('opened_pages')} page={page} total={list.length} pageSize={props.pageSize} onPageChange={setPage} />
    </Stack>
  );
}

function useColumns(date: string, lastPrizeFirst: boolean | undefined): readonly TableColumn<Drawn>[] {
  const { t } = useTranslation('lottery');
  const moment = useMoment();
  return useMemo(
    () => [
      {
        key: 'numero',
        header: t('draw'),
        cell: (drawn) => (
          <bdi dir="ltr" className={styles.number}>
            {drawName(drawn)}
          </bdi>
        ),
      },
      {
        key: 'numbers',
        header: t('numbers_drawn'),
        cell: ({ prizes }) => <Result prizes={prizes} label={t('all_prizes')} lastFirst={lastPrizeFirst} />,
      },
      {
        key: 'time',
        header: t('drawn_at'),
        cell: ({ drawnAt }) => (
          <time dateTime={new Date(drawnAt).toISOString()}>
            <bdi dir="ltr">{moment(drawnAt, date)}</bdi>
          </time>
        ),
      },
    ],
    [t, moment, date, lastPrizeFirst],
  );
}

/** The first prize; a button shows the others, if any. */
function Result({ prizes, label, lastFirst }: ComponentProps<typeof AllPrizes> & { readonly label: string }) {
  if (prizes.length < 2) return <Numbers prizes={prizes} />;
  return (
    <div className={styles.all}>
      <Numbers prizes={prizes} />
      <details>
        <summary className={styles.summary}>{label}</summary>
        <AllPrizes prizes={prizes} lastFirst={lastFirst} />
      </details>
    </div>
  );
}
