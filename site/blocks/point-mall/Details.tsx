import { Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useMerchant } from '#site/assembler/sdk/view.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { pointConfig, pointDetails } from '#site/api/contract/points.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { EmptyState, Pagination, Stack, Table, type TableColumn, Text } from '#ui';
import * as styles from './Mall.css.ts';
import type { Props } from './schema.ts';
import { useMall } from './useMall.ts';

type Entry = CallOutput<typeof pointDetails>['list'][number];

/** History of the member's points. */
export function Details({ pageSize }: Pick<Props, 'pageSize'>) {
  const { t } = useTranslation(['mall', 'club']);
  const language = useFact('language');
  const [{ page }, look] = useMall();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useCall(
    pointDetails,
    { language, pageNo: page, pageSize },
    { staleMs: 0, keepPrevious: true },
  );
  const isBeyond = useLastPage(page, { data, isPlaceholderData }, (last) => look({ page: last }));
  const perPoint = useCall(pointConfig, {}).data?.betPerPoint;
  const { currency } = useMerchant();
  const columns = useDetailColumns();
  return (
    <Stack>
      <Table
        caption={t('tab_details')}
        hideCaption
        columns={columns}
        rows={error ? [] : (data?.list ?? [])}
        rowKey={({ entryId }) => entryId}
        loading={isPending || isBeyond || isPlaceholderData}
        empty={<EmptyState icon={<Sparkles />} title={t('details_none_title')} text={t('details_none_text')} />}
        error={error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      />
      {!error && (
        <Pagination
          aria-label={t('details_pages')}
          page={page}
          pageCount={data?.totalPages ?? 1}
          onPageChange={(next) => look({ page: next })}
        />
      )}
      <Text size="sm" tone="muted">
        {perPoint !== undefined && perPoint > 0 && <span>{`${t('earn_rate', { 0: formatAmount(perPoint, currency) })} `}</span>}
        <span>{t('club:points_never')}</span>
      </Text>
    </Stack>
  );
}

function useDetailColumns() {
  const { t } = useTranslation('mall');
  return useMemo((): readonly TableColumn<Entry>[] => {
    return [
      {
        key: 'remark',
        header: t('remark'),
        cell: ({ kind, remark }) => (
          <Stack as="span" gap="xxs" align="start">
            {t(`entry_${kind}`)}
            {remark !== null && (
              <Text as="span" size="sm" tone="muted" weight="regular">
                {remark}
              </Text>
            )}
          </Stack>
        ),
      },
      { key: 'time', header: t('time'), cell: ({ movedAt }) => <RecordTime at={movedAt} /> },
      {
        key: 'points',
        header: t('changed'),
        align: 'end',
        priority: 'high',
        cell: ({ changedPoints }) => (
          <bdi dir="ltr" className={styles.points} data-gain={changedPoints > 0 || undefined}>
            {changedPoints > 0 ? `+${formatCount(changedPoints)}` : formatCount(changedPoints)}
          </bdi>
        ),
      },
      { key: 'balance', header: t('balance_after'), align: 'end', cell: ({ balance }) => <bdi>{formatCount(balance)}</bdi> },
    ];
  }, [t]);
}
