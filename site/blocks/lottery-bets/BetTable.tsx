import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useMerchant } from '#site/assembler/sdk/view.ts';
import { lotteryOrders, ORDER_STATUS, type LotteryGame, type LotteryOrder } from '#site/api/contract/lottery.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatAmount, type Currency } from '#site/i18n/format.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { ScheduledRefetch } from '#site/lib/ScheduledRefetch.tsx';
import { statusKey } from '#site/features/lottery/lotteryTexts.ts';
import { useLotteryTexts } from '#site/features/lottery/useLotteryTexts.ts';
import { Money } from '#site/components/Money.tsx';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Badge, type BadgeTone, EmptyState, Pagination, Stack, Table, type TableColumn, Tabs, Text } from '#ui';
import { DrawnNumbers } from './DrawnNumbers.tsx';
import { FILTERS, type Filter } from './filters.ts';
import * as styles from './LotteryBets.css.ts';
import { useNews } from './useNews.ts';

interface BetTableProps {
  readonly game: LotteryGame;
  readonly title: string;
  readonly pageSize: number;
}

/** Bets by status, with pagination. Refetches when the draw of an open bet is due. */
export function BetTable({ game, title, pageSize }: BetTableProps) {
  const { gameCode } = game;
  const { t } = useTranslation('lottery');
  const language = useFact('language');
  const { currency } = useMerchant();
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const { fresh, dueAt, ask } = useNews(gameCode, language);
  const columns = useColumns(currency, game.lastPrizeFirst);
  const status = FILTERS.find(({ value }) => value === filter)?.status;
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useCall(
    lotteryOrders,
    { gameCode, language, pageNo: page, pageSize, ...(status !== undefined && { status }) },
    { staleMs: 0, keepPrevious: true },
  );
  const isBeyond = useLastPage(page, { data, isPlaceholderData }, setPage);
  const orders = data?.list ?? [];

  const choose = (value: string): void => {
    setFilter(FILTERS.find((known) => known.value === value)?.value ?? 'all');
    setPage(1);
  };
  return (
    <>
      <ScheduledRefetch at={dueAt} run={ask} />
      <p className={styles.news} role="status">
        {fresh && t(fresh.win > 0 ? 'news_paid' : 'news_none', { 0: String(fresh.count), 1: formatAmount(fresh.win, currency) })}
      </p>
      <Tabs
        aria-label={t('filter_bets')}
        variant="pill"
        value={filter}
        onChange={choose}
        tabs={FILTERS.map(({ value, label }) => ({ value, label: t(label) }))}
      >
        {error && orders.length === 0 ? (
          <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Table
            caption={title}
            hideCaption
            columns={columns}
            rows={orders}
            rowKey={({ orderId }) => orderId}
            loading={isPending || isBeyond}
            empty={<EmptyState title={t('no_bets_title')} text={t('no_bets_text')} />}
          />
        )}
      </Tabs>
      <Pagination aria-label={t('bet_pages')} page={page} pageCount={data?.totalPages ?? 1} onPageChange={setPage} />
    </>
  );
}

/** Neutral on purpose: a loss is not styled as a warning. */
const TONES: Readonly<Record<number, BadgeTone>> = { [ORDER_STATUS.open]: 'info', [ORDER_STATUS.won]: 'positive' };

function useColumns(currency: Currency, lastPrizeFirst: boolean | undefined): readonly TableColumn<LotteryOrder>[] {
  const { t } = useTranslation('lottery');
  const texts = useLotteryTexts();
  return useMemo(
    () => [
      {
        key: 'bet',
        header: t('bet_column'),
        cell: ({ picks, playType }) => (
          <Stack as="span" gap="xxs">
            <bdi className={styles.picks}>{texts.picks(picks)}</bdi>
            <Text as="span" size="sm" tone="muted">
              {texts.play(playType)}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'status',
        header: t('status'),
        priority: 'high',
        cell: ({ status }) => <Badge tone={TONES[status] ?? 'neutral'}>{t(statusKey(status))}</Badge>,
      },
      { key: 'draw', header: t('draw'), cell: (order) => <DrawnNumbers order={order} lastPrizeFirst={lastPrizeFirst} /> },
      { key: 'order', header: t('order'), cell: ({ orderId }) => <bdi dir="ltr">{orderId}</bdi> },
      { key: 'stake', header: t('total'), align: 'end', cell: ({ total }) => <Money amount={total} currency={currency} /> },
      { key: 'win', header: t('paid'), align: 'end', cell: ({ win }) => <Money amount={win} currency={currency} /> },
    ],
    [t, texts, currency, lastPrizeFirst],
  );
}
