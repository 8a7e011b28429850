import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact, useMerchant } from '#site/assembler/sdk/view.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { redEnvelopeHistory } from '#site/api/contract/envelopes.ts';
import { useCall } from '#site/api/useCall.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Money } from '#site/components/Money.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Heading, Pagination, Row, Stack, Table, type TableColumn, Text } from '#ui';

type Opening = CallOutput<typeof redEnvelopeHistory>['list'][number];

/** Query parameter of the list's page. */
const PAGE = 'pageNo';

/** Opened envelopes and their amounts. */
export function Opened({ pageSize }: { readonly pageSize: number }) {
  const { t } = useTranslation('mall');
  const { currency } = useMerchant();
  const language = useFact('language');
  const heading = useId();
  const { parts, put } = useRecordPlace();
  const pageNo = /^[1-9]\d{0,3}$/.test(parts[PAGE] ?? '') ? Number(parts[PAGE]) : 1;
  const columns = useColumns();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useCall(
    redEnvelopeHistory,
    { language, pageNo, pageSize },
    { staleMs: 0, keepPrevious: true },
  );
  const show = (page: number): void => put({ [PAGE]: page === 1 ? '' : String(page) });
  const isBeyond = useLastPage(pageNo, { data, isPlaceholderData }, show);
  // Without any opened envelope, the list is hidden.
  if (data?.totalCount === 0) return null;
  return (
    <Stack as="section" gap="md" aria-labelledby={heading}>
      <Row align="baseline" justify="between">
        <Heading id={heading} level={3}>
          {t('opened_title')}
        </Heading>
        {data && (
          <Text size="sm" tone="muted">
            {t('opened_total')} <Money amount={data.total} currency={currency} />
          </Text>
        )}
      </Row>
      <Table
        caption={t('opened_title')}
        hideCaption
        columns={columns}
        rows={error ? [] : (data?.list ?? [])}
        rowKey={({ envelopeId }) => envelopeId}
        loading={isPending || isBeyond || isPlaceholderData}
        error={error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      />
      {!error && <Pagination aria-label={t('opened_pages')} page={pageNo} pageCount={data?.totalPages ?? 1} onPageChange={show} />}
    </Stack>
  );
}

function useColumns() {
  const { t } = useTranslation('mall');
  const { currency } = useMerchant();
  return useMemo((): readonly TableColumn<Opening>[] => {
    return [
      { key: 'name', header: t('envelope'), cell: ({ name }) => name },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        priority: 'high',
        cell: ({ amount }) => <Money amount={amount} currency={currency} />,
      },
      { key: 'time', header: t('time'), priority: 'second', cell: ({ openedAt }) => <RecordTime at={openedAt} /> },
    ];
  }, [t, currency]);
}
