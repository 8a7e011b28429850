import { PackageOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useMerchant } from '#site/assembler/sdk/view.ts';
import { REDEEM_STATUSES, redeemList } from '#site/api/contract/points.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Badge, EmptyState, Pagination, Stack, Table, type TableColumn, Tabs, Text } from '#ui';
import { STATUS_TONES, type Redemption } from './redemption.ts';
import { RedemptionDetail } from './RedemptionDetail.tsx';
import type { Props } from './schema.ts';
import { useMall } from './useMall.ts';
import { useTypeName } from './useTypeName.ts';

/** The tab of all statuses: a tab's value must not be empty. */
const ALL = 'all';

/** Redemptions with their status. */
export function History({ pageSize, kinds }: Pick<Props, 'pageSize' | 'kinds'>) {
  const { t } = useTranslation(['mall', 'club']);
  const language = useFact('language');
  const [{ type, page }, look] = useMall();
  const status = REDEEM_STATUSES.find((known) => known === type);
  const [opened, setOpened] = useState<Redemption>();
  const columns = useColumns(kinds);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useCall(
    redeemList,
    { language, pageNo: page, pageSize, ...(status && { status }) },
    { staleMs: 0, keepPrevious: true },
  );
  const isBeyond = useLastPage(page, { data, isPlaceholderData }, (last) => look({ page: last }));
  return (
    <Stack>
      <Tabs
        aria-label={t('history_statuses')}
        variant="pill"
        value={status ?? ALL}
        onChange={(next) => look({ type: next === ALL ? '' : next })}
        tabs={[{ value: ALL, label: t('club:type_all') }, ...REDEEM_STATUSES.map((value) => ({ value, label: t(`status_${value}`) }))]}
      >
        <Table
          caption={t('tab_history')}
          hideCaption
          columns={columns}
          rows={error ? [] : (data?.list ?? [])}
          rowKey={({ redemptionId }) => redemptionId}
          onRowPress={setOpened}
          loading={isPending || isBeyond || isPlaceholderData}
          empty={<EmptyState icon={<PackageOpen />} title={t('history_none_title')} text={t('history_none_text')} />}
          error={error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        />
      </Tabs>
      {!error && (
        <Pagination
          aria-label={t('history_pages')}
          page={page}
          pageCount={data?.totalPages ?? 1}
          onPageChange={(next) => look({ page: next })}
        />
      )}
      {opened && <RedemptionDetail redemption={opened} kinds={kinds} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

function useColumns(kinds: Props['kinds']): readonly TableColumn<Redemption>[] {
  const { t } = useTranslation(['mall', 'club']);
  const { currency } = useMerchant();
  const typeName = useTypeName(kinds);
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('name'),
        cell: ({ name, type, quantity }) => (
          <Stack as="span" gap="xxs" align="start">
            <span>{quantity > 1 ? t('times', { 0: quantity, 1: name }) : name}</span>
            <Text as="span" size="sm" tone="muted" weight="regular">
              {typeName(type)}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'status',
        header: t('status'),
        priority: 'high',
        cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(`status_${status}`)}</Badge>,
      },
      { key: 'quantity', header: t('quantity'), align: 'end', priority: 'low', cell: ({ quantity }) => formatCount(quantity) },
      {
        key: 'points',
        header: t('club:rates_units'),
        align: 'end',
        priority: 'second',
        cell: ({ points }) => <bdi>{formatCount(points)}</bdi>,
      },
      {
        key: 'amount',
        header: t('requirement'),
        align: 'end',
        priority: 'low',
        cell: ({ amount }) => (amount > 0 ? <bdi>{formatAmount(amount, currency)}</bdi> : null),
      },
      { key: 'time', header: t('time'), priority: 'second', cell: ({ redeemedAt }) => <RecordTime at={redeemedAt} /> },
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- type names change with config and language, as t does
    [t, currency],
  );
}
